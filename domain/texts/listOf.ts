import { languageNow } from '#spoken';
import { LANGUAGE_TAGS } from './languages.ts';

const list = (items: Iterable<string>, type: Intl.ListFormatType) =>
  new Intl.ListFormat(LANGUAGE_TAGS[languageNow()], { type }).format(items);

/** `A`, `A and B`, `A, B, and C`. */
export const allOf = (items: Iterable<string>): string => list(items, 'conjunction');

/** `A`, `A or B`, `A, B, or C`. */
export const anyOf = (items: Iterable<string>): string => list(items, 'disjunction');
