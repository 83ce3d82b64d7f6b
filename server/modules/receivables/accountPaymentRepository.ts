import { type Kysely, sql, type Transaction } from 'kysely';
import type { Decimal } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Attempt } from '../payments/attempt.ts';

/** The part of an entry that a payment covers; `amount` below zero when a credit is used. */
export interface PaymentItem {
  entryId: number;
  arCode: string;
  amount: Decimal;
}

/** A requested payment of entries. */
export interface AccountPaymentRow {
  id: number;
  key: string;
  customer_key: number;
  payment_type: number;
  booked_at: Date | null;
}

/** One payment of a customer is written at a time: until the transaction ends all others wait. */
export async function lockPayments(transaction: Transaction<Database>, customerKey: number): Promise<void> {
  await sql`select from customer where customer_key = ${customerKey} for no key update`.execute(transaction);
}

export async function insertPayment(
  transaction: Transaction<Database>,
  payment: {
    customerKey: number;
    userId: number;
    type: number;
    amount: Decimal;
    attemptId: number | null;
    items: readonly PaymentItem[];
    askedAt: Date;
    bookedAt: Date | null;
  },
): Promise<{ id: number; key: string }> {
  const { customerKey, items } = payment;
  const written = await transaction
    .insertInto('account_payment')
    .values({
      customer_key: customerKey,
      user_id: payment.userId,
      payment_type: payment.type,
      amount: payment.amount.toFixed(MONEY_PLACES),
      attempt_id: payment.attemptId,
      asked_at: payment.askedAt,
      booked_at: payment.bookedAt,
    })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow();
  const rows = items.map(({ entryId, amount }, position) => ({
    entryId,
    amount: amount.toFixed(MONEY_PLACES),
    position,
  }));
  await sql`
    insert into account_payment_item (payment_id, customer_key, receivable_id, position, amount)
    select ${written.id}, ${customerKey}, "entryId", position, amount
    from json_to_recordset(${JSON.stringify(rows)}) as given("entryId" bigint, position integer, amount numeric)`.execute(
    transaction,
  );
  return written;
}

/** The amounts of these entries that open payments will use, as text by id: above zero, also for credits. */
export async function findReserved(
  transaction: Transaction<Database>,
  customerKey: number,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; amount: string }>`
    select i.receivable_id as id, sum(abs(i.amount))::text as amount
    from account_payment_item i
    join account_payment p on p.id = i.payment_id
    join payment_attempt a on a.id = p.attempt_id
    where p.customer_key = ${customerKey} and a.customer_key = ${customerKey} and a.state = 'asked'
      and i.receivable_id = any(${entryIds})
    group by i.receivable_id`.execute(transaction);
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** The attempt of this user for the very same items and amounts that is under way. */
export async function findSameUnderWay(
  transaction: Transaction<Database>,
  asked: { userId: number; customerKey: number; items: readonly Pick<PaymentItem, 'arCode' | 'amount'>[] },
): Promise<number | null> {
  const { userId, customerKey } = asked;
  const same = JSON.stringify(asked.items.map(({ arCode, amount }) => [arCode, amount.toFixed(MONEY_PLACES)]));
  const { rows } = await sql<{ id: number }>`
    select a.id from payment_attempt a join account_payment p on p.attempt_id = a.id
    where a.user_id = ${userId} and a.customer_key = ${customerKey} and a.state = 'asked' and (
      select json_agg(json_build_array(r.ar_code, i.amount::text) order by i.position)::jsonb
      from account_payment_item i join receivable r on r.id = i.receivable_id
      where i.payment_id = p.id) = ${same}::jsonb`.execute(transaction);
  return rows[0]?.id ?? null;
}

export async function findPaymentOfAttempt(
  database: Kysely<Database>,
  { id }: Pick<Attempt, 'id'>,
): Promise<AccountPaymentRow> {
  return await database
    .selectFrom('account_payment')
    .select(['id', 'key', 'customer_key', 'payment_type', 'booked_at'])
    .where('attempt_id', '=', id)
    .executeTakeFirstOrThrow();
}

/** In the requested order. */
export async function findItems(
  database: Kysely<Database>,
  paymentId: number,
): Promise<{ entryId: number; arCode: string; amount: string }[]> {
  return await database
    .selectFrom('account_payment_item as i')
    .innerJoin('receivable as r', 'r.id', 'i.receivable_id')
    .select(['i.receivable_id as entryId', 'r.ar_code as arCode', 'i.amount'])
    .where('i.payment_id', '=', paymentId)
    .orderBy('i.position')
    .execute();
}

export async function markBooked(
  transaction: Transaction<Database>,
  id: number,
  { entryId, at }: { entryId: number; at: Date },
): Promise<void> {
  await transaction
    .updateTable('account_payment')
    .set({ booked_at: at, receivable_id: entryId })
    .where('id', '=', id)
    .execute();
}
