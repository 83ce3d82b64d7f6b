const LANGUAGE = 'en-US';
const all = new Intl.ListFormat(LANGUAGE, { type: 'conjunction' });
const any = new Intl.ListFormat(LANGUAGE, { type: 'disjunction' });

/** `A`, `A and B`, `A, B, and C`. */
export const allOf = (items: Iterable<string>): string => all.format(items);

/** `A`, `A or B`, `A, B, or C`. */
export const anyOf = (items: Iterable<string>): string => any.format(items);
