import { type Kysely, sql } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import { ORDER_STATUS } from '#domain/order/orderStatus.ts';
import { periodStarts, type Spent } from '#domain/team/spending.ts';
import type { Database } from '../../platform/database/schema.ts';

/** What a member ordered in the current week and month, without canceled orders, in one statement. */
export async function findSpent(
  database: Kysely<Database>,
  { userId, customerKey }: { userId: number; customerKey: number },
  today: string,
): Promise<Spent> {
  const { week, month } = periodStarts(today);
  const { rows } = await sql<{ week: string; month: string }>`
    select coalesce(sum(total) filter (where order_date >= ${week}::date), 0) as week,
      coalesce(sum(total) filter (where order_date >= ${month}::date), 0) as month
    from sales_order
    where customer_key = ${customerKey} and user_id = ${userId}
      and order_date >= least(${week}::date, ${month}::date) and status <> ${ORDER_STATUS.cancelled}`.execute(database);
  return { week: decimal(rows[0]?.week ?? 0), month: decimal(rows[0]?.month ?? 0) };
}
