import type { ActorRef, Snapshot } from 'xstate';
import type { Cart, CartHeaderChange, ValidDates } from '#domain/cart/cart.ts';
import { type DeliveryDetails, headerChange } from '#domain/checkout/delivery.ts';
import { keptChange, type TypedDetails } from '#domain/checkout/typedDetails.ts';
import type { CartReplyTarget } from '../../shop/cart/cartWrite.ts';
import type { CartWriter } from '../../shop/cart/cartWriter.ts';

/** The values in the form, sent whenever a field is left. `suggested` is what the form filled in automatically. */
export interface DeliveryTyped {
  type: 'delivery.typed';
  details: DeliveryDetails;
  suggested: DeliveryDetails;
  dates: ValidDates | null;
  /** Receives whether the cart saved them. */
  replyTo: ActorRef<Snapshot<unknown>, DetailsOutcome>;
}

/** The values in the form while a field is typed in, sent with every key press. */
export interface DeliveryChanged {
  type: 'delivery.changed';
  details: DeliveryDetails;
  suggested: DeliveryDetails;
}

/** The step is to be left with these details in the cart. The response is a reply of the cart. */
export interface DeliverySave {
  type: 'delivery.save';
  details: DeliveryDetails;
  replyTo: CartReplyTarget;
}

/** What was typed was not saved in the cart, or the cart has all that it accepts. */
export type DetailsOutcome = { type: 'details.missed' } | { type: 'details.arrived' };

/** The current cart, and what was typed and is not in it. */
export type DetailsKept = { type: 'details.kept'; cart: Cart; typed: TypedDetails };

export interface KeptDetailsInput {
  cart: CartWriter;
  owner: ActorRef<Snapshot<unknown>, DetailsKept>;
  loadedCart: Cart;
  details: DeliveryDetails;
  typed: TypedDetails;
  dates: ValidDates | null;
}

export interface KeptDetailsContext extends KeptDetailsInput {
  /** The change that is being sent. */
  sent: CartHeaderChange;
  /** Changes that the server has responded to. They are never sent again automatically. */
  tried: CartHeaderChange;
  typist: DeliveryTyped['replyTo'] | null;
  saver: Omit<DeliverySave, 'type'> | null;
}

/** The typed details to save automatically. */
export function unwritten({ loadedCart, tried, ...known }: KeptDetailsContext): CartHeaderChange {
  const change = Object.entries(keptChange(loadedCart.header, known));
  return Object.fromEntries(change.filter(([field, value]) => tried[field as keyof CartHeaderChange] !== value));
}

/** The details to save before the step can be left. */
export function unsaved({ loadedCart, saver }: KeptDetailsContext): CartHeaderChange {
  return saver ? headerChange(loadedCart.header, saver.details) : {};
}
