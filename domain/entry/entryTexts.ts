import { entryText } from '../texts/entryText.ts';

/** The texts about adding many lines to the cart. */
export const entryTexts = {
  addAgain: (inCart: number, products: number) =>
    products === 1
      ? entryText('entry.thisProductIsAlreadyInYour')
      : entryText('entry.ofProductsAreAlreadyInYour', { inCart, products }),
  elsewhere: (count: number, isOpen: boolean) =>
    `${isOpen ? entryText('entry.anotherOpenTabHas') : entryText('entry.anEarlierVisitHas')} ${entryText('entry.enteredLine', { count })}.`,
} as const;
