import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Credit } from '#domain/cart/creditRules.ts';
import { decimal } from '#domain/decimal.ts';
import { CANCELED_SPELLINGS, ORDER_STATUS } from '#domain/order/orderStatus.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isOwed } from './receivableRepository.ts';

const CLOSED = [...CANCELED_SPELLINGS, ORDER_STATUS.completed.toLowerCase()];

/** For an order `o`: it is neither invoiced on a day, canceled nor completed (readings 140). */
export function isOnOrder(on: string): RawBuilder<boolean> {
  return sql`(o.invoice_number is null and lower(o.status) <> all(${CLOSED})
    and not exists (select from receivable r where r.order_id = o.id and ${isOwed(on)}))`;
}

/** The balance and the open orders of a customer with a credit limit on a day; null without a limit. */
export async function findCredit(database: Kysely<Database>, customerKey: number, on: string): Promise<Credit | null> {
  const { rows } = await sql<{ limit: string; balance: string; on_order: string }>`
    select c.credit_limit as limit,
      (select coalesce(sum(case when r.is_credit then -r.balance else r.balance end), 0) from receivable_balance r
        where r.customer_key = c.customer_key and ${isOwed(on)}) as balance,
      (select coalesce(sum(o.total), 0) from sales_order o
        where o.customer_key = c.customer_key and ${isOnOrder(on)}) as on_order
    from customer c where c.customer_key = ${customerKey} and c.credit_limit is not null`.execute(database);
  const [row] = rows;
  return row ? { limit: decimal(row.limit), balance: decimal(row.balance), onOrder: decimal(row.on_order) } : null;
}

/** Lets the orders of a customer be compared with its credit limit one after the other. */
export async function lockCredit(transaction: Transaction<Database>, customerKey: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`credit ${customerKey}`}, 0))`.execute(transaction);
}
