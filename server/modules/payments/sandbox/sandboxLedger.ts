import type { Kysely, Selectable } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import type { IssuerCode } from '#domain/payment/issuers.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Charge, FoundTransaction, MoneyState } from '../gateway.ts';
import type { Validation } from './validate.ts';

const TRANSACTION = 'sandbox_gateway.transaction';
const REFUND = 'sandbox_gateway.refund';

type Row = Selectable<Database[typeof TRANSACTION]>;

/** Enters a charge, or returns the one that has its reference. */
export async function enterCharge(
  database: Kysely<Database>,
  { reference, amount, isSale }: Charge,
  { lastFour, issuer, reason, isTaken }: Validation,
  now: Date,
): Promise<FoundTransaction> {
  const isCaptured = (isTaken || isSale) && reason === null;
  const state: MoneyState = reason !== null ? 'declined' : isCaptured ? 'captured' : 'held';
  await database
    .insertInto(TRANSACTION)
    .values({
      reference,
      amount: amount.toFixed(2),
      captured: isCaptured ? amount.toFixed(2) : '0',
      state,
      last_four: lastFour,
      issuer,
      reason,
      created_at: now,
      captured_at: isCaptured ? now : null,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  return foundIn(await referredTo(database, reference).executeTakeFirstOrThrow());
}

function referredTo(database: Kysely<Database>, reference: string) {
  return database.selectFrom(TRANSACTION).selectAll().where('reference', '=', reference);
}

export async function findByReference(database: Kysely<Database>, reference: string): Promise<FoundTransaction | null> {
  const row = await referredTo(database, reference).executeTakeFirst();
  return row ? foundIn(row) : null;
}

export async function findById(database: Kysely<Database>, transactionId: string): Promise<Row | null> {
  const row = await database
    .selectFrom(TRANSACTION)
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row ?? null;
}

/** False when the amount was not held, or is larger than the held one. */
export async function captureHeld(
  database: Kysely<Database>,
  transactionId: string,
  amount: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable(TRANSACTION)
    .set({ state: 'captured', captured: amount, captured_at: now })
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'held')
    .where('amount', '>=', amount)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when the amount was neither held nor captured after `settledBefore`, or when a part was refunded. */
export async function voidUnsettled(
  database: Kysely<Database>,
  transactionId: string,
  settledBefore: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable(TRANSACTION)
    .set({ state: 'voided', captured: '0', captured_at: null })
    .where('transaction_id', '=', transactionId)
    .where('refunded', '=', '0')
    .where((where) =>
      where.or([
        where('state', '=', 'held'),
        where.and([where('state', '=', 'captured'), where('captured_at', '>', settledBefore)]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The same refund again returns the first one; `check` throws when a new one is not allowed. */
export async function enterRefund(
  database: Kysely<Database>,
  refund: { reference: string; transactionId: string; amount: string; now: Date },
  check: (row: Row | null) => void,
): Promise<string> {
  const { reference, transactionId, amount, now } = refund;
  return await database.transaction().execute(async (books) => {
    const row = await books
      .selectFrom(TRANSACTION)
      .selectAll()
      .where('transaction_id', '=', transactionId)
      .forUpdate()
      .executeTakeFirst();
    const known = await books
      .selectFrom(REFUND)
      .select('refund_id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (known) return known.refund_id;
    check(row ?? null);
    const { refund_id } = await books
      .insertInto(REFUND)
      .values({ reference, transaction_id: transactionId, amount, created_at: now })
      .returning('refund_id')
      .executeTakeFirstOrThrow();
    await books
      .updateTable(TRANSACTION)
      .set((set) => ({ refunded: set('refunded', '+', amount) }))
      .where('transaction_id', '=', transactionId)
      .execute();
    return refund_id;
  });
}

function foundIn({ transaction_id, state, amount, captured, issuer, last_four, reason }: Row): FoundTransaction {
  return {
    transactionId: transaction_id,
    state: state as MoneyState,
    amount: decimal(state === 'captured' ? captured : amount),
    issuer: issuer as IssuerCode | null,
    lastFour: last_four,
    reason,
  };
}
