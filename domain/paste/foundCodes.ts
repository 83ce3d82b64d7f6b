import type { Product } from '../product/product.ts';
import { bare, QUANTITY_WORD, TIMES, type Word } from './lineWord.ts';
import { type PasteIndex, productsOfCode } from './pasteIndex.ts';
import { isUnitWord } from './unitWords.ts';

const CODE_WORDS_LIMIT = 3;

export interface FoundCode {
  start: number;
  end: number;
  text: string;
  products: readonly Product[];
}

/** Codes that the catalogue knows; several words (`PR 10089`) only where the first is no number. */
export function knownCodes(raw: readonly string[], index: PasteIndex): FoundCode[] {
  const found: FoundCode[] = [];
  let start = 0;
  while (start < raw.length) {
    const code = codeAt(raw, start, index);
    if (code) found.push(code);
    start = code?.end ?? start + 1;
  }
  return found;
}

function codeAt(raw: readonly string[], start: number, index: PasteIndex): FoundCode | null {
  const first = bare(raw[start] ?? '').replace(/^#/, '');
  const longest = /\p{L}/u.test(first) ? CODE_WORDS_LIMIT : 1;
  for (let length = Math.min(longest, raw.length - start); length > 0; length -= 1) {
    const text = [first, ...raw.slice(start + 1, start + length).map(bare)].join(' ');
    const products = productsOfCode(index, text);
    if (products.length > 0) return { start, end: start + length, text, products };
  }
  return null;
}

/** A code with letters is a code for certain; a number only where it is the only one that is no quantity (`12 ea`, `x 12`). */
export function chooseCode(
  found: readonly FoundCode[],
  words: readonly Word[],
  index: PasteIndex,
): readonly FoundCode[] {
  const lettered = found.filter(({ text }) => /\p{L}/u.test(text));
  const isCounted = ({ start, end }: FoundCode) => {
    const [before = '', after = ''] = [words[start - 1]?.text, words[end]?.text];
    const isUnit = !words[end]?.isNumber && isUnitWord(after, index.soldUnits);
    return isUnit || TIMES.test(before) || TIMES.test(after) || QUANTITY_WORD.test(before);
  };
  const uncounted = found.filter((code) => !isCounted(code));
  const likely = [lettered, uncounted, found].find((codes) => codes.length > 0) ?? [];
  const [first] = likely;
  const isSame = likely.every(({ products }) => products[0] === first?.products[0]);
  return isSame && first ? [first] : likely;
}
