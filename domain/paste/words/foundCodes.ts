import type { Product } from '../../product/product.ts';
import { couldBeQuantity, isKnownCode, isUnmistakable } from './codeShape.ts';
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

/** Codes that the catalog knows; several words (`PR 10089`) only when the first is not a number. */
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
    if (isKnownCode(text, index)) return { start, end: start + length, text, products: productsOfCode(index, text) };
  }
  return null;
}

/** `CS 17` is a unit with a number, even where it is a code as well. */
function isCertain({ start, text }: FoundCode, words: readonly Word[], index: PasteIndex): boolean {
  const [first = '', second = ''] = text.split(' ');
  const isUnitAndNumber = couldBeQuantity(second) && isUnitWord(first, index.soldUnits);
  return !isUnitAndNumber && (isUnmistakable(text) || words[start]?.text.startsWith('#') === true);
}

/** Words that can only be codes; a counted number (`12000 ea`, `x 12000`) only when there is no other. */
export function certainCodes(
  found: readonly FoundCode[],
  words: readonly Word[],
  index: PasteIndex,
  named: ReadonlySet<Product> = new Set(),
): readonly FoundCode[] {
  const isNamed = ({ products: [product] }: FoundCode) => product !== undefined && named.has(product);
  const certain = found.filter((code) => isNamed(code) || isCertain(code, words, index));
  const isCounted = ({ start, end, text }: FoundCode) => {
    if (/\p{L}/u.test(text)) return false;
    const [before = '', after = ''] = [words[start - 1]?.text, words[end]?.text];
    const isUnit = !words[end]?.isNumber && isUnitWord(after, index.soldUnits);
    return isUnit || TIMES.test(before) || TIMES.test(after) || QUANTITY_WORD.test(before);
  };
  const uncounted = certain.filter((code) => isNamed(code) || !isCounted(code));
  const likely = uncounted.length > 0 ? uncounted : certain;
  const [first] = likely;
  const isSame = likely.every(({ products }) => products[0] === first?.products[0]);
  return isSame && first ? [first] : likely;
}
