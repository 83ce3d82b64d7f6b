import type { Decimal } from '#domain/decimal.ts';
import type { ShipMethod } from '#domain/session/user.ts';

/**
 * `asked`: the gateway may have received the charge, and the outcome is not known yet. `held`, `capturing`, `captured`:
 * the payment belongs to an order or to a payment on an account. `voiding`, `voided`: the money is returned unspent.
 * `declined` and `absent`: no money was ever held.
 */
export type AttemptState = 'asked' | 'held' | 'capturing' | 'captured' | 'voiding' | 'voided' | 'declined' | 'absent';

/** The version of a cart that a payment is for. */
export interface AttemptedCart {
  id: number;
  version: number;
  shipMethod: ShipMethod | null;
  /** The destination of the order, when the cart has none. */
  shipToCode: string | null;
}

/** A payment: written before the gateway is asked, so that no crash can hide it. */
export interface Attempt {
  id: number;
  /** By which the gateway knows it. */
  reference: string;
  userId: number;
  customerKey: number;
  /** Null where entries of an account are paid. */
  cart: AttemptedCart | null;
  idempotencyKey: string | null;
  amount: Decimal;
  state: AttemptState;
  transactionId: string | null;
  lastFour: string | null;
  /** Why the payment was declined, for the payer. */
  reason: string | null;
  orderNumber: string | null;
  askedAt: Date;
  lookedAt: Date | null;
}

export type NewAttempt = Omit<
  Attempt,
  'id' | 'state' | 'transactionId' | 'lastFour' | 'reason' | 'orderNumber' | 'lookedAt'
>;
