import type { Synonym } from './synonyms.ts';
import { meantWords, wordsOfQuery } from './words.ts';

/** Synonyms made ready for queries. */
export interface SynonymTable {
  /** How many words from here on have another name together; 0 where none has. */
  longestAt(words: readonly string[], at: number): number;
  /** What these words may be called instead, each name as its words; the list is empty where there is none. */
  meaningsOf(words: readonly string[]): readonly (readonly string[])[];
}

const wordsOf = (text: string) => wordsOfQuery(text).map(({ word }) => word);

export function synonymTable(synonyms: readonly Synonym[]): SynonymTable {
  const meanings = new Map<string, (readonly string[])[]>();
  let longest = 0;
  for (const { typed, means } of synonyms) {
    const words = wordsOf(typed);
    longest = Math.max(longest, words.length);
    const key = words.join(' ');
    const known = meanings.get(key) ?? [];
    meanings.set(key, [...known, ...means.map((meant) => meantWords(wordsOf(meant)))]);
  }
  const keyOf = (words: readonly string[]) => words.join(' ');
  return {
    longestAt: (words, at) => {
      for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
        if (meanings.has(keyOf(words.slice(at, at + length)))) return length;
      }
      return 0;
    },
    meaningsOf: (words) => meanings.get(keyOf(words)) ?? [],
  };
}
