import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** A payment of account entries that was booked, or is under way; amounts as text, in US dollars. */
export interface ReceiptRow {
  id: number;
  key: string;
  payment_type: number;
  amount: string;
  booked_at: Date | null;
  issuer: number | null;
  last_four: string | null;
  transaction_id: string | null;
  /** The refunded amount, and the pending one. */
  given_back: string;
  customer_name: string;
  customer_code: string;
}

/** Of a payment `p` and its attempt `a`: the refunded amount, and the pending one. */
export const givenBack = sql`(case when a.state in ('voiding', 'voided') then p.amount else coalesce((
  select sum(f.amount) from payment_refund f where f.attempt_id = a.id and f.state <> 'failed'), 0) end)`;

export async function findReceipt(
  database: Kysely<Database>,
  { customerKey, paymentKey }: { customerKey: number; paymentKey: string },
): Promise<ReceiptRow | null> {
  const { rows } = await sql<ReceiptRow>`
    select p.id, p.key, p.payment_type, p.amount, p.booked_at, a.issuer, a.last_four, a.transaction_id,
      c.name as customer_name, c.customer_code,
      ${givenBack}::text as given_back
    from account_payment p
    join customer c on c.customer_key = p.customer_key
    left join payment_attempt a on a.id = p.attempt_id
    where p.customer_key = ${customerKey} and p.key = ${paymentKey}`.execute(database);
  return rows[0] ?? null;
}

export interface ReceiptItemRow {
  record_type: number;
  reference: string;
  invoice_number: string | null;
  po_number: string | null;
  issued_on: string;
  /** Below zero where a credit was used. */
  amount: string;
}

/** In the order in which they were selected. */
export async function findReceiptItems(database: Kysely<Database>, paymentId: number): Promise<ReceiptItemRow[]> {
  return await database
    .selectFrom('account_payment_item as i')
    .innerJoin('receivable as r', 'r.id', 'i.receivable_id')
    .select(['r.record_type', 'r.reference', 'r.invoice_number', 'r.po_number', 'r.issued_on', 'i.amount'])
    .where('i.payment_id', '=', paymentId)
    .orderBy('i.position')
    .execute();
}
