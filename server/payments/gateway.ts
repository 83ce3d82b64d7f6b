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
  /** What the order or the invoice is called on the gateway's own pages. */
  description: string;
}

/** `held`: the bank keeps the amount for us until it is captured or voided. `captured`: it is ours, as an eCheck is at once. */
export type MoneyState = 'held' | 'captured' | 'voided' | 'declined';

export type ChargeAnswer =
  | { kind: 'approved'; transactionId: string; state: 'held' | 'captured'; lastFour: string }
  /** `reason` is for whoever pays. */
  | { kind: 'declined'; transactionId: string | null; reason: string };

/** A transaction as the gateway remembers it. */
export interface FoundTransaction {
  transactionId: string;
  state: MoneyState;
  /** US dollars. */
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

/** The gateway will never do it: too late to void, more than was captured. `message` is for the shop's administrator. */
export class GatewayRefusal extends Error {
  override name = 'GatewayRefusal';
}

/**
 * Where money is moved. Every call fails by one of the three errors above and in no other way. Nothing of a card or a bank
 * account is in what a gateway answers, throws or logs, but the last four digits.
 */
export interface PaymentGateway {
  readonly name: string;
  /** Has the bank hold the amount of a card or a token; takes that of an eCheck. The same reference is never charged twice. */
  authorise(charge: Charge): Promise<ChargeAnswer>;
  /** Takes what is held. What was captured before stays as it is. */
  capture(held: { transactionId: string; amount: Decimal }): Promise<void>;
  /** Gives up what is held or not settled yet. What was voided before stays as it is. */
  void(transactionId: string): Promise<void>;
  /** Gives back part or all of what was captured, once per reference. Answers the transaction that did. */
  refund(refund: { reference: string; transactionId: string; amount: Decimal; lastFour: string }): Promise<string>;
  /** What became of the attempt with this reference; null when the gateway knows of none. */
  find(reference: string): Promise<FoundTransaction | null>;
}
