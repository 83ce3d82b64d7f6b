import type { Product } from '../../product/product.ts';
import { isUnmistakable } from '../words/codeShape.ts';
import { certainCodes, type FoundCode, knownCodes } from '../words/foundCodes.ts';
import { withoutGlue } from '../words/gluedWords.ts';
import { bare, QUANTITY_WORD, RANGE, readWord, TIMES, type Word } from '../words/lineWord.ts';
import { type PasteIndex, productsOfCode } from '../words/pasteIndex.ts';
import type { PasteFields } from '../words/pasteRow.ts';
import { type FoundName, knownNames } from '../words/productNames.ts';
import { withNumbers } from '../words/spelledNumbers.ts';
import { isUnitWord, soldUnit } from '../words/unitWords.ts';
import { codeBesideQuantity, codeGuess, isWithinDescription, rivalOf } from './unknownCode.ts';

/** Words that may surround a product's name without casting doubt on it. */
const NOTHING_MORE = /^(?:(?:of|the|for|and|please|pls|[\p{P}\p{S}]+|@?\s*[$€£]\s?[\d.,]+)(?:\s+|$))*$/iu;

/** Pairs of adjacent words in the description: a number in such a pair is not a quantity. */
function describes(product: Product | undefined) {
  const words = (product?.description ?? '').split(/\s+/).map(bare);
  const pairs = new Set(words.slice(1).map((word, place) => `${words[place]} ${word}`.toLowerCase()));
  return (one: string | undefined, next: string | undefined) =>
    one !== undefined && next !== undefined && pairs.has(`${bare(one)} ${bare(next)}`.toLowerCase());
}

/** Whether a word belongs to one of the codes. */
function within(codes: readonly FoundCode[]) {
  return (place: number) => codes.some(({ start, end }) => place >= start && place < end);
}

function quantityPlaces(raw: readonly string[], words: readonly Word[], codes: readonly FoundCode[]): number[] {
  const isTaken = within(codes);
  const describing = describes(codes[0]?.products[0]);
  const places = words.flatMap(({ isNumber, text }, place) => {
    const isPrice = /^[$€£@]|[%€$]$/.test(raw[place] ?? '') || raw[place - 1] === '@';
    const isDescription = describing(raw[place - 1], raw[place]);
    return (isNumber || RANGE.test(text)) && !isTaken(place) && !isPrice && !isDescription ? [place] : [];
  });
  const isMarked = (place: number) => {
    const before = words[place - 1]?.text ?? '';
    const after = words[place + 1]?.text ?? '';
    return words[place]?.isMarked || QUANTITY_WORD.test(before) || TIMES.test(before) || TIMES.test(after);
  };
  const marked = places.filter(isMarked);
  const sure = marked.length > 0 ? marked : places;
  // A range counts as a number only when there is no other.
  const numbers = sure.filter((place) => words[place]?.isNumber);
  return numbers.length > 0 ? numbers : sure;
}

/** The unit next to the quantity, else the only one in the line; `place` is -1 when it is part of another word. */
function unitOf(
  raw: readonly string[],
  words: readonly Word[],
  quantity: number,
  codes: readonly FoundCode[],
  index: PasteIndex,
): { unit: string; place: number } {
  const joined = quantity < 0 ? '' : words[quantity]?.unit;
  if (joined) return { unit: joined, place: -1 };
  const isTaken = within(codes);
  const [product] = codes[0]?.products ?? [];
  const describing = describes(product);
  const isUnit = (place: number) => {
    const word = words[place];
    return word !== undefined && !word.isNumber && !isTaken(place) && isUnitWord(word.text, index.soldUnits);
  };
  const isRemark = (place: number) => describing(raw[place - 1], raw[place]) || describing(raw[place], raw[place + 1]);
  const after = TIMES.test(words[quantity + 1]?.text ?? '') ? quantity + 2 : quantity + 1;
  const beside = quantity < 0 ? undefined : [after, quantity - 1].find(isUnit);
  const elsewhere = words.flatMap((word, place) => {
    const isSold = quantity >= 0 || (product !== undefined && soldUnit(product, word.text) !== null);
    return isUnit(place) && isSold && !isRemark(place) ? [place] : [];
  });
  const place = beside ?? (elsewhere.length === 1 ? elsewhere[0] : undefined);
  return place === undefined ? { unit: '', place: -1 } : { unit: words[place]?.text ?? '', place };
}

