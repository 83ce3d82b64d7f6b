import { codeKey } from '../product/codeKey.ts';
import type { ProductTable } from '../product/productTable.ts';
import { notePlace } from './notePlace.ts';
import { trigramsOf } from './trigrams.ts';
import { type Word, wordsOfText } from './words.ts';

/** The field of a word; the beginning of the description names the product, the rest of it tells which one. */
export const FIELDS = ['name', 'kind', 'brand', 'category', 'mainCategory'] as const;
export type Field = (typeof FIELDS)[number];

/** A catalog made ready for searching: made once, asked for every key that is typed. */
export interface SearchIndex {
  readonly products: ProductTable;
  /** Every word of the goods, sorted: those that begin alike lie together. */
  readonly words: readonly string[];
  /** Places in `words` by their pieces, as `piecesOf` cuts them. */
  readonly wordsByPiece: ReadonlyMap<string, readonly number[]>;
  /** The uses of a word: product positions, encoded with the field by `placeOf` and `fieldOf`. */
  readonly uses: ReadonlyMap<string, readonly number[]>;
  /** How each word is written: as it is compared, if it is anywhere. */
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

/** Marked twice, so that a word with one wrong letter shares a piece with it. */
const piecesOf = (word: string) => trigramsOf(`^${word}$`);

/** Indexes that were made, each once for its table. */
const made = new WeakMap<ProductTable, SearchIndex>();

/** Makes the index in steps, between which something else can be done; one that is there takes none. */
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
    const [description = '', code = '', formatted = '', brand = '', category = '', mainCategory = ''] = products
      .searchTextAt(place)
      .split('\n');
    const [name = '', ...kinds] = description.split(',');
    const nameWords = wordsOfText(name);
    nameLengths[place] = Math.min(nameWords.length, 255);
    const fields = [nameWords, wordsOfText(kinds.join(',')), known(brand), known(category), known(mainCategory)];
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

/** Makes the index in steps; `pause` is awaited after each. */
export async function makeSearchIndex(products: ProductTable, pause: () => Promise<unknown>): Promise<SearchIndex> {
  const steps = searchIndexing(products);
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  return step.value;
}

/** The words of the goods that share a piece with a misspelled one: among them are all that it may have meant. */
export function wordsSharing({ words, wordsByPiece }: SearchIndex, word: string): string[] {
  const places = new Set(piecesOf(word).flatMap((piece) => wordsByPiece.get(piece) ?? []));
  return [...places].sort((left, right) => left - right).map((place) => words[place] ?? '');
}

/** By word, the places of the products whose description has it. */
const described = new WeakMap<SearchIndex, Map<string, readonly number[]>>();

/** Places of the products whose description has a word. */
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

/** The sorted texts that begin with this one. */
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
