import type { Lookup } from '../../lookup.ts';
import { codeKey } from '../../product/codeKey.ts';
import type { Product } from '../../product/product.ts';
import { lookupIn, type ProductTable } from '../../product/productTable.ts';
import { searchable } from '../../product/searchTexts.ts';
import { notePlace } from '../../search/notePlace.ts';
import { type SearchIndex, searchIndexing } from '../../search/searchIndex.ts';
import { trigramsOf } from '../../search/trigrams.ts';
import { wordsOfText } from '../../search/words.ts';
import { unitKey } from './unitWords.ts';

/** A catalog index for pasted lines: built once, used for every line. */
export interface PasteIndex {
  products: ProductTable;
  productByKey: Lookup<Product>;
  /** Places in `products` by code key, plain and formatted. */
  byCode: ReadonlyMap<string, readonly number[]>;
  /** Every code key once, with its place in `products`. */
  codes: readonly { key: string; place: number }[];
  /** Positions in `codes` by trigrams of the key, with marked start and end. */
  byTrigram: ReadonlyMap<string, readonly number[]>;
  /** Positions in `codes` by the sorted letters of the key, which finds swapped letters. */
  byLetters: ReadonlyMap<string, readonly number[]>;
  /** The index that words of a line are searched in: that of the shop's search. */
  search: SearchIndex;
  /** Places in `products` by the whole description, as `nameKey` compares it. */
  byName: ReadonlyMap<string, readonly number[]>;
  /** The first words of all descriptions, as `nameKey` compares them. */
  nameStarts: ReadonlySet<string>;
  soldUnits: ReadonlySet<string>;
  /** The digit counts of the numeric codes; empty when there are none. */
  codeDigits: readonly number[];
}

/** A description's key for comparison: its letters and digits, word by word; '' without any. */
export function nameKey(text: string): string {
  return (searchable(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

export function lettersOf(key: string): string {
  return [...key].sort().join('');
}

/** The distinctive words of a description, as they are searched for: those with three letters or more. */
export function wordsOf(text: string): string[] {
  const words = wordsOfText(searchable(text)).map(({ word }) => word);
  return words.filter((word) => /\p{L}{3,}/u.test(word));
}

/** Products that are indexed in one step: quick enough not to be felt. */
const TOGETHER = 500;

/** Builds the index in steps, so that other work can run in between. */
function* indexing(products: ProductTable): Generator<void, PasteIndex> {
  const byCode = new Map<string, number[]>();
  const byTrigram = new Map<string, number[]>();
  const byLetters = new Map<string, number[]>();
  const search = yield* searchIndexing(products);
  const byName = new Map<string, number[]>();
  const nameStarts = new Set<string>();
  const soldUnits = new Set<string>();
  const codeDigits = new Set<number>();
  const codes: { key: string; place: number }[] = [];
  const listed = products.byDescription.toSorted((left, right) => left - right);
  for (const [count, place] of listed.entries()) {
    if (count % TOGETHER === TOGETHER - 1) yield;
    const product = products.at(place);
    for (const key of new Set([codeKey(product.productCode), codeKey(product.formattedProductCode)])) {
      if (key === '') continue;
      notePlace(byCode, key, place);
      for (const trigram of trigramsOf(key)) notePlace(byTrigram, trigram, codes.length);
      notePlace(byLetters, lettersOf(key), codes.length);
      codes.push({ key, place });
      if (/^\d+$/.test(key)) codeDigits.add(key.length);
    }
    const name = nameKey(product.description);
    notePlace(byName, name, place);
    nameStarts.add(name.split(' ', 1)[0] ?? '');
    for (const { unitOfMeasure } of product.sellBys) soldUnits.add(unitKey(unitOfMeasure));
  }
  const productByKey = lookupIn(products);
  return {
    products,
    productByKey,
    byCode,
    codes,
    byTrigram,
    byLetters,
    search,
    byName,
    nameStarts,
    soldUnits,
    codeDigits: [...codeDigits],
  };
}

/** The products with this code: none, one, or several when the code is not unique. */
export function productsOfCode({ products, byCode }: PasteIndex, text: string): readonly Product[] {
  const key = codeKey(text);
  return (byCode.get(key) ?? []).map(products.at);
}

const made = new WeakMap<ProductTable, PasteIndex>();

/** Whether the index of these products is instant: it exists, or they are few. */
export function isIndexedAtOnce(products: ProductTable): boolean {
  return made.has(products) || products.size <= TOGETHER * 4;
}

/** The index of these products, built at most once per table. */
export function pasteIndexOf(products: ProductTable): PasteIndex {
  const known = made.get(products);
  if (known) return known;
  const steps = indexing(products);
  let step = steps.next();
  while (!step.done) step = steps.next();
  made.set(products, step.value);
  return step.value;
}

/** The same in steps; `pause` is awaited after each. */
export async function preparePasteIndex(products: ProductTable, pause: () => Promise<unknown>): Promise<void> {
  if (made.has(products)) return;
  const steps = indexing(products);
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  made.set(products, step.value);
}
