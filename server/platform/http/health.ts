import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { VERSION } from '../version.ts';

/** `/healthz`: the process responds, and says its version. `/readyz`: its database also takes writes, as an order needs. */
export function answerHealth(app: FastifyInstance, database: Kysely<Database>): void {
  const options: RouteShorthandOptions = { schema: { hide: true }, logLevel: 'warn', config: { takesNoTurn: true } };
  app.get('/healthz', options, async () => ({ status: 'ok', version: VERSION }));
  app.get('/readyz', options, async (_request, reply) => {
    try {
      // The message reaches the disk, and stores nothing.
      const { rows } = await sql<{ isWritable: boolean }>`select current_setting('transaction_read_only') = 'off'
        as "isWritable", pg_logical_emit_message(true, 'ready', '')`.execute(database);
      if (rows[0]?.isWritable) return { status: 'ready' };
    } catch {
      // The same as a database that takes no writes.
    }
    return reply.code(503).header('retry-after', 5).send({ status: 'database unavailable', code: 'unavailable' });
  });
}
