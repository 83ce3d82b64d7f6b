import type { DeliveryAddress } from '#domain/address/address.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { DeliveryRules } from '#domain/checkout/delivery.ts';

/** The shop's cart as it is now, and where it can go; null: where the customer came with. */
export interface FollowedCart {
  cart: Cart;
  shipTos: readonly DeliveryAddress[] | null;
}

/** The cart of the shop is another one: this tab, another tab or another person changed it. */
export type CartChanged = { type: 'cart.changed' } & FollowedCart;

/** The cart as it is now, with the header that the buyer was shown. One that is older than what is known changes nothing. */
export function followedCart(known: Cart, { cart }: Pick<FollowedCart, 'cart'>): Cart {
  return cart.version < known.version ? known : { ...cart, header: known.header };
}

export function followedRules(rules: DeliveryRules, { shipTos }: FollowedCart): DeliveryRules {
  return shipTos === null || rules.method === 'Pickup' ? rules : { ...rules, shipTos };
}
