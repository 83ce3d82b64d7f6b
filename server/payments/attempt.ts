import type { Decimal } from '#domain/decimal.ts';
import type { ShipMethod } from '#domain/session/user.ts';

/**
 * `asked`: the gateway may have been asked, and nobody knows yet what came of it. `held`, `capturing`, `captured`: an order
 * stands behind it. `voiding`, `voided`: the money is given back unspent. `declined` and `absent`: none was ever held.
 */
export type AttemptState = 'asked' | 'held' | 'capturing' | 'captured' | 'voiding' | 'voided' | 'declined' | 'absent';

/** A payment for one version of one cart: written before the gateway is asked, so that no crash can hide it. */
export interface Attempt {
  id: number;
  /** By which the gateway knows it. */
  reference: string;
  userId: number;
  customerKey: number;
  cartId: number;
  cartVersion: number;
  idempotencyKey: string | null;
  shipMethod: ShipMethod | null;
  /** Where the order goes, where the cart itself does not say. */
  shipToCode: string | null;
  amount: Decimal;
  state: AttemptState;
  transactionId: string | null;
  lastFour: string | null;
  /** Why it was declined, for whoever pays. */
  reason: string | null;
  orderNumber: string | null;
  askedAt: Date;
  lookedAt: Date | null;
}

export type NewAttempt = Omit<
  Attempt,
  'id' | 'state' | 'transactionId' | 'lastFour' | 'reason' | 'orderNumber' | 'lookedAt'
>;
