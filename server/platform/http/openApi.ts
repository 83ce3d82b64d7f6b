import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { Value } from 'typebox/value';
import { codesOf } from '#domain/api/codesOf.ts';
import { contract } from '#domain/api/contract.ts';
import type { Endpoint, RequestHeader } from '#domain/api/endpoint.ts';
import { REFUSAL_PARAMS, type RefusalCode } from '#domain/refusal/refusalCodes.ts';
import { VERSION } from '../version.ts';

const text = (description: string) => ({ type: 'string', description });
const HEADERS: Readonly<Record<RequestHeader, object>> = {
  'X-Customer-Key': { type: 'integer', description: 'The customer acted for; absent: the own one' },
  'X-Ship-Method': { ...text('Pickup or delivery, for walk-in customers'), enum: ['Pickup', 'Delivery'] },
  'Idempotency-Key': text('1 to 64 visible characters; the same key is answered with the first result again'),
  'X-Cart-Version': { type: 'integer', description: 'The version of the cart that the caller has seen' },
  'If-None-Match': text('The entity tag of the answer that the caller holds; 304 while it is the newest'),
};

function headersOf({ method, access, answer, headers = [] }: Endpoint): readonly RequestHeader[] {
  const isNamed = access !== 'anonymous' && access !== 'documentId';
  return [
    ...(isNamed ? (['X-Customer-Key'] as const) : []),
    ...headers,
    ...(method === 'GET' && answer ? (['If-None-Match'] as const) : []),
  ];
}

const endpointOf = (path: string, method: string) =>
  contract.find((endpoint) => endpoint.method === method && endpoint.path === path);

const BYTES = {
  description: 'The bytes',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

/** The values that come with each of these codes. */
function paramsOf(codes: readonly RefusalCode[]): string {
  const named = codes.flatMap((code) => {
    const names = REFUSAL_PARAMS[code];
    return names.length === 0 ? [] : `${code}: ${names.join(', ')}`;
  });
  return `The values of the text. ${named.join('; ')}`;
}

/** The same schema with the codes of its call. A schema with own codes keeps them. */
function withCodes(schema: unknown, codes: readonly RefusalCode[]): unknown {
  const { properties } = Object(schema);
  if (properties?.code?.type !== 'string' || properties.params === undefined) return schema;
  return {
    ...Object(schema),
    properties: {
      ...properties,
      code: { type: 'string', enum: codes },
      reasons: { ...properties.reasons, items: withCodes(properties.reasons?.items, codes) },
      params: { ...properties.params, description: paramsOf(codes) },
    },
  };
}

/** Adds what the validating schemas lack: headers, binary responses, and refusal codes. */
function described(schema: FastifySchema, path: string, method: unknown): FastifySchema {
  const endpoint = endpointOf(path, String(method));
  if (!endpoint) return schema;
  const properties = Object.fromEntries(headersOf(endpoint).map((name) => [name, HEADERS[name]]));
  const codes = codesOf(endpoint);
  const responses = endpoint.answer ? Object(schema.response) : { 200: BYTES, ...Object(schema.response) };
  const response = Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => [status, withCodes(answer, codes)]),
  );
  return {
    ...schema,
    response,
    ...(Object.keys(properties).length === 0 ? {} : { headers: { type: 'object', properties } }),
  };
}

/** A body is required, unless the call also takes null. */
function withBodies<Document extends { paths?: object | undefined }>(document: Document): Document {
  for (const { path, method, body } of contract) {
    const calls = Object(document.paths)[path.replace(/:(\w+)/g, '{$1}')];
    const requestBody = calls?.[method.toLowerCase()]?.requestBody;
    if (body && requestBody) requestBody.required = !Value.Check(body, null);
  }
  return document;
}

/** `/openapi.json` from the same schemas that check the calls, and readable docs at `/api/docs`. */
export async function publishContract(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Storefront API',
        version: VERSION,
        description:
          'Ordering for distributors. Numbers are plain decimals, dates are YYYY-MM-DD, a refusal is { message, errors, code, params }. ' +
          'X-Customer-Key names the customer acted for, Idempotency-Key makes a write safe to repeat, X-Cart-Version says ' +
          'which cart the caller has seen; none of them is ever required of a customer acting for itself.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => ({ schema: described(schema ?? {}, url, route.method), url }),
    transformObject: (document) =>
      'openapiObject' in document ? withBodies(document.openapiObject) : document.swaggerObject,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
