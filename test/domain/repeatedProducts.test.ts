import { expect, test } from 'vitest';
import { repeatInCart } from '#domain/cart/repeatedProducts.ts';

const of = (...productKeys: number[]) => productKeys.map((productKey) => ({ productKey }));

test.each([
  ['all of them', of(1, 2, 3), of(3, 2, 1, 9), true, { products: 3, inCart: [1, 2, 3] }],
  ['more than half', of(1, 2, 3), of(1, 3), true, { products: 3, inCart: [1, 3] }],
  ['half of them', of(1, 2, 3, 4), of(1, 3), true, null],
  ['none', of(1, 2), of(9), true, null],
  ['each product once, however many lines it has', of(1, 1, 1, 2, 3), of(1), true, null],
  ['one product entered by hand', of(1, 1), of(1), true, null],
  ['the only product of a guide or an order', of(1), of(1), false, { products: 1, inCart: [1] }],
  ['nothing', of(), of(1), false, null],
])('of the products to be added, the cart has %s', (_, lines, cart, isByHand, repeat) => {
  expect(repeatInCart(lines, cart, isByHand)).toEqual(repeat);
});
