import { searchable } from '../product/searchTexts.ts';
import { placedWords } from './words.ts';

/** A part of a text, its end not included. */
export interface Mark {
  readonly from: number;
  readonly to: number;
}

/** The highlighted ranges of a text. */
export type Marks = (text: string) => readonly Mark[];

/** The matched part of a catalog word; null: all of it. */
export type MetPart = { readonly from: number; readonly length: number } | null;

/** The normalized form of a text with the same length, letter by letter. */
function searchableInPlace(text: string): string {
  const letters = Array.from(text, (letter) => {
    const plain = searchable(letter);
    return plain.length === letter.length ? plain : letter;
  });
  return letters.join('');
}

/** The matched ranges of a text, in order: a plural, a measure or a size in its original form. */
export function marksIn(text: string, met: ReadonlyMap<string, MetPart>): readonly Mark[] {
  return placedWords(searchableInPlace(text)).flatMap(({ word, written, from }) => {
    const key = [word, word.split('/')[1]].find((one) => one !== undefined && met.has(one));
    if (key === undefined) return [];
    const part = key === word ? (met.get(key) ?? null) : null;
    if (part === null || part.from + part.length > written.length) return [{ from, to: from + written.length }];
    return [{ from: from + part.from, to: from + part.from + part.length }];
  });
}
