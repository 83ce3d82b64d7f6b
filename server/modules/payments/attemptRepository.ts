import type { Kysely, Selectable, Transaction } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import type { IssuerCode } from '#domain/payment/issuers.ts';
import type { ShipMethod } from '#domain/session/user.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Attempt, AttemptedCart, AttemptState, NewAttempt } from './attempt.ts';

type Row = Selectable<Database['payment_attempt']>;

function cartOf({ cart_id: id, cart_version: version, ship_method, ship_to_code }: Row): AttemptedCart | null {
  if (id === null || version === null) return null;
  return { id, version, shipMethod: ship_method as ShipMethod | null, shipToCode: ship_to_code };
}

function attemptOf(row: Row & { order_number: string | null }): Attempt {
  return {
    id: row.id,
    reference: row.reference,
    userId: row.user_id,
    customerKey: row.customer_key,
    cart: cartOf(row),
    idempotencyKey: row.idempotency_key,
    amount: decimal(row.amount),
    state: row.state as AttemptState,
    transactionId: row.transaction_id,
    lastFour: row.last_four,
    reason: row.reason,
    orderNumber: row.order_number,
    askedAt: row.asked_at,
    lookedAt: row.looked_at,
  };
}

const attempts = (database: Kysely<Database>) =>
  database
    .selectFrom('payment_attempt')
    .leftJoin('sales_order', 'sales_order.id', 'payment_attempt.order_id')
    .selectAll('payment_attempt')
    .select('sales_order.order_number');

interface OneRow {
  executeTakeFirst(): Promise<(Row & { order_number: string | null }) | undefined>;
}

async function first(query: OneRow): Promise<Attempt | null> {
  const row = await query.executeTakeFirst();
  return row ? attemptOf(row) : null;
}

export async function insertAttempt(transaction: Transaction<Database>, attempt: NewAttempt): Promise<Attempt> {
  const { id } = await transaction
    .insertInto('payment_attempt')
    .values({
      reference: attempt.reference,
      user_id: attempt.userId,
      customer_key: attempt.customerKey,
      cart_id: attempt.cart?.id ?? null,
      cart_version: attempt.cart?.version ?? null,
      idempotency_key: attempt.idempotencyKey,
      ship_method: attempt.cart?.shipMethod ?? null,
      ship_to_code: attempt.cart?.shipToCode ?? null,
      amount: attempt.amount.toFixed(MONEY_PLACES),
      state: 'asked',
      asked_at: attempt.askedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const written = { state: 'asked', transactionId: null, lastFour: null, reason: null, orderNumber: null } as const;
  return { ...attempt, ...written, id, lookedAt: null };
}

export async function findAttempt(database: Kysely<Database>, id: number): Promise<Attempt | null> {
  return await first(attempts(database).where('payment_attempt.id', '=', id));
}

export async function findAttemptByReference(database: Kysely<Database>, reference: string): Promise<Attempt | null> {
  return await first(attempts(database).where('payment_attempt.reference', '=', reference));
}

/** The current attempt, locked until the transaction ends. */
export async function lockAttempt(transaction: Transaction<Database>, id: number): Promise<Attempt> {
  await transaction.selectFrom('payment_attempt').select('id').where('id', '=', id).forUpdate().execute();
  const attempt = await findAttempt(transaction, id);
  if (!attempt) throw new Error(`payment attempt ${id} has gone`);
  return attempt;
}

/** The one of this cart that is under way. */
export async function findAskedAttempt(database: Kysely<Database>, cartId: number): Promise<Attempt | null> {
  return await first(
    attempts(database).where('payment_attempt.cart_id', '=', cartId).where('payment_attempt.state', '=', 'asked'),
  );
}

/** The user's last attempt under this key. */
export async function findAttemptOfKey(
  database: Kysely<Database>,
  { userId, customerKey, key }: { userId: number; customerKey: number; key: string },
): Promise<Attempt | null> {
  return await first(
    attempts(database)
      .where('payment_attempt.user_id', '=', userId)
      .where('payment_attempt.customer_key', '=', customerKey)
      .where('payment_attempt.idempotency_key', '=', key)
      .orderBy('payment_attempt.id', 'desc'),
  );
}

/** The one that paid for the order that this version of the cart became. */
export async function findAttemptOfCart(
  database: Kysely<Database>,
  cart: Pick<AttemptedCart, 'id' | 'version'>,
): Promise<Attempt | null> {
  return await first(
    attempts(database)
      .where('payment_attempt.cart_id', '=', cart.id)
      .where('payment_attempt.cart_version', '=', cart.version)
      .where('payment_attempt.order_id', 'is not', null),
  );
}

/** How many payments of this user were declined since then. */
export async function countDeclined(database: Kysely<Database>, userId: number, since: Date): Promise<number> {
  const { count } = await database
    .selectFrom('payment_attempt')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'declined')
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface AttemptChange {
  state: AttemptState;
  transactionId?: string | null;
  issuer?: IssuerCode | null;
  lastFour?: string | null;
  reason?: string | null;
  orderId?: number;
  /** Why it does not continue automatically, for admins. */
  failure?: string | null;
  settledAt?: Date;
}

export async function changeAttempt(
  database: Kysely<Database>,
  id: number,
  { state, transactionId, issuer, lastFour, reason, orderId, failure, settledAt }: AttemptChange,
): Promise<void> {
  await database
    .updateTable('payment_attempt')
    .set({
      state,
      ...(transactionId !== undefined && { transaction_id: transactionId }),
      ...(issuer !== undefined && { issuer }),
      ...(lastFour !== undefined && { last_four: lastFour }),
      ...(reason !== undefined && { reason }),
      ...(orderId !== undefined && { order_id: orderId }),
      ...(failure !== undefined && { failure }),
      ...(settledAt !== undefined && { settled_at: settledAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Whether this caller may ask the gateway: at most one does within the time. */
export async function takeTurnToLook(
  database: Kysely<Database>,
  id: number,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<boolean> {
  const taken = await database
    .updateTable('payment_attempt')
    .set({ looked_at: now })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where(({ fn }) => fn.coalesce('looked_at', 'asked_at'), '<=', notSince)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The attempt in its new state; null when its state does not lead there. */
export async function changeState(
  database: Kysely<Database>,
  id: number,
  { from, to }: { from: readonly AttemptState[]; to: AttemptState },
): Promise<Attempt | null> {
  const { numUpdatedRows } = await database
    .updateTable('payment_attempt')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? null : await findAttempt(database, id);
}