export function splitWords(text: string): string[] {
  return text
    .replace(/[=|]|:(?!\d)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Words with each product's code in place of its name; a name is removed when the line also has the product's code. */
function withCodes(raw: readonly string[], names: readonly FoundName[], index: PasteIndex): string[] {
  const codes = knownCodes(raw, index);
  const isCodeOf = ({ product, start, end }: FoundName, isWithin: boolean) =>
    codes.some((code) => code.products[0] === product && (code.start >= start && code.end <= end) === isWithin);
  return raw.flatMap((word, place) => {
    const name = names.find(({ start, end }) => place >= start && place < end);
    if (!name || isCodeOf(name, true)) return [word];
    const { formattedProductCode, productCode } = name.product;
    return name.start === place && !isCodeOf(name, false) ? [formattedProductCode || productCode] : [];
  });
}

/** The words of a line with one meaning each: codes separated from attached quantities, numbers as digits. */
function wordsOfLine(raw: readonly string[], index: PasteIndex): string[] {
  const apart = withoutGlue(raw, index);
  const product = knownCodes(apart, index)[0]?.products[0];
  return withNumbers(apart, {
    soldUnits: index.soldUnits,
    isCode: (word) => productsOfCode(index, word).length > 0,
    isSoldByHalfCase: product !== undefined && soldUnit(product, 'HALFCASE') !== null,
  });
}

/**
 * The fields of a line in free text: `2 cs TOM-100 plum tomatoes`, `TOM100 x 12`, `12 ea 40123`. A number that could be
 * a quantity is a code only beside the whole name of its product.
 */
export function readLineWords(text: string, index: PasteIndex): PasteFields {
  const raw = splitWords(text);
  const names = knownNames(raw, index);
  const products = new Set(names.map(({ product }) => product));
  const named = names.length > 0 ? readWords(text, withCodes(raw, names, index), index, products) : null;
  const isOwnCode = knownCodes(raw, index).some(
    (code) => isUnmistakable(code.text) && code.products.some((product) => products.has(product)),
  );
  return named && (isOwnCode || NOTHING_MORE.test(named.rest)) ? named : readWords(text, raw, index);
}

function readWords(
  text: string,
  line: readonly string[],
  index: PasteIndex,
  named?: ReadonlySet<Product>,
): PasteFields {
  const raw = wordsOfLine(line, index);
  const words = raw.map((word) => readWord(word, index.soldUnits));
  const found = knownCodes(raw, index);
  const certain = certainCodes(found, words, index, named).filter(
    (code) => named !== undefined || !isWithinDescription(code, raw, index),
  );
  const beside = codeBesideQuantity(raw, words, index);
  const known = beside ? [beside] : raw.length === 1 ? found : certain;
  if (known.length > 1) {
    const texts = known.map((one) => one.text);
    return { code: '', quantity: '', unit: '', rest: text, doubt: { why: 'twoCodes', found: texts } };
  }
  const code = rivalOf(known[0], raw, words, index) ?? known[0] ?? codeGuess(raw, words, index);
  const again = found.filter(({ products }) => products[0] === code?.products[0]);
  const codes = code && !again.includes(code) ? [code] : again;
  const places = quantityPlaces(raw, words, codes);
  const numbers = [...new Set(places.map((place) => words[place]?.text ?? ''))];
  const [quantity = -1] = places;
  const { unit, place: unitPlace } = unitOf(raw, words, numbers.length === 1 ? quantity : -1, codes, index);
  const isTaken = within(codes);
  const rest = raw.filter(
    (_, place) =>
      !isTaken(place) &&
      (place !== quantity || numbers.length !== 1) &&
      place !== unitPlace &&
      !TIMES.test(raw[place] ?? ''),
  );
  return {
    code: code?.text ?? '',
    quantity: numbers.length === 1 ? (numbers[0] ?? '') : '',
    unit,
    rest: rest.join(' '),
    doubt: numbers.length > 1 ? { why: 'twoNumbers', found: numbers } : null,
  };
}

/** Whether the text contains an unmistakable known code. */
export function holdsKnownCode(text: string, index: PasteIndex): boolean {
  const raw = text.split(/\s+/);
  const words = raw.map((word) => readWord(word, index.soldUnits));
  return certainCodes(knownCodes(raw, index), words, index).length > 0;
}
