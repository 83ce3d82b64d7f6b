import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** `/healthz`: the process responds. `/readyz`: it can also reach its database. */
export function answerHealth(app: FastifyInstance, database: Kysely<Database>): void {
  const options: RouteShorthandOptions = { schema: { hide: true }, logLevel: 'warn', config: { takesNoTurn: true } };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    try {
      await sql`select 1`.execute(database);
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', 5).send({ status: 'database unavailable' });
    }
  });
}
