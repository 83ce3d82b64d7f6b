import type { Product } from '../../product/product.ts';
import { nameKey, type PasteIndex } from './pasteIndex.ts';

/** Words from `start` up to `end` that are the whole description of one product. */
export interface FoundName {
  start: number;
  end: number;
  product: Product;
}

/** More words than a description has are not looked through. */
const LONGEST_NAME = 40;

/**
 * Descriptions that occur completely in a line, the longest first; descriptions that several products share are
 * ignored.
 */
export function knownNames(raw: readonly string[], index: PasteIndex): FoundName[] {
  const keys = raw.map(nameKey);
  const found: FoundName[] = [];
  for (let start = 0; start < keys.length; ) {
    const name = nameAt(keys, start, index);
    if (name) found.push(name);
    start = name?.end ?? start + 1;
  }
  return found;
}

function nameAt(
  keys: readonly string[],
  start: number,
  { nameStarts, byName, products }: PasteIndex,
): FoundName | null {
  const [first = ''] = (keys[start] ?? '').split(' ', 1);
  if (first === '' || !nameStarts.has(first)) return null;
  let name = '';
  let longest: FoundName | null = null;
  for (let end = start + 1; end <= Math.min(keys.length, start + LONGEST_NAME); end += 1) {
    const key = keys[end - 1] ?? '';
    name = [name, key].filter(Boolean).join(' ');
    const [place, another] = byName.get(name) ?? [];
    // A longer name that several products share hides a shorter one that is the complete name of another.
    if (key !== '' && place !== undefined)
      longest = another === undefined ? { start, end, product: products.at(place) } : null;
  }
  return longest;
}
