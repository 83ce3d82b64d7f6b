import { plural } from './formatNumber.ts';
import { frameText } from './texts/frameText.ts';

/**
 * The text catalog: specification 2, 4, 5 and 8 letter by letter, one key each. Spelling mistakes and trailing blanks
 * of the specification are kept on purpose (readings 16). Texts that the first visit does not need are in the catalogs
 * of their areas.
 */
export const texts = {
  products: {
    results: (count: number, query: string) =>
      query === '' ? plural(count, 'result') : `${plural(count, 'result')} for ${query}`,

    guidesHidden: (count: number) => frameText('texts.guidesHidden', { count }),
  },

  customers: {
    withdrawn: (name: string | null) =>
      frameText('texts.youNoLongerActForChoose', { customer: name ?? frameText('texts.theCustomerYouChoseBefore') }),
  },
  cart: {
    quantityUnusual: (asked: string, usual: string, isLast: boolean) =>
      frameText('texts.isFarMoreThanThe', {
        asked,
        usual,
        reference: isLast ? 'lastOrder' : 'usual',
      }),
  },
  entry: {
    productsAdded: (count: number) => frameText('texts.productAddedToCart', { count }),

    serverUnreachable: (detail: string) => frameText('texts.anErrorOccurredWhileContactingThe', { detail }).trim(),

    withGuide: (filledIn: number, typed: number) =>
      frameText('texts.lineThatTheOrderGuideFilled', { count: filledIn + typed, filledIn, typed }),
  },
} as const;
