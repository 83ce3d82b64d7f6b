import type { ActorRef, Snapshot } from 'xstate';
import type { Cart, CartHeaderChange, ValidDates } from '#domain/cart/cart.ts';
import { type DeliveryDetails, headerChange } from '#domain/checkout/delivery.ts';
import { keptChange, type TypedDetails } from '#domain/checkout/typedDetails.ts';
import type { CartReplyTarget } from '../../shop/cart/cartWrite.ts';
import type { CartWriter } from '../../shop/cart/cartWriter.ts';

/** What stands in the form, told whenever a field was left. `suggested` is what the form offered by itself. */
export interface DeliveryTyped {
  type: 'delivery.typed';
  details: DeliveryDetails;
  suggested: DeliveryDetails;
  dates: ValidDates | null;
  /** Hears whether the cart took it. */
  replyTo: ActorRef<Snapshot<unknown>, DetailsOutcome>;
}

/** What stands in the form while a field is being typed in, told with every key. */
export interface DeliveryChanged {
  type: 'delivery.changed';
  details: DeliveryDetails;
  suggested: DeliveryDetails;
}

/** The step is to be left with these details in the cart; the answer is a reply of the cart. */
export interface DeliverySave {
  type: 'delivery.save';
  details: DeliveryDetails;
  replyTo: CartReplyTarget;
}

/** What was typed did not come into the cart, or it has all that it can take. */
export type DetailsOutcome = { type: 'details.missed' } | { type: 'details.arrived' };

/** The cart as it is now, and what was typed and is not in it. */
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
  /** What is on its way. */
  sent: CartHeaderChange;
  /** What the server has answered: none of it is sent by itself again. */
  tried: CartHeaderChange;
  typist: DeliveryTyped['replyTo'] | null;
  saver: Omit<DeliverySave, 'type'> | null;
}

/** What of the typed details is to be written by itself. */
export function unwritten({ loadedCart, tried, ...known }: KeptDetailsContext): CartHeaderChange {
  const change = Object.entries(keptChange(loadedCart.header, known));
  return Object.fromEntries(change.filter(([field, value]) => tried[field as keyof CartHeaderChange] !== value));
}

/** What is to be written for the step to be left. */
export function unsaved({ loadedCart, saver }: KeptDetailsContext): CartHeaderChange {
  return saver ? headerChange(loadedCart.header, saver.details) : {};
}
