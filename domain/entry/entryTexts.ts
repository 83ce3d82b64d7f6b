import { formatCount, plural } from '../formatNumber.ts';

/** What is said about many lines on their way into the cart. */
export const entryTexts = {
  addAgain: (inCart: number, products: number) =>
    products === 1
      ? 'This product is already in your cart. Add it again?'
      : `${formatCount(inCart)} of ${formatCount(products)} products are already in your cart. Add them again?`,
  elsewhere: (count: number, isOpen: boolean) =>
    `${isOpen ? 'Another open tab has' : 'An earlier visit has'} ${plural(count, 'entered line')}.`,
} as const;
