import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { VERSION } from '../version.ts';

/**
 * `/healthz`: the process responds, and says its version. `/readyz`: the shop can take orders; `findObstacle` says why
 * not, or rejects without a database.
 */
export function answerHealth(app: FastifyInstance, findObstacle: () => Promise<string | null>): void {
  const options: RouteShorthandOptions = { schema: { hide: true }, logLevel: 'warn', config: { takesNoTurn: true } };
  app.get('/healthz', options, async () => ({ status: 'ok', version: VERSION }));
  app.get('/readyz', options, async (_request, reply) => {
    const status = await findObstacle().catch(() => 'database unavailable');
    if (status === null) return { status: 'ready' };
    return reply.code(503).header('retry-after', 5).send({ status, code: 'unavailable' });
  });
}
