import type { SearchIndex } from './searchIndex.ts';
import type { SynonymTable } from './synonymTable.ts';
import { isMeant, meantWords } from './words.ts';

interface Slot {
  /** How many words of the query it uses. */
  readonly length: number;
  readonly words: readonly string[];
  readonly means: readonly (readonly string[])[];
}

/** Splits a query into words, and phrases with synonyms; two words may be one in the catalog. */
export function slotsOf(words: readonly string[], synonyms: SynonymTable, { uses }: SearchIndex): Slot[] {
  const slots: Slot[] = [];
  for (let at = 0; at < words.length; at += slots.at(-1)?.length ?? 1) {
    const length = Math.max(1, synonyms.longestAt(words, at));
    const phrase = words.slice(at, at + length);
    const pair = words.slice(at, at + 2);
    const joined = pair.join('');
    const isOneWord = length === 1 && pair.length === 2 && uses.has(joined) && !/\d/.test(joined);
    if (isOneWord) slots.push({ length: 2, words: pair, means: [[joined]] });
    else slots.push({ length, words: meantWords(phrase), means: synonyms.meaningsOf(phrase) });
  }
  const meant = slots.filter((slot) => slot.words.some(isMeant));
  const different = new Map((meant.length > 0 ? meant : slots).map((slot) => [slot.words.join(' '), slot]));
  return [...different.values()];
}
