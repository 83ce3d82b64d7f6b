import type { CartLine, SentLine } from './cart.ts';

/** Products that are added together, most of which are already in the cart. `inCart`: the keys of those. */
export interface Repeat {
  products: number;
  inCart: readonly number[];
}

/** Null where at most half of the products are in the cart, and for a single product entered by hand (readings 134). */
export function repeatInCart(
  lines: readonly Pick<SentLine, 'productKey'>[],
  cart: readonly Pick<CartLine, 'productKey'>[],
  isByHand: boolean,
): Repeat | null {
  const products = new Set(lines.map(({ productKey }) => productKey));
  const kept = new Set(cart.map(({ productKey }) => productKey));
  const inCart = [...products].filter((productKey) => kept.has(productKey));
  const isAsked = inCart.length * 2 > products.size && (products.size > 1 || !isByHand);
  return isAsked ? { products: products.size, inCart } : null;
}
