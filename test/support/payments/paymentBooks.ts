import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

/** A payment that the gateway does not know is abandoned after less than half a minute; each job may need several tries. */
const SETTLED_WITHIN_MS = 180_000;

/** Until each payment is captured, refunded or known not to exist. */
export async function untilSettled(database: Kysely<Database>): Promise<string[]> {
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const open = await database
      .selectFrom('payment_attempt')
      .select(['reference', 'state', 'failure'])
      .where('state', 'in', ['asked', 'held', 'capturing', 'voiding'])
      .execute();
    if (open.length === 0) return [];
    if (performance.now() > deadline) return open.map((row) => `not settled: ${JSON.stringify(row)}`);
    await pause(500);
  }
}

/** Payments that are in the gateway's ledger and not in ours, the other way round, or with another amount. */
async function disagreements(database: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql`
    select coalesce(a.reference, t.reference) as reference, a.state, t.state as booked, t.captured, a.amount, o.order_number, o.total
    from payment_attempt a
    full join sandbox_gateway.transaction t on t.reference = a.reference
    left join sales_order o on o.id = a.order_id
    where not coalesce(case
      when o.id is not null then a.state = 'captured' and t.state = 'captured' and t.captured = o.total and a.amount = o.total
      when a.state = 'declined' then t.state = 'declined'
      when a.state in ('voided', 'absent') then t.reference is null or t.state = 'voided'
    end, false)`.execute(database);
  return rows.map((row) => `books disagree: ${JSON.stringify(row)}`);
}

async function unpaidOrders(database: Kysely<Database>, after: number): Promise<string[]> {
  const { rows } = await sql`
    select o.order_number, o.total from sales_order o join customer c using (customer_key)
    where c.walk_in_user_id is not null and o.total > 0 and o.id > ${after}
    and not exists (select from payment_attempt a where a.order_id = o.id)`.execute(database);
  return rows.map((row) => `unpaid: ${JSON.stringify(row)}`);
}

/** Payments that were reported as not made, and were made. */
export async function wronglyReported(database: Kysely<Database>, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await database
    .selectFrom('payment_attempt')
    .select(['idempotency_key', 'state'])
    .where('idempotency_key', 'in', keys)
    .where((where) =>
      where.or([where('order_id', 'is not', null), where('state', 'in', ['held', 'capturing', 'captured'])]),
    )
    .execute();
  return rows.map((row) => `reported as failed:  ${JSON.stringify(row)}`);
}

export interface BookSums {
  /** What the gateway took, in dollars as PostgreSQL writes them. */
  taken: string;
  ordered: string;
  /** Charges that were refunded, since no order could be made for them. */
  refunded: number;
}

export async function sumsOfBooks(database: Kysely<Database>): Promise<BookSums> {
  const { rows } = await sql<BookSums>`
    select
      (select coalesce(sum(captured - refunded), 0)::text from sandbox_gateway.transaction) as taken,
      (select count(*)::integer from sandbox_gateway.transaction where state = 'voided') as "refunded",
      (select coalesce(sum(total), 0)::text from sales_order where id in (select order_id from payment_attempt)) as ordered`.execute(
    database,
  );
  const [sums] = rows;
  if (!sums) throw new Error('sums have one row');
  return sums;
}

/** Compares the gateway's ledger with the orders of consumers placed after the order `after`, to the cent, once all is settled. */
export async function checkLedger(
  database: Kysely<Database>,
  { after, reportedFailed }: { after: number; reportedFailed: readonly string[] },
): Promise<string[]> {
  const unsettled = await untilSettled(database);
  const { taken, ordered } = await sumsOfBooks(database);
  return [
    ...unsettled,
    ...(await disagreements(database)),
    ...(await unpaidOrders(database, after)),
    ...(await wronglyReported(database, reportedFailed)),
    ...(taken === ordered ? [] : [`${taken} was taken for orders of ${ordered}`]),
  ];
}
