import { codeKey } from '../paste/pasteIndex.ts';
import type { ProductTable } from '../product/productTable.ts';
import { type Word, wordsOfText } from './words.ts';

/** Where a word of a product stands; the beginning of the description names the goods, its other parts say which. */
export const FIELDS = ['name', 'kind', 'brand', 'category', 'mainCategory'] as const;
export type Field = (typeof FIELDS)[number];

/** A catalog made ready for searching: made once, asked for every key that is typed. */
export interface SearchIndex {
  readonly products: ProductTable;
  /** Every word of the goods, sorted: those that begin alike lie together. */
  readonly words: readonly string[];
  /** Where a word stands: places of products, told with the field by `placeOf` and `fieldOf`. */
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

function note(map: Map<string, number[]>, key: string, value: number): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (values.at(-1) !== value) values.push(value);
}

/** The codes by which a product is found: whole, without signs, and the numbers in them. */
function codesOf(code: string, formatted: string): string[] {
  const keys = [codeKey(code), codeKey(formatted)].filter((key) => key !== '');
  return [...new Set(keys.flatMap((key) => [key, ...(key.match(/\d{3,}/g) ?? [])]))];
}

/** Products that are indexed in one step: quick enough not to be felt. */
const TOGETHER = 250;

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
        note(uses, word, place * FIELDS.length + field);
        if (word === written || !spellings.has(word)) spellings.set(word, written);
      }
    });
    for (const key of codesOf(code, formatted)) {
      codes.push(key);
      codePlaces.push(place);
    }
  }
  return { products, words: [...uses.keys()].sort(), uses, spellings, codes, codePlaces, nameLengths };
}

/** Makes the index in steps; `pause` is awaited after each. */
export async function makeSearchIndex(products: ProductTable, pause: () => Promise<unknown>): Promise<SearchIndex> {
  const steps = indexing(products);
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  return step.value;
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
