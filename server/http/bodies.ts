import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance } from 'fastify';
import { answerAsRefusal } from './errors.ts';
import { Refused } from './refused.ts';
import { requestTexts } from './requestTexts.ts';

/** JSON and forms. An empty body is no body, whatever its content type says: clients send the type even with nothing. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, undefined);
    else parseJson(request, String(text), done);
  });
  await app.register(formBody);
}

/** For the routes of this instance: the body as it came, whatever its type is said to be; `isStreamed`: while it comes. */
export function readBytes(host: FastifyInstance, isStreamed = false): FastifyInstance {
  host.removeAllContentTypeParsers();
  if (isStreamed) host.addContentTypeParser('*', (_request, stream, done) => done(null, stream));
  else host.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  host.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const isTooLarge = !(error instanceof Refused) && error.statusCode === 413;
    const limit = request.routeOptions.bodyLimit;
    answerAsRefusal(isTooLarge ? new Refused(413, requestTexts.fileTooLarge(limit)) : error, request, reply);
  });
  return host;
}
