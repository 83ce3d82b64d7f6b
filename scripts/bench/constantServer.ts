import fastify from 'fastify';

interface Constant {
  body: string;
  headers: Record<string, string>;
}

/**
 * Fastify without our code: every path responds with the bytes that the parent stored for it, or with 304 to a matching
 * entity tag.
 */
const constants = new Map<string, { body: Buffer; headers: Record<string, string> }>();
const app = fastify();
app.all('/*', async (request, reply) => {
  const constant = constants.get(request.url);
  if (!constant) return reply.code(404).send();
  if (request.headers['if-none-match'] === constant.headers.etag) return reply.code(304).send();
  return reply.headers(constant.headers).send(constant.body);
});
process.on('message', (given: Record<string, Constant>) => {
  for (const [path, { body, headers }] of Object.entries(given)) {
    constants.set(path, { body: Buffer.from(body, 'base64'), headers });
  }
  process.send?.('held');
});
process.once('disconnect', () => process.exit(0));
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
