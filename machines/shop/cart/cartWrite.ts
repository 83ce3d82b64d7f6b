import type { ActorRef, Snapshot } from 'xstate';
import type { Cart, LineItem } from '#domain/cart/cart.ts';
import type { CartCommand } from '#domain/cart/command.ts';
import type { Failure } from '../../lib/failure.ts';

/**
 * The result of a cart change. `items`: the results of many added lines, in the order sent. `isTheirsKept`: the buyer
 * kept what another tab or device made of it. `refused` and `failed` carry the text to show. It is unknown whether a
 * failed change was made.
 */
export type WriteResult =
  | { kind: 'done'; cart: Cart; items?: readonly LineItem[] }
  | { kind: 'refused'; text: string; isTheirsKept?: true }
  | { kind: 'failed'; text: string; failure: Failure };

/** The server's possible responses: a stale write returns the newest cart. */
export type WriteAnswer =
  | { kind: 'done'; cart: Cart; items?: readonly LineItem[] }
  | { kind: 'refused'; text: string; cart: Cart | null }
  | { kind: 'stale'; cart: Cart };

export type CartReply = { type: 'cart.reply'; result: WriteResult };

/** The actor that requested a change and waits for its result. */
export type CartReplyTarget = ActorRef<Snapshot<unknown>, CartReply>;

export interface PendingWrite {
  command: CartCommand;
  replyTo: CartReplyTarget | null;
}
