import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

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
