import type { ActorRef, Snapshot } from 'xstate';
import type { CartCommand } from '#domain/cart/command.ts';
import type { CartReplyTarget } from './cartWrite.ts';

/** The actor that accepts changes of the cart: the cart itself, or a stand-in in tests. */
export type CartWriter = ActorRef<
  Snapshot<unknown>,
  { type: 'cart.write'; command: CartCommand; replyTo?: CartReplyTarget } | { type: 'cart.refresh' }
>;
