import type { TransferForm } from '#domain/api/punchout.ts';
import { messageLines, refusalLines } from '#domain/checkout/answer.ts';
import type { Offer, PaidBy } from '#domain/checkout/offer.ts';
import { words } from '#domain/checkout/words.ts';
import type { OrderResult } from '#domain/order/order.ts';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import { transferWords } from '#domain/punchout/transferWords.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { Buyer } from '../../sending/buyer.ts';
import type { Unknown } from '../../sending/sendOnce.ts';

/** A submission as it is sent, and as the browser stores it until its outcome is known. `orderTotal` is null if pricing is hidden. */
export interface Submission {
  /** Created before the first send; the server orders once per key. */
  key: string;
  buyer: Buyer;
  cartVersion: number;
  orderTotal: number | null;
  by: PaidBy;
  /** The delivery address of an order paid by card; null for pickup, and for a submission that is only asked for. */
  deliveryAddressId: number | null;
}

/** A final outcome. `handedOver`: the cart is ready to post, and nothing was ordered. `declined`: nothing was ordered, and why. */
type Settled =
  | { kind: 'order'; order: OrderResult }
  | { kind: 'paid'; order: OrderResult; transactionId: string | null }
  | { kind: 'handedOver'; form: TransferForm }
  | { kind: 'declined'; reason: string };

/**
 * The server's response to a submission. `stale`: nothing was ordered, because the cart or its total is not what the
 * buyer was shown. `cardGone`: nothing was sent, because no card is filled in.
 */
export type SubmitAnswer =
  | Settled
  | { kind: 'stale'; offer: Offer }
  | { kind: 'refused'; messages: readonly string[] }
  | { kind: 'cardGone' };

/** The server's response to a question about a submission. A cart is prepared once more. */
export type AskAnswer = SubmitAnswer | Unknown;

/** The server does not know a submission; the lines say what went wrong on the way. */
export interface NotArrived {
  kind: 'notArrived';
  by: PaidBy;
  lines: readonly string[];
}

/** The outcome of a submission. */
export type SubmitOutcome = SubmitAnswer | NotArrived;

/** What the buyer was shown of an order. Null if the page was reloaded in the meantime. */
export interface Shown {
  offer: Offer | null;
  card: PaymentSummary | null;
}

/** A placed order. `payment` is null if nothing was charged with it. */
export interface Placed {
  order: OrderResult;
  offer: Offer | null;
  messages: readonly string[];
  payment: { card: PaymentSummary | null; transactionId: string | null } | null;
}

export function isPlaced(outcome: SubmitOutcome): boolean {
  return outcome.kind === 'paid' || (outcome.kind === 'order' && outcome.order.accepted);
}

/** The order that was placed; null if there is none. */
export function placedBy(outcome: SubmitOutcome, { offer, card }: Shown): Placed | null {
  if (!(isPlaced(outcome) && 'order' in outcome)) return null;
  const payment = outcome.kind === 'paid' ? { card, transactionId: outcome.transactionId } : null;
  return { order: outcome.order, offer, messages: outcomeLines(outcome), payment };
}

type SendingPhase = 'sending' | 'asking' | 'waiting' | 'notArrived' | 'notPlaced';

/** The texts for a submission, by how it is paid. */
export function wordsFor(by: PaidBy): Readonly<Record<SendingPhase, string>> {
  if (by === 'procurement') return transferWords.carrying;
  return by === 'card' ? words.paying : words.submitting;
}

/** The messages for the buyer, one line each. */
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
      return [checkoutText('words.cardGone')];
    case 'stale':
      return [checkoutText('words.offerMoved')];
    case 'notArrived':
      return [...outcome.lines, wordsFor(outcome.by).notArrived];
  }
}
