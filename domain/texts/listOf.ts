import { languageNow } from '#spoken';
import { tagOf } from './languages.ts';

const list = (items: Iterable<string>, type: Intl.ListFormatType) =>
  new Intl.ListFormat(tagOf(languageNow()), { type }).format(items);

/** `A`, `A and B`, `A, B, and C`. */
export const allOf = (items: Iterable<string>): string => list(items, 'conjunction');

/** `A`, `A or B`, `A, B, or C`. */
export const anyOf = (items: Iterable<string>): string => list(items, 'disjunction');
