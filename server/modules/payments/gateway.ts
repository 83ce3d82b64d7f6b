import type { Decimal } from '#domain/decimal.ts';
import type { IssuerCode } from '#domain/payment/issuers.ts';
import type { Bank, Billing, Card } from '#domain/payment/payment.ts';

/** The payment source. A token represents a card that the browser sent to the gateway itself. */
export type PaymentSource =
  | { kind: 'card'; card: Card }
  | { kind: 'bank'; bank: Bank }
  | { kind: 'token'; token: string };

export interface Charge {
  /**
   * Our own reference: at most 20 letters and digits, different for every attempt. The gateway finds the attempt by it.
   */
  reference: string;
  /** US dollars, above zero, 2 decimals. */
  amount: Decimal;
  source: PaymentSource;
  billing: Billing;
  /** Captured at once, as an eCheck always is; otherwise the bank holds the amount until it is captured. */
  isSale: boolean;
  /** The name of the order or invoice on the gateway's pages. */
  description: string;
}

/**
 * `held`: the bank reserves the amount until it is captured or voided. `captured`: the money is ours, as a sale or an
 * eCheck is at once.
 */
export type MoneyState = 'held' | 'captured' | 'voided' | 'declined';

/** The part of a card or bank account that is stored. */
export interface ChargedNumber {
  /** Null where the gateway names none of ours. */
  issuer: IssuerCode | null;
  lastFour: string;
}

export type ChargeAnswer =
  | ({ kind: 'approved'; transactionId: string; state: 'held' | 'captured' } & ChargedNumber)
  /** `reason` is for the payer. */
  | { kind: 'declined'; transactionId: string | null; reason: string };

/** A charge as the gateway remembers it. */
export interface FoundTransaction extends ChargedNumber {
  transactionId: string;
  state: MoneyState;
  /** US dollars: the captured amount, else the requested one. */
  amount: Decimal;
  /** Why the payment was declined, for the payer; null otherwise. */
  reason: string | null;
}

/** Certainly nothing was done: there was no connection, or the gateway reported so. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable';
}

/** The outcome is unknown: there was no response, or an unreadable one. The gateway has to be asked. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/**
 * The gateway permanently refuses: too late to void, more than was captured. A charge never throws it. `message` is for
 * admins.
 */
export class GatewayRefusal extends Error {
  override name = 'GatewayRefusal';
}

export function isGatewayError(error: unknown): error is GatewayUnavailable | OutcomeUnknown | GatewayRefusal {
  return error instanceof GatewayUnavailable || error instanceof OutcomeUnknown || error instanceof GatewayRefusal;
}

/**
 * The gateway that moves money. Every call fails only with one of the three errors above. Responses, errors and logs
 * contain nothing of a card or a bank account except the last four digits.
 */
export interface PaymentGateway {
  readonly name: string;
  /** Whether it moves real money; otherwise it is a test. */
  readonly movesMoney: boolean;
  /** After this time no sent charge can arrive any more, so that `find` without a result is certain. */
  readonly arrivesWithinMs: number;
  /**
   * Holds the amount of a card or a token, or captures it at once for a sale or an eCheck. The same charge sent again
   * under its reference is not repeated: it returns the first result.
   */
  authorise(charge: Charge): Promise<ChargeAnswer>;
  /** Captures a held amount. A captured amount stays unchanged. */
  capture(held: { transactionId: string; amount: Decimal }): Promise<void>;
  /**
   * Voids the full amount that is held, or captured and not settled yet (settling takes about a day). A voided
   * transaction stays unchanged.
   */
  void(transactionId: string): Promise<void>;
  /**
   * Refunds part or all of a captured amount, once per reference. Returns the refunding transaction. A real gateway
   * refunds only settled charges: for a full refund the caller voids first, and refunds when that is refused.
   */
  refund(refund: { reference: string; transactionId: string; amount: Decimal; lastFour: string }): Promise<string>;
  /**
   * The transaction with this reference; null when the gateway knows none. Within a few minutes of the charge null
   * proves nothing, because the charge may still arrive. Any error means only that the gateway could not be asked.
   */
  find(reference: string): Promise<FoundTransaction | null>;
}
