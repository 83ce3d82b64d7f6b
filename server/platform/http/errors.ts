import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { TokenRefusal } from '#domain/api/authentication.ts';
import type { Refusal, SaveResult } from '#domain/api/refusal.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { malformed, notFound, Refused, tooLarge, unavailable } from './refused.ts';

const NOT_VALID = serverText('request.notValid');
const LIMITS = ['maxItems', 'maxProperties', 'maxLength'];

function plainRefusal(message: string, requestId: string, details: string[] = []): Refusal {
  return { message, errors: [], ...(details.length === 0 ? {} : { details }), requestId };
}

function validationDetails(error: FastifyError): string[] {
  const where = error.validationContext ?? 'request';
  return (error.validation ?? []).slice(0, 20).map((problem) => `${where}${problem.instancePath} ${problem.message}`);
}

/** Over a limit a person may have sent what is right, but too much of it. */
function validationMessage(error: FastifyError): string {
  const over = error.validation?.find(({ keyword }) => LIMITS.includes(keyword));
  if (typeof over?.params.limit !== 'number') return NOT_VALID;
  return over.keyword === 'maxLength'
    ? serverText('request.textTooLong', { limit: over.params.limit })
    : serverText('request.tooMany', { limit: over.params.limit });
}

/** Connection trouble, a full disk or memory, a server that starts, recovers, stops or is read-only, what took too long or got in each other's way. */
const UNAVAILABLE_STATES = /^(08\w{3}|53\w{3}|57P0\d|57014|58\w{3}|25006|25P0[34]|40001|40P01|55P03)$/;
const BROKEN_CONNECTIONS =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own words have no code. */
const DRIVER_WORDS =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|after calling end on the pool|driver has already been destroyed|ECONNREFUSED|ECONNRESET/;

function isDatabaseGone({ code = '', message }: FastifyError): boolean {
  return UNAVAILABLE_STATES.test(code) || BROKEN_CONNECTIONS.test(code) || DRIVER_WORDS.test(message);
}

/** Data that no column can hold: a number out of range, a NUL character. */
function isUnstorable(error: FastifyError): boolean {
  return /^22(003|021|P05)$/.test(error.code ?? '');
}

interface Answer {
  status: number;
  body: Refusal | SaveResult;
  retryAfterSeconds?: number | undefined;
}

function refusal(refused: Refused, id: string): Answer {
  return { status: refused.status, body: refused.body(id), retryAfterSeconds: refused.retryAfterSeconds };
}

function answerTo(error: FastifyError | Refused, { id, log, routeOptions }: FastifyRequest): Answer {
  if (error instanceof Refused) return refusal(error, id);
  if (error.validation) {
    return { status: 400, body: plainRefusal(validationMessage(error), id, validationDetails(error)) };
  }
  if (isUnstorable(error)) return { status: 400, body: plainRefusal(NOT_VALID, id) };
  if (isDatabaseGone(error)) {
    log.error({ err: error }, 'database unavailable');
    return refusal(unavailable(), id);
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return refusal(tooLarge(routeOptions.bodyLimit), id);
  if (status < 500) {
    const text = status === 404 ? serverText('request.notFound') : NOT_VALID;
    return { status, body: plainRefusal(text, id, [error.message]) };
  }
  log.error({ err: error }, 'request failed');
  return { status: 500, body: plainRefusal(serverText('request.failed'), id) };
}

function start(reply: FastifyReply, { status, retryAfterSeconds }: Answer): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
}

export function answerAsRefusal(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply): void {
  const answer = answerTo(error, request);
  start(reply, answer).send(answer.body);
}

/** For an address that no route can be looked up for: it is not repeated, and no hook has set the headers. */
export function answerBadAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('x-frame-options', 'DENY')
    .header('x-request-id', request.id);
  answerAsRefusal(malformed('The address is not valid'), request, reply);
}

function messageOf(body: Answer['body']): string {
  return 'message' in body ? body.message : (body.errorReason ?? '');
}

const OAUTH_ERRORS: Readonly<Record<number, Pick<TokenRefusal, 'error' | 'code'>>> = {
  503: { error: 'temporarily_unavailable', code: 'unavailable' },
  500: { error: 'server_error' },
};

/** The token call speaks OAuth also where it is not its own code that refuses. */
export function answerAsOAuth(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply): void {
  const answer = answerTo(error, request);
  const refusal: TokenRefusal = {
    ...(OAUTH_ERRORS[answer.status] ?? { error: 'invalid_request' }),
    error_description: messageOf(answer.body),
  };
  start(reply, answer).serializer(JSON.stringify).send(refusal);
}

/** The reason alone. What ends a session has a code to read all the same. */
export function answerAsText(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply): void {
  const answer = answerTo(error, request);
  if (answer.status === 401) answerAsRefusal(error, request, reply);
  else start(reply, answer).type('text/plain; charset=utf-8').serializer(String).send(messageOf(answer.body));
}

/** Saves say why not as saves do, whoever it is that refuses: beside a refusal's own fields stand `errorReason` and `errorCode`. */
export function answerAsSave(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply): void {
  const answer = answerTo(error, request);
  const { status, body } = answer;
  const saveResult: SaveResult = { isSuccess: false, errorReason: messageOf(body), errorCode: status };
  start(reply, answer)
    .serializer(JSON.stringify)
    .send({ ...body, ...saveResult });
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  answerAsRefusal(notFound(), request, reply);
  return reply;
}
