import { searchable } from '../product/searchTexts.ts';
import { placedWords } from './words.ts';

/** A part of a text, its end not included. */
export interface Mark {
  readonly from: number;
  readonly to: number;
}

/** Where a text has what was searched for. */
export type Marks = (text: string) => readonly Mark[];

/** The part of a word of the catalog that a query met; null: all of it. */
export type MetPart = { readonly from: number; readonly length: number } | null;

/** Searchable as a whole text is, each letter in its place. */
function searchableInPlace(text: string): string {
  const letters = Array.from(text, (letter) => {
    const plain = searchable(letter);
    return plain.length === letter.length ? plain : letter;
  });
  return letters.join('');
}

/** The parts of the text whose words were met, in their order: a plural, a measure or a size as it is written there. */
export function marksIn(text: string, met: ReadonlyMap<string, MetPart>): readonly Mark[] {
  return placedWords(searchableInPlace(text)).flatMap(({ word, written, from }) => {
    const key = [word, word.split('/')[1]].find((one) => one !== undefined && met.has(one));
    if (key === undefined) return [];
    const part = key === word ? (met.get(key) ?? null) : null;
    if (part === null || part.from + part.length > written.length) return [{ from, to: from + written.length }];
    return [{ from: from + part.from, to: from + part.from + part.length }];
  });
}
