import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { readForm, refuseExcess } from './bodyScan.ts';
import { answerAsRefusal } from './errors.ts';
import { fileTooLarge, Refused, tooLarge } from './refused.ts';

/**
 * JSON and forms. An empty body counts as absent, regardless of its content type: some clients send the type without a
 * body.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, undefined);
    try {
      refuseExcess(String(text));
    } catch (error) {
      return done(error as Refused);
    }
    parseJson(request, String(text), done);
  });
  await app.register(formBody, { parser: (text: string) => readForm(text) ?? {} });
}

/**
 * A body with a stated length is refused before it arrives. The rest of it may still arrive, so that the client gets
 * the response.
 */
export function refuseLargeBody({ headers, routeOptions: { bodyLimit } }: FastifyRequest): void {
  if (Number(headers['content-length']) > bodyLimit) throw tooLarge(bodyLimit);
}

/** For the routes of this instance: the raw body, regardless of its type; `isStreamed`: as a stream. */
export function readBytes(host: FastifyInstance, isStreamed = false): FastifyInstance {
  host.removeAllContentTypeParsers();
  if (isStreamed) host.addContentTypeParser('*', (_request, stream, done) => done(null, stream));
  else host.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  host.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const isTooLarge = !(error instanceof Refused) && error.statusCode === 413;
    const limit = request.routeOptions.bodyLimit;
    answerAsRefusal(isTooLarge ? fileTooLarge(limit) : error, request, reply);
  });
  return host;
}
