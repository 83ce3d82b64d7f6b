import type { DeliveryAddress } from '#domain/address/address.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { DeliveryRules } from '#domain/checkout/delivery.ts';

/** The shop's current cart and its possible ship-tos; null ship-tos mean the customer's original ones. */
export interface FollowedCart {
  cart: Cart;
  shipTos: readonly DeliveryAddress[] | null;
}

/** The shop's cart was changed by this tab, another tab or another person. */
export type CartChanged = { type: 'cart.changed' } & FollowedCart;

/** The current cart, with the header that the buyer was shown. A cart older than the known one changes nothing. */
export function followedCart(known: Cart, { cart }: Pick<FollowedCart, 'cart'>): Cart {
  return cart.version < known.version ? known : { ...cart, header: known.header };
}

export function followedRules(rules: DeliveryRules, { shipTos }: FollowedCart): DeliveryRules {
  return shipTos === null || rules.method === 'Pickup' ? rules : { ...rules, shipTos };
}
