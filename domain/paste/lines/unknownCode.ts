import { couldBeCode, couldBeQuantity, hasCodeLength, isKnownCode, isShortCode, isSize } from '../words/codeShape.ts';
import { FILLER_WORDS } from '../words/fillerWords.ts';
import type { FoundCode } from '../words/foundCodes.ts';
import { headingRole } from '../words/headings.ts';
import { bare, CODE_LIKE, QUANTITY_WORD, RANGE, TIMES, type Word } from '../words/lineWord.ts';
import { type PasteIndex, productsOfCode, wordsOf } from '../words/pasteIndex.ts';
import { isUnitWord } from '../words/unitWords.ts';

const NO_WORD: Word = { text: '', isNumber: false, isMarked: false, unit: '' };
const contains = (description: string, word: string) => description.toLowerCase().includes(word.toLowerCase());
const isPrice = (raw: readonly string[], place: number) =>
  /^[$€£@]|[%€$]$/.test(raw[place] ?? '') || raw[place - 1] === '@';
const textAt = (raw: readonly string[], place: number) => bare(raw[place] ?? '').replace(/^#/, '');
const isCodeLike = (text: string) => CODE_LIKE.test(text) && !isSize(text) && !RANGE.test(text);

function foundAt(raw: readonly string[], place: number): FoundCode {
  return { start: place, end: place + 1, text: textAt(raw, place), products: [] };
}

/** The word in place of the code when the catalog knows none: the only word, or the first that looks like a code. */
export function codeGuess(raw: readonly string[], words: readonly Word[], index: PasteIndex): FoundCode | null {
  const isOther = ({ isMarked, unit, text, isNumber }: Word) =>
    isMarked || unit !== '' || TIMES.test(text) || text === '' || (!isNumber && isUnitWord(text, index.soldUnits));
  const open = words.flatMap((word, place) => (isOther(word) ? [] : [place]));
  const names = open.filter((place) => !words[place]?.isNumber && !isSize(textAt(raw, place)));
  const alike = open.filter((place) => {
    const code = textAt(raw, place);
    return isCodeLike(code) && !isKnownCode(code, index) && !isPrice(raw, place);
  });
  const alone = open.length === 1 && raw.length === 1 && hasCodeLength(textAt(raw, 0), index) ? 0 : undefined;
  const place = alike[0] ?? alone ?? (names.length === 1 ? names[0] : undefined);
  return place === undefined ? null : foundAt(raw, place);
}

/**
 * The number that is left for the code of a line without other words, where another is called the quantity: `17 qty 6`.
 */
export function codeBesideQuantity(
  raw: readonly string[],
  words: readonly Word[],
  index: PasteIndex,
): FoundCode | null {
  const open = words.flatMap(({ text, isNumber, isMarked }, place) => {
    const isLabel = TIMES.test(text) || QUANTITY_WORD.test(text) || headingRole(text) === 'code';
    const isField = isLabel || (!isNumber && isUnitWord(text, index.soldUnits)) || !/[\p{L}\p{N}]/u.test(text);
    const isCounted = isMarked || QUANTITY_WORD.test(words[place - 1]?.text ?? '');
    return isField || isCounted ? [] : [place];
  });
  const [only, another] = open;
  const isCalled = words.some(({ text }, place) => QUANTITY_WORD.test(text) && words[place + 1]?.isNumber);
  if (!isCalled || only === undefined || another !== undefined || !words[only]?.isNumber) return null;
  const text = textAt(raw, only);
  return { ...foundAt(raw, only), products: isKnownCode(text, index) ? productsOfCode(index, text) : [] };
}

/** Whether a text has words beyond the product's description. */
function hasMoreWords(text: string, { products: [product] }: FoundCode, index: PasteIndex): boolean {
  const described = wordsOf(product?.description ?? '');
  const contains = (word: string) => !described.includes(word) && !FILLER_WORDS.has(word);
  return !isUnitWord(bare(text), index.soldUnits) && wordsOf(text).some(contains);
}

/** A short code behind words that its product is not described by: `Vitamin B12`, `Fan 1200`. */
export function isWithinDescription(code: FoundCode, raw: readonly string[], index: PasteIndex): boolean {
  const isMarked = raw[code.start]?.startsWith('#') === true;
  return (
    isShortCode(code.text) && !isMarked && raw.slice(0, code.start).some((word) => hasMoreWords(word, code, index))
  );
}

/**
 * An unknown code before the known one, which may then be part of the description: `ZZ-17 Vitamin B12 x 6`, `17 Fan
 * 1200`.
 */
export function rivalOf(
  known: FoundCode | undefined,
  raw: readonly string[],
  words: readonly Word[],
  index: PasteIndex,
): FoundCode | undefined {
  if (!known) return undefined;
  const description = known.products[0]?.description ?? '';
  const isWeak = isShortCode(known.text) || /^\d+$/.test(known.text);
  const isCountedBehind = words.slice(known.end).some(({ isMarked, text }) => isMarked || TIMES.test(text));
  const isRival = (place: number) => {
    const { text, isNumber, isMarked, unit } = words[place] ?? NO_WORD;
    const code = textAt(raw, place);
    if (isMarked || unit !== '' || isPrice(raw, place)) return false;
    if (!isNumber) return isCodeLike(code) && !isKnownCode(code, index) && !contains(description, code);
    const next = words[place + 1] ?? NO_WORD;
    const isCounted = TIMES.test(next.text) || (!next.isNumber && isUnitWord(next.text, index.soldUnits));
    if (isCounted || !couldBeCode(text, index)) return false;
    if (!couldBeQuantity(text)) return hasCodeLength(text, index) && !isKnownCode(code, index);
    return (
      isWeak && (isCountedBehind || raw.slice(place + 1, known.start).some((word) => hasMoreWords(word, known, index)))
    );
  };
  const rival = raw.findIndex((_, place) => place < known.start && isRival(place));
  return rival < 0 ? undefined : foundAt(raw, rival);
}
