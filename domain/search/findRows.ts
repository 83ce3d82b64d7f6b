import { searchable, wordsOfSearch } from '../product/searchTexts.ts';
import { nearestWord } from './spelling.ts';
import { isMeant, wordsOfQuery } from './words.ts';

/** The rows of a list that a query finds. */
export interface FoundRows<Row> {
  readonly rows: readonly Row[];
  /** A misspelled word was corrected: the user must look at the matches before choosing one. */
  readonly isCorrected: boolean;
}

interface Prepared {
  /** The original text. */
  readonly text: string;
  /** The normalized words, separated by blanks. */
  readonly words: string;
}

const prepared = new WeakMap<object, Prepared>();
const vocabularies = new WeakMap<readonly object[], ReadonlyMap<string, number>>();

const wordsIn = (text: string) => wordsOfQuery(text).map(({ word }) => word);

/** Words are normalized on first access: most rows match literally, or are only listed. */
function prepare<Row extends object>(row: Row, textOf: (row: Row) => string): Prepared {
  const known = prepared.get(row);
  if (known) return known;
  const text = searchable(textOf(row));
  let words: string | undefined;
  const made: Prepared = {
    text,
    get words() {
      words ??= ` ${wordsIn(text).join(' ')} `;
      return words;
    },
  };
  prepared.set(row, made);
  return made;
}

/** How many rows have each word. */
function vocabularyOf(rows: readonly object[], texts: readonly Prepared[]): ReadonlyMap<string, number> {
  const known = vocabularies.get(rows);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { words } of texts) {
    for (const word of new Set(words.trim().split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  vocabularies.set(rows, counts);
  return counts;
}

/**
 * Whether a row contains a part of a query: literally, as a word in another number, or as a code with or without
 * punctuation.
 */
function meets(part: string, words: readonly string[]) {
  if (words.length === 0) return (row: Prepared) => row.text.includes(part);
  // The last piece of a code may still be typed.
  const phrase = words.length > 1 ? ` ${words.join(' ')}` : ` ${words.join(' ')} `;
  return (row: Prepared) => row.text.includes(part) || row.words.includes(phrase);
}

/**
 * The rows that contain every word of a query, in order; a word that no row contains is replaced by the nearest one.
 * The search text of a row never changes.
 */
export function findRows<Row extends object>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  query: string,
): FoundRows<Row> {
  const typed = wordsOfSearch(query);
  if (typed.length === 0) return { rows, isCorrected: false };
  const texts = rows.map((row) => prepare(row, textOf));
  const meant = typed.filter((part) => wordsIn(part).some(isMeant));
  let isCorrected = false;
  const tests = (meant.length > 0 ? meant : typed).map((part) => {
    const words = wordsIn(part);
    const isMet = meets(part, words);
    const [word, ...more] = words;
    if (word === undefined || more.length > 0 || texts.some(isMet)) return isMet;
    const known = vocabularyOf(rows, texts);
    const nearest = nearestWord(word, known.keys(), (one) => known.get(one) ?? 0);
    if (nearest === null) return isMet;
    isCorrected = true;
    return (row: Prepared) => row.words.includes(` ${nearest} `);
  });
  return { rows: rows.filter((row) => tests.every((test) => test(prepare(row, textOf)))), isCorrected };
}
