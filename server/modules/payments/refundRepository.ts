import { type Kysely, sql, type Transaction } from 'kysely';
import { type Decimal, decimal } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Money on its way back, by its own reference at the gateway. */
export interface Refund {
  id: number;
  reference: string;
  attemptId: number;
  amount: Decimal;
  state: 'asked' | 'refunded' | 'failed';
}

export async function insertRefund(
  transaction: Transaction<Database>,
  refund: { reference: string; attemptId: number; userId: number; amount: Decimal; askedAt: Date },
): Promise<number> {
  const { id } = await transaction
    .insertInto('payment_refund')
    .values({
      reference: refund.reference,
      attempt_id: refund.attemptId,
      user_id: refund.userId,
      amount: refund.amount.toFixed(MONEY_PLACES),
      state: 'asked',
      asked_at: refund.askedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findRefund(database: Kysely<Database>, id: number): Promise<Refund | null> {
  const row = await database.selectFrom('payment_refund').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { reference, attempt_id: attemptId, amount, state } = row;
  return { id, reference, attemptId, amount: decimal(amount), state: state as Refund['state'] };
}

/** The refunded amount of a payment, and the pending one. */
export async function sumRefunds(database: Kysely<Database>, attemptId: number): Promise<Decimal> {
  const { sum } = await database
    .selectFrom('payment_refund')
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('sum'))
    .where('attempt_id', '=', attemptId)
    .where('state', '!=', 'failed')
    .executeTakeFirstOrThrow();
  return decimal(sum);
}

export async function settleRefund(
  database: Kysely<Database>,
  id: number,
  settled: { state: 'refunded' | 'failed'; transactionId?: string; failure?: string; settledAt: Date },
): Promise<void> {
  await database
    .updateTable('payment_refund')
    .set({
      state: settled.state,
      transaction_id: settled.transactionId ?? null,
      failure: settled.failure ?? null,
      settled_at: settled.settledAt,
    })
    .where('id', '=', id)
    .execute();
}
