import type { Decimal } from '#domain/decimal.ts';
import type { Bank, Billing, Card } from '#domain/payment/payment.ts';

/** What is charged. A token stands for a card that the browser gave to the gateway itself. */
export type PaymentSource =
  | { kind: 'card'; card: Card }
  | { kind: 'bank'; bank: Bank }
  | { kind: 'token'; token: string };

export interface Charge {
  /** Ours: at most 20 letters and digits, another one for every attempt. By it the gateway is asked what became of the attempt. */
  reference: string;
  /** US dollars, above zero, 2 decimals. */
  amount: Decimal;
  source: PaymentSource;
  billing: Billing;
  /** Taken at once, as an eCheck always is; else the bank holds it until it is captured. */
  isSale: boolean;
  /** What the order or the invoice is called on the gateway's own pages. */
  description: string;
}

/** `held`: the bank keeps the amount for us until it is captured or voided. `captured`: it is ours, as a sale or an eCheck is at once. */
export type MoneyState = 'held' | 'captured' | 'voided' | 'declined';

export type ChargeAnswer =
  | { kind: 'approved'; transactionId: string; state: 'held' | 'captured'; lastFour: string }
  /** `reason` is for whoever pays. */
  | { kind: 'declined'; transactionId: string | null; reason: string };

/** A charge as the gateway remembers it. */
export interface FoundTransaction {
  transactionId: string;
  state: MoneyState;
  /** US dollars: what was captured, else what was asked for. */
  amount: Decimal;
  lastFour: string;
  /** Why it was declined, for whoever pays; null otherwise. */
  reason: string | null;
}

/** Nothing was done, for certain: there was no connection, or the gateway said so. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable';
}

/** Nobody can say whether it was done: no answer came, or none that could be read. The gateway has to be asked. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/**
 * The gateway will not do it, and trying again changes nothing: too late to void, more than was captured. Never of a charge.
 * `message` is for the shop's administrator.
 */
export class GatewayRefusal extends Error {
  override name = 'GatewayRefusal';
}

export function isGatewayError(error: unknown): error is GatewayUnavailable | OutcomeUnknown | GatewayRefusal {
  return error instanceof GatewayUnavailable || error instanceof OutcomeUnknown || error instanceof GatewayRefusal;
}

/**
 * Where money is moved. Every call fails by one of the three errors above and in no other way. Nothing of a card or a bank
 * account is in what a gateway answers, throws or logs, but the last four digits.
 */
export interface PaymentGateway {
  readonly name: string;
  /** Whether money really moves; else it is a test. */
  readonly movesMoney: boolean;
  /** After so long no charge that was sent can arrive any more: `find` that knows of none is to be believed. */
  readonly arrivesWithinMs: number;
  /**
   * Has the bank hold the amount of a card or a token, or takes it at once: of a sale, and of an eCheck. The same charge sent again under its reference is
   * not made again: it brings the first answer.
   */
  authorise(charge: Charge): Promise<ChargeAnswer>;
  /** Takes what is held. What was captured before stays as it is. */
  capture(held: { transactionId: string; amount: Decimal }): Promise<void>;
  /**
   * Gives up the whole of what is held, or captured and not settled yet (settling takes about a day). What was voided before stays as it is.
   */
  void(transactionId: string): Promise<void>;
  /**
   * Gives back part or all of what was captured, once per reference. Answers the transaction that did. A real gateway refunds only what
   * has settled: whoever gives back all of it voids first, and refunds when that is refused.
   */
  refund(refund: { reference: string; transactionId: string; amount: Decimal; lastFour: string }): Promise<string>;
  /**
   * What became of the charge with this reference; null when the gateway knows of none. Within a few minutes of the charge null is no
   * proof: it may be under way still. An error says only that the gateway could not be asked, whichever of the three it is.
   */
  find(reference: string): Promise<FoundTransaction | null>;
}
