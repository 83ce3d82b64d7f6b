import { messageLines, refusalLines } from '#domain/checkout/answer.ts';
import type { Offer } from '#domain/checkout/offer.ts';
import { words } from '#domain/checkout/words.ts';
import type { OrderResult } from '#domain/order/order.ts';

/** Whose order it is. */
export interface Buyer {
  username: string;
  customerKey: number;
}

/** A submit as it is sent, and as the browser keeps it until its outcome is known. `orderTotal` null: pricing is hidden. */
export interface Submission {
  /** Made before the first send; the server orders once per key. */
  key: string;
  buyer: Buyer;
  cartVersion: number;
  orderTotal: number | null;
}

/** The server's answer to a submit. `moved`: nothing was ordered, the cart or its total is not what the buyer was shown. */
export type SubmitAnswer =
  | { kind: 'order'; order: OrderResult }
  | { kind: 'moved'; offer: Offer }
  | { kind: 'refused'; messages: readonly string[] };

/** The server's answer to the question what became of one. */
export type AskAnswer = { kind: 'order'; order: OrderResult } | { kind: 'unknown' };

/** What became of a submit. `notArrived`: the server does not know it; the lines say what went wrong on the way. */
export type SubmitOutcome = SubmitAnswer | { kind: 'notArrived'; lines: readonly string[] };

/** A placed order. `offer` null: only its result is known, because the page was reloaded meanwhile. */
export interface Placed {
  order: OrderResult;
  offer: Offer | null;
  messages: readonly string[];
}

/** The order that came of it; null when none did. `offer`: what its buyer was shown, where that is known. */
export function placedBy(outcome: SubmitOutcome, offer: Offer | null): Placed | null {
  if (outcome.kind !== 'order' || !outcome.order.accepted) return null;
  return { order: outcome.order, offer, messages: outcomeLines(outcome) };
}

/** What the buyer is told about it, a line each. */
export function outcomeLines(outcome: SubmitOutcome): readonly string[] {
  switch (outcome.kind) {
    case 'order':
      return outcome.order.accepted ? messageLines(outcome.order.messages) : refusalLines(outcome.order.messages);
    case 'refused':
      return refusalLines(outcome.messages);
    case 'moved':
      return [words.offerMoved];
    case 'notArrived':
      return [...outcome.lines, words.notArrived];
  }
}
