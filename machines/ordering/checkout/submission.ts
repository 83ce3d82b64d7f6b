import type { TransferForm } from '#domain/api/punchout.ts';
import { messageLines, refusalLines } from '#domain/checkout/answer.ts';
import type { Offer, PaidBy } from '#domain/checkout/offer.ts';
import { words } from '#domain/checkout/words.ts';
import type { OrderResult } from '#domain/order/order.ts';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import { transferWords } from '#domain/punchout/transferWords.ts';
import type { Buyer } from '../../sending/buyer.ts';
import type { Unknown } from '../../sending/sendOnce.ts';

/** A submit as it is sent, and as the browser keeps it until its outcome is known. `orderTotal` null: pricing is hidden. */
export interface Submission {
  /** Made before the first send; the server orders once per key. */
  key: string;
  buyer: Buyer;
  cartVersion: number;
  orderTotal: number | null;
  by: PaidBy;
  /** Where it goes, to whoever pays by card; null where the goods are fetched, and of a submit that is only asked for. */
  deliveryAddressId: number | null;
}

/** What is known of a submit for good. `handedOver`: the cart is ready to be posted, nothing was ordered. `declined`: nothing was ordered, and why the card was not charged. */
type Settled =
  | { kind: 'order'; order: OrderResult }
  | { kind: 'paid'; order: OrderResult; transactionId: string | null }
  | { kind: 'handedOver'; form: TransferForm }
  | { kind: 'declined'; reason: string };

/**
 * The server's answer to a submit. `moved`: nothing was ordered, the cart or its total is not what the buyer was shown.
 * `cardGone`: nothing was sent, for no card is filled in.
 */
export type SubmitAnswer =
  | Settled
  | { kind: 'moved'; offer: Offer }
  | { kind: 'refused'; messages: readonly string[] }
  | { kind: 'cardGone' };

/** The server's answer to the question what became of one; a cart is made ready once more. */
export type AskAnswer = SubmitAnswer | Unknown;

/** The server does not know a submit; the lines say what went wrong on the way. */
export interface NotArrived {
  kind: 'notArrived';
  by: PaidBy;
  lines: readonly string[];
}

/** What became of a submit. */
export type SubmitOutcome = SubmitAnswer | NotArrived;

/** What the buyer was shown of an order. Null: it is not known, because the page was reloaded meanwhile. */
export interface Shown {
  offer: Offer | null;
  card: PaymentSummary | null;
}

/** A placed order. `payment` null: nothing was charged with it. */
export interface Placed {
  order: OrderResult;
  offer: Offer | null;
  messages: readonly string[];
  payment: { card: PaymentSummary | null; transactionId: string | null } | null;
}

export function isPlaced(outcome: SubmitOutcome): boolean {
  return outcome.kind === 'paid' || (outcome.kind === 'order' && outcome.order.accepted);
}

/** The order that came of it; null when none did. */
export function placedBy(outcome: SubmitOutcome, { offer, card }: Shown): Placed | null {
  if (!(isPlaced(outcome) && 'order' in outcome)) return null;
  const payment = outcome.kind === 'paid' ? { card, transactionId: outcome.transactionId } : null;
  return { order: outcome.order, offer, messages: outcomeLines(outcome), payment };
}

/** What is said of a submit under way, by how it is paid. */
export function wordsFor(by: PaidBy): Readonly<Record<keyof typeof words.paying, string>> {
  if (by === 'procurement') return transferWords.carrying;
  return by === 'card' ? words.paying : words;
}

/** What the buyer is told about it, a line each. */
export function outcomeLines(outcome: SubmitOutcome): readonly string[] {
  switch (outcome.kind) {
    case 'order':
      return outcome.order.accepted ? messageLines(outcome.order.messages) : refusalLines(outcome.order.messages);
    case 'paid':
      return messageLines(outcome.order.messages);
    case 'handedOver':
      return [];
    case 'declined':
      return refusalLines([outcome.reason]);
    case 'refused':
      return refusalLines(outcome.messages);
    case 'cardGone':
      return [words.cardGone];
    case 'moved':
      return [words.offerMoved];
    case 'notArrived':
      return [...outcome.lines, wordsFor(outcome.by).notArrived];
  }
}
