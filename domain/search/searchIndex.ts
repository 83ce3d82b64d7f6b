import { codeKey } from '../product/codeKey.ts';
import type { ProductTable } from '../product/productTable.ts';
import { notePlace } from './notePlace.ts';
import { trigramsOf } from './trigrams.ts';
import { type Word, wordsOfText } from './words.ts';

/** The field of a word; the beginning of the description names the product, the rest of it tells which one. */
export const FIELDS = ['name', 'kind', 'brand', 'category', 'mainCategory'] as const;
export type Field = (typeof FIELDS)[number];

/** A catalog index for search: built once, used at every keystroke. */
export interface SearchIndex {
  readonly products: ProductTable;
  /** Every word of the products, sorted, so that words with the same prefix are adjacent. */
  readonly words: readonly string[];
  /** Places in `words` by their pieces, as `piecesOf` cuts them. */
  readonly wordsByPiece: ReadonlyMap<string, readonly number[]>;
  /** The uses of a word: product positions, encoded with the field by `placeOf` and `fieldOf`. */
  readonly uses: ReadonlyMap<string, readonly number[]>;
  /** The spellings of each word, by its normalized form, if there are any. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Keys of codes and their numbers, and the place of each. */
  readonly codes: readonly string[];
  readonly codePlaces: readonly number[];
  /** How many words the name of each product has. */
  readonly nameLengths: Uint8Array;
}

export const placeOf = (use: number) => Math.floor(use / FIELDS.length);
export const fieldOf = (use: number): Field => FIELDS[use % FIELDS.length] ?? 'mainCategory';

/** The codes by which a product is found: whole, without signs, and the numbers in them. */
function codesOf(code: string, formatted: string): string[] {
  const keys = [codeKey(code), codeKey(formatted)].filter((key) => key !== '');
  return [...new Set(keys.flatMap((key) => [key, ...(key.match(/\d{3,}/g) ?? [])]))];
}

/** Products that are indexed in one step: quick enough not to be felt. */
const TOGETHER = 250;

/** Doubly marked, so that a word with one wrong letter shares a trigram with it. */
const piecesOf = (word: string) => trigramsOf(`^${word}$`);

/** The cached index of each table. */
const made = new WeakMap<ProductTable, SearchIndex>();

/** Builds the index in steps, so that other work can run in between; an existing one needs no step. */
export function* searchIndexing(products: ProductTable): Generator<void, SearchIndex> {
  const known = made.get(products);
  if (known) return known;
  const index = yield* indexing(products);
  made.set(products, index);
  return index;
}

function* indexing(products: ProductTable): Generator<void, SearchIndex> {
  const uses = new Map<string, number[]>();
  const spellings = new Map<string, string>();
  const codes: string[] = [];
  const codePlaces: number[] = [];
  const nameLengths = new Uint8Array(products.size);
  const wordsOf = new Map<string, readonly Word[]>();
  const known = (text: string) => {
    const words = wordsOf.get(text) ?? wordsOfText(text);
    wordsOf.set(text, words);
    return words;
  };
  const listed = products.byDescription.toSorted((left, right) => left - right);
  for (const [count, place] of listed.entries()) {
    if (count % TOGETHER === TOGETHER - 1) yield;
    const [description = '', code = '', formatted = '', brand = '', category = '', mainCategory = '', main = ''] =
      products.searchTextAt(place).split('\n');
    const [name = '', ...kinds] = description.split(',');
    const nameWords = wordsOfText(name);
    nameLengths[place] = Math.min(nameWords.length, 255);
    const [mainName = '', ...mainKinds] = main.split(',');
    const fields = [
      [...nameWords, ...wordsOfText(mainName)],
      [...wordsOfText(kinds.join(',')), ...wordsOfText(mainKinds.join(','))],
      ...[known(brand), known(category), known(mainCategory)],
    ];
    fields.forEach((words, field) => {
      for (const { word, written } of words) {
        notePlace(uses, word, place * FIELDS.length + field);
        if (word === written || !spellings.has(word)) spellings.set(word, written);
      }
    });
    for (const key of codesOf(code, formatted)) {
      codes.push(key);
      codePlaces.push(place);
    }
  }
  const words = [...uses.keys()].sort();
  const wordsByPiece = new Map<string, number[]>();
  words.forEach((word, place) => {
    for (const piece of piecesOf(word)) notePlace(wordsByPiece, piece, place);
  });
  return { products, words, wordsByPiece, uses, spellings, codes, codePlaces, nameLengths };
}

/** Builds the index in steps; `pause` is awaited after each. */
export async function makeSearchIndex(products: ProductTable, pause: () => Promise<unknown>): Promise<SearchIndex> {
  const steps = searchIndexing(products);
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  return step.value;
}

/** The product words that share a trigram with a misspelled one: its possible corrections are among them. */
export function wordsSharing({ words, wordsByPiece }: SearchIndex, word: string): string[] {
  const places = new Set(piecesOf(word).flatMap((piece) => wordsByPiece.get(piece) ?? []));
  return [...places].sort((left, right) => left - right).map((place) => words[place] ?? '');
}

/** By word, the positions of products whose description has it. */
const described = new WeakMap<SearchIndex, Map<string, readonly number[]>>();

/** The positions of products whose description has a word. */
export function describedBy(index: SearchIndex, word: string): readonly number[] {
  const byWord = described.get(index) ?? new Map<string, readonly number[]>();
  described.set(index, byWord);
  const known = byWord.get(word);
  if (known) return known;
  const uses = (index.uses.get(word) ?? []).filter((use) => ['name', 'kind'].includes(fieldOf(use)));
  const places = [...new Set(uses.map(placeOf))];
  byWord.set(word, places);
  return places;
}

/** The sorted texts with this prefix. */
export function* beginningWith(sorted: readonly string[], start: string): Generator<string> {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < sorted.length; at += 1) {
    const text = sorted[at] ?? '';
    if (!text.startsWith(start)) return;
    yield text;
  }
}
