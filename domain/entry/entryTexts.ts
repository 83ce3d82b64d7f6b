import { entryText } from '../texts/entryText.ts';

/** The texts about adding many lines to the cart. */
export const entryTexts = {
  addAgain: (inCart: number, products: number) =>
    products === 1
      ? entryText('entry.thisProductIsAlreadyInYour')
      : entryText('entry.ofProductsAreAlreadyInYour', { inCart, products }),
  elsewhere: (count: number, isOpen: boolean) =>
    entryText(isOpen ? 'entry.inAnotherTab' : 'entry.fromEarlierVisit', { count }),
} as const;
