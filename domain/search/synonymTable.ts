import type { SynonymGroup } from './synonymGroup.ts';
import { meantWords, wordsOfQuery } from './words.ts';

/** A synonym index for queries. */
export interface SynonymTable {
  /** How many words from this position form a synonym; 0 when none do. */
  longestAt(words: readonly string[], at: number): number;
  /** The synonyms of these words, each as its words; empty when there are none. */
  meaningsOf(words: readonly string[]): readonly (readonly string[])[];
}

const wordsOf = (text: string) => wordsOfQuery(text).map(({ word }) => word);

/** The key of equivalent words: in any case, with or without accents, one or many; '' for none. */
export const synonymKey = (text: string) => wordsOf(text).join(' ');

interface Prepared {
  readonly typed: readonly { readonly key: string; readonly length: number }[];
  readonly names: readonly (readonly string[])[];
}

const prepared = new WeakMap<SynonymGroup, Prepared>();

function prepare(group: SynonymGroup): Prepared {
  const known = prepared.get(group);
  if (known) return known;
  const typed = group.typed.map(wordsOf).map((words) => ({ key: words.join(' '), length: words.length }));
  const made = { typed, names: group.finds.map((name) => meantWords(wordsOf(name))) };
  prepared.set(group, made);
  return made;
}

/** Groups that are prepared in one step: quick enough not to be felt. */
const TOGETHER = 250;

/** Prepares the groups of a table in steps; `pause` is awaited after each. */
export async function prepareSynonyms(groups: readonly SynonymGroup[], pause: () => Promise<unknown>): Promise<void> {
  for (const [count, group] of groups.entries()) {
    prepare(group);
    if (count % TOGETHER === TOGETHER - 1) await pause();
  }
}

export function synonymTable(groups: readonly SynonymGroup[]): SynonymTable {
  const meanings = new Map<string, (readonly string[])[]>();
  let longest = 0;
  for (const { typed, names } of groups.map(prepare)) {
    for (const { key, length } of typed) {
      longest = Math.max(longest, length);
      meanings.set(key, [...(meanings.get(key) ?? []), ...names]);
    }
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
