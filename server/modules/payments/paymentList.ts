import { type Kysely, sql } from 'kysely';
import { decimal, toWire } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import type { PaymentRow } from '#domain/payment/paymentRow.ts';
import type { Database } from '../../platform/database/schema.ts';

type Row = Omit<PaymentRow, 'amount' | 'refunded' | 'askedAt'> & { amount: string; refunded: string; askedAt: Date };

/** A page of payments, the newest first, and how many there are of that state. */
export async function findPayments(
  database: Kysely<Database>,
  { limit, offset, state }: { limit: number; offset: number; state: PaymentRow['state'] | undefined },
): Promise<{ rows: PaymentRow[]; total: number }> {
  const wanted = sql`(${state ?? null}::text is null or a.state = ${state ?? null})`;
  const { rows } = await sql<Row>`
    select a.reference, o.order_number as "orderNumber", p.key as "invoicePaymentKey", c.name as "customerName", a.state, a.amount,
      coalesce((select sum(r.amount) from payment_refund r where r.attempt_id = a.id and r.state <> 'failed'), 0)::text
        as refunded,
      a.last_four as "lastFour", a.transaction_id as "transactionId", a.reason,
      coalesce(a.failure, (select r.failure from payment_refund r where r.attempt_id = a.id and r.state = 'failed'
        order by r.id desc limit 1)) as failure,
      a.asked_at as "askedAt"
    from payment_attempt a
    join customer c on c.customer_key = a.customer_key
    left join sales_order o on o.id = a.order_id
    left join account_payment p on p.attempt_id = a.id
    where ${wanted}
    order by a.asked_at desc, a.id desc limit ${limit} offset ${offset}`.execute(database);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from payment_attempt a where ${wanted}`.execute(database);
  return {
    rows: rows.map(({ amount, refunded, askedAt, ...row }) => ({
      ...row,
      amount: toWire(decimal(amount), MONEY_PLACES),
      refunded: toWire(decimal(refunded), MONEY_PLACES),
      askedAt: askedAt.toISOString(),
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}
