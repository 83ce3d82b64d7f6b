import type { ActorRef, Snapshot } from 'xstate';
import type { Cart, LineItem } from '#domain/cart/cart.ts';
import type { CartCommand } from '#domain/cart/command.ts';
import type { Failure } from '../../lib/failure.ts';

/**
 * What became of a change of the cart. `items`: of many added lines, what became of each, in the order sent. `isTheirsKept`: the buyer
 * chose what another tab or device made of it. `refused` and
 * `failed` carry the text to show; of a failed change nobody knows whether it was made.
 */
export type WriteResult =
  | { kind: 'done'; cart: Cart; items?: readonly LineItem[] }
  | { kind: 'refused'; text: string; isTheirsKept?: true }
  | { kind: 'failed'; text: string; failure: Failure };

/** What the server's answer can be: a stale write comes back with the newest cart. */
export type WriteAnswer =
  | { kind: 'done'; cart: Cart; items?: readonly LineItem[] }
  | { kind: 'refused'; text: string; cart: Cart | null }
  | { kind: 'stale'; cart: Cart };

export type CartReply = { type: 'cart.reply'; result: WriteResult };

/** Whoever asked for a change and waits for its result. */
export type CartReplyTarget = ActorRef<Snapshot<unknown>, CartReply>;

export interface PendingWrite {
  command: CartCommand;
  replyTo: CartReplyTarget | null;
}
