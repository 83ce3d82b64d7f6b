import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { TokenRefusal } from '#domain/api/authentication.ts';
import type { Refusal, SaveResult } from '#domain/api/refusal.ts';
import type { RefusalCode, RefusalParams } from '#domain/refusal/refusalCodes.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { malformed, notFound, Refused, tooLarge, unavailable } from './refused.ts';

const notValid = () => serverText('request.notValid');
const LIMITS = ['maxItems', 'maxProperties', 'maxLength'];

function validationDetails(error: FastifyError): string[] {
  const where = error.validationContext ?? 'request';
  return (error.validation ?? []).slice(0, 20).map((problem) => `${where}${problem.instancePath} ${problem.message}`);
}

/** A valid request may exceed a limit. */
function invalid(error: FastifyError): Refused {
  const details = validationDetails(error);
  const over = error.validation?.find(({ keyword }) => LIMITS.includes(keyword));
  const limit = over?.params.limit;
  if (typeof limit !== 'number') return new Refused(400, 'invalidRequest', notValid(), { details });
  return over?.keyword === 'maxLength'
    ? new Refused(400, 'textTooLong', serverText('request.textTooLong', { limit }), { params: { limit }, details })
    : new Refused(400, 'tooManyItems', serverText('request.tooMany', { limit }), { params: { limit }, details });
}

/**
 * Connection errors, a full disk or memory, a server that starts, recovers, stops or is read-only, timeouts and lock
 * conflicts.
 */
const UNAVAILABLE_STATES = /^(08\w{3}|53\w{3}|57P0\d|57014|58\w{3}|25006|25P0[34]|40001|40P01|55P03)$/;
const BROKEN_CONNECTIONS =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own words have no code. */
const DRIVER_WORDS =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|after calling end on the pool|driver has already been destroyed|ECONNREFUSED|ECONNRESET/;

function isDatabaseGone({ code = '', message }: FastifyError): boolean {
  return UNAVAILABLE_STATES.test(code) || BROKEN_CONNECTIONS.test(code) || DRIVER_WORDS.test(message);
}

/** Data that no column can store: a number out of range, a NUL character. */
function isUnstorable(error: FastifyError): boolean {
  return /^22(003|021|P05)$/.test(error.code ?? '');
}

interface Answer {
  status: number;
  code: RefusalCode;
  params: RefusalParams | undefined;
  body: Refusal | SaveResult;
  retryAfterSeconds?: number | undefined;
}

function refusal(refused: Refused, id: string): Answer {
  const { status, code, params, retryAfterSeconds } = refused;
  return { status, code, params, body: refused.body(id), retryAfterSeconds };
}

function answerTo(error: FastifyError | Refused, { id, log, routeOptions }: FastifyRequest): Answer {
  if (error instanceof Refused) return refusal(error, id);
  if (error.validation) return refusal(invalid(error), id);
  if (isUnstorable(error)) return refusal(new Refused(400, 'invalidRequest', notValid()), id);
  if (isDatabaseGone(error)) {
    log.error({ err: error }, 'database unavailable');
    return refusal(unavailable(), id);
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return refusal(tooLarge(routeOptions.bodyLimit), id);
  if (status < 500) {
    const details = [error.message];
    if (status === 404) return refusal(new Refused(404, 'notFound', serverText('request.notFound'), { details }), id);
    return refusal(new Refused(status, 'invalidRequest', notValid(), { details }), id);
  }
  log.error({ err: error }, 'request failed');
  return refusal(new Refused(500, 'internalError', serverText('request.failed')), id);
}

function start(reply: FastifyReply, { status, code, retryAfterSeconds }: Answer): FastifyReply {
  reply.refusalCode = code;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
}

export function answerAsRefusal(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply): void {
  const answer = answerTo(error, request);
  start(reply, answer).send(answer.body);
}

/** For an invalid address without a route: the address is not repeated, and no hook has set the headers. */
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

const OAUTH_ERRORS: Readonly<Record<number, string>> = { 503: 'temporarily_unavailable', 500: 'server_error' };

/** The token call uses the OAuth form for all refusals. */
export function answerAsOAuth(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply): void {
  const answer = answerTo(error, request);
  const refusal: TokenRefusal = {
    error: OAUTH_ERRORS[answer.status] ?? 'invalid_request',
    error_description: messageOf(answer.body),
    code: answer.code,
    ...(answer.params && { params: { ...answer.params } }),
  };
  start(reply, answer).serializer(JSON.stringify).send(refusal);
}

/** Only the reason, except that an ended session has a code. */
export function answerAsText(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply): void {
  const answer = answerTo(error, request);
  if (answer.status === 401) answerAsRefusal(error, request, reply);
  else start(reply, answer).type('text/plain; charset=utf-8').serializer(String).send(messageOf(answer.body));
}

/** Refusals of saves have the additional fields `errorReason` and `errorCode`, whichever layer refuses. */
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
