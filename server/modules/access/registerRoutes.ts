import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { bodyLimitOf } from '#domain/api/bodyLimits.ts';
import { contract } from '#domain/api/contract.ts';
import { DocumentTicket } from '#domain/api/documents.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { Refusal, SaveRefusal, SessionEnded } from '#domain/api/refusal.ts';
import { shownValue } from '#domain/dataImport/rowResult.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CustomerReads } from '../../platform/database/replica/customerReads.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readBytes, refuseLargeBody } from '../../platform/http/bodies.ts';
import { answerAsOAuth, answerAsSave, answerAsText } from '../../platform/http/errors.ts';
import { malformed } from '../../platform/http/refused.ts';
import { onShare } from '../../platform/http/share.ts';
import { admit } from './access.ts';
import { createCallers } from './callers.ts';
import type { Call, Route } from './route.ts';

function idempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,64}$/.test(header)) return header;
  throw malformed('Idempotency-Key must be 1 to 64 visible characters');
}

function cartVersion(request: FastifyRequest): number | null {
  const header = request.headers['x-cart-version'];
  if (header === undefined) return null;
  if (typeof header === 'string' && /^\d{1,9}$/.test(header)) return Number(header);
  throw malformed('X-Cart-Version must be a whole number');
}

/** A query parameter that the call does not have is a mistake of the program that sends it (readings 162). */
function refuseUnknownQuery({ query }: Endpoint, request: FastifyRequest): void {
  const known = query && Type.IsObject(query) ? query.properties : {};
  const unknown = Object.keys(request.query ?? {}).find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) throw malformed(`unknown query parameter ${shownValue(unknown)}`);
}

function schemaOf(endpoint: Endpoint): FastifySchema {
  const { params, query, body, answer, refusals, summary, access } = endpoint;
  const refused = refusalSchemaOf(endpoint);
  const needsNoToken = access === 'anonymous' || access === 'documentId';
  return {
    summary,
    tags: [endpoint.path.split('/')[2] ?? 'files'],
    security: needsNoToken ? [] : [{ bearer: [] }],
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(endpoint.isForm ? { consumes: ['application/x-www-form-urlencoded'] } : {}),
    response: {
      ...(answer ? { 200: answer } : {}),
      ...(endpoint.mayBeEmpty ? { 204: { type: 'null', description: 'There is nothing' } } : {}),
      ...(needsNoToken ? {} : { 401: access === 'service' ? Refusal : SessionEnded }),
      ...(body ? { 413: { ...refused, description: `The body has more than ${bodyLimitOf(endpoint)} bytes` } } : {}),
      429: { ...refused, description: 'Too much at once, or too often; Retry-After says when to try again' },
      ...refusals,
      '4xx': refused,
      '5xx': refused,
    },
  };
}

/** Public bytes under a known name: no caller is looked up, so that a page of pictures costs no query. */
function isForAnyone({ access, answer }: Endpoint): boolean {
  return answer === undefined && (access === 'anonymous' || access === 'documentId');
}

/** Uploads, downloads, and documents that are made: a caller's other calls do not wait for them. */
function isLong({ access, answer, takesBytes }: Endpoint): boolean {
  return takesBytes === true || answer === DocumentTicket || (answer === undefined && access !== 'anonymous');
}

/** What it changed must be in the customer's next read. */
function isWrite({ method, access, onlyReads }: Endpoint): boolean {
  return method !== 'GET' && (access === 'customer' || access === 'consumer') && onlyReads !== true;
}

function isSave({ answer }: Endpoint): boolean {
  return (
    answer !== undefined &&
    Type.IsObject(answer) &&
    'errorReason' in answer.properties &&
    'errorCode' in answer.properties
  );
}

function refusalSchemaOf(endpoint: Endpoint) {
  if (endpoint.refusesInText) return { content: { 'text/plain': { schema: Type.String() } } };
  return isSave(endpoint) ? SaveRefusal : Refusal;
}

/** The error handler of endpoints with their own form of refusals. */
function errorHandlerOf(endpoint: Endpoint) {
  if (endpoint.isForm) return { errorHandler: answerAsOAuth };
  if (endpoint.refusesInText) return { errorHandler: answerAsText };
  return isSave(endpoint) ? { errorHandler: answerAsSave } : {};
}

function assertComplete(routes: readonly Route[]): void {
  const registered = new Set(routes.map((route) => route.endpoint));
  const callsOf = (endpoints: readonly Endpoint[]) =>
    endpoints.map(({ method, path }) => `${method} ${path}`).join(', ');
  const missing = contract.filter((endpoint) => !registered.has(endpoint));
  if (missing.length > 0) throw new Error(`no route for ${callsOf(missing)}: add one to server/app/routes.ts`);
  const unknown = routes.map(({ endpoint }) => endpoint).filter((endpoint) => !contract.includes(endpoint));
  if (unknown.length > 0)
    throw new Error(`not in the contract: ${callsOf(unknown)}: list its file in domain/api/resources.ts`);
}

/** Registers every route of the contract behind its access check; throws when one of the contract has no route. */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  { database, customerReads, clock }: { database: Kysely<Database>; customerReads: CustomerReads; clock: Clock },
): void {
  assertComplete(routes);
  const callers = createCallers(database, clock);
  app.decorateRequest('caller', null);
  const register = (host: FastifyInstance, { endpoint, handle }: Route) => {
    const admission = async (request: FastifyRequest) => {
      if (!isForAnyone(endpoint)) request.caller = await admit(endpoint, request, callers);
      if (endpoint.access === 'service') refuseUnknownQuery(endpoint, request);
      if (!endpoint.takesBytes) refuseLargeBody(request);
    };
    host.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      bodyLimit: bodyLimitOf(endpoint),
      config: { isLong: isLong(endpoint) },
      ...errorHandlerOf(endpoint),
      // Admission comes before the body is read: a refused caller costs nothing, and learns nothing about valid input.
      onRequest: admission,
      handler: async (request, reply) => {
        const call: Call<Endpoint> = {
          get caller() {
            if (!request.caller) throw new Error('handler reached without a caller');
            return request.caller;
          },
          params: request.params as undefined,
          query: request.query as undefined,
          body: (request.body ?? null) as unknown as undefined,
          idempotencyKey: endpoint.headers?.includes('Idempotency-Key') ? idempotencyKey(request) : null,
          cartVersion: endpoint.headers?.includes('X-Cart-Version') ? cartVersion(request) : null,
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          reply,
        };
        const answer = await onShare(request, () => handle(call)).finally(async () => {
          const customerKey = request.caller?.customerKey ?? null;
          // A refused call may have written something too.
          if (customerKey !== null && isWrite(endpoint)) await customerReads.noteWrite(customerKey);
        });
        if (reply.sent || answer === reply) return reply;
        if (answer === null && endpoint.mayBeEmpty) return reply.code(204).send();
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        return answer;
      },
    });
  };
  for (const route of routes) {
    if (route.endpoint.takesBytes)
      app.register(async (host) => register(readBytes(host, route.endpoint.isStreamed), route));
    else register(app, route);
  }
}
