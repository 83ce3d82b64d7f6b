import { type Kysely, sql } from 'kysely';
import type { WaitingOrder } from '#domain/api/integration.ts';
import type { Database } from '../../platform/database/schema.ts';

type WaitingRow = Omit<WaitingOrder, 'orderedAt' | 'runAt'> & { orderedAt: Date; runAt: Date | null };

const STATE = sql`case when j.id is null then 'fetch' when j.locked_at is not null then 'running'
  when j.attempts >= j.max_attempts then 'dead' else 'waiting' end`;

/** Orders that the fulfillment system does not have, with their export jobs: failed ones first, then the oldest. */
export async function findWaitingList(
  database: Kysely<Database>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: WaitingRow[]; total: number }> {
  const waiting = sql`order_export e join sales_order o on o.id = e.order_id
    where e.sent_at is null and e.acknowledged_at is null`;
  const { rows } = await sql<WaitingRow>`
    select w.order_number as "orderNumber", c.name as "customerName", w.ordered_at as "orderedAt", ${STATE} as state,
      coalesce(j.attempts, 0) as attempts, j.last_error as "lastError", j.run_at as "runAt", j.id::text as "jobId"
    from (select o.* from ${waiting}) w
    join customer c on c.customer_key = w.customer_key
    left join graphile_worker.jobs j on j.key = 'exportOrder ' || w.order_number
    order by ${STATE} = 'dead' desc, w.id limit ${limit} offset ${offset}`.execute(database);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${waiting}`.execute(database);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
