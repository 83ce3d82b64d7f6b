import type { Product } from '../../product/product.ts';
import { FILLER_WORDS } from '../words/fillerWords.ts';
import { certainCodes, knownCodes } from '../words/foundCodes.ts';
import { apartAt } from '../words/gluedWords.ts';
import { readWord } from '../words/lineWord.ts';
import { type PasteIndex, productsOfCode, wordsOf } from '../words/pasteIndex.ts';
import { knownNames } from '../words/productNames.ts';
import { readLineWords, splitWords } from './lineWords.ts';

const STRONG = /[;|\t]|\s[/&+]\s|\s(?:and|plus)\s/i;
const ANY = /[;|\t]|\s[/&+]\s|\s(?:and|plus)\s|,(?!\d)|(?<!\d),/i;
/** The maximum products in one line. */
const PIECES_LIMIT = 26;

/**
 * One text for each product of a line that orders several: `10089 2 cs, 10226 1 cs`. Null when it does not split into
 * products that each have a quantity, or has other words (`or`, `if out`): then the whole line needs a choice.
 */
export function splitProducts(line: string, index: PasteIndex): string[] | null {
  const raw = splitWords(line);
  const words = raw.flatMap((_, owner) => apartAt(raw, owner, index).map((text) => ({ text, owner })));
  const texts = words.map(({ text }) => text);
  const found = knownCodes(texts, index);
  if (found.length + knownNames(raw, index).length < 2) return null;
  const codes = certainCodes(
    found,
    texts.map((text) => readWord(text, index.soldUnits)),
    index,
  );
  const cut = (places: readonly number[]) =>
    [...places, raw.length].map((end, at) => raw.slice(places[at - 1] ?? 0, end).join(' '));
  const ownerAt = (place: number) => words[place]?.owner ?? raw.length;
  const ways = [
    () => line.split(STRONG),
    () => line.split(ANY),
    () => cut(codes.map(({ start }) => ownerAt(start))),
    () => cut(codes.map(({ end }) => ownerAt(end - 1) + 1)),
  ];
  for (const way of ways) {
    const pieces = orderedPieces(way(), index);
    if (pieces) return pieces;
  }
  return null;
}

function orderedPieces(texts: readonly string[], index: PasteIndex): string[] | null {
  const pieces: { text: string; product: Product }[] = [];
  for (const text of texts.map((piece) => piece.trim())) {
    const before = pieces.at(-1);
    const product = orderedProduct(text, index);
    if (product) pieces.push({ text, product });
    else if (!/\p{N}/u.test(text) && onlyDescribes(text, before?.product)) {
      if (before && text !== '') before.text = `${before.text}, ${text}`;
    } else return null;
  }
  return pieces.length > 1 && pieces.length <= PIECES_LIMIT ? pieces.map(({ text }) => text) : null;
}

/** The product that a piece orders for certain, with its quantity. */
function orderedProduct(text: string, index: PasteIndex): Product | null {
  if (text === '') return null;
  const { code, quantity, doubt, rest } = readLineWords(text, index);
  const [product, another] = productsOfCode(index, code);
  const isOrdered = product && !another && quantity !== '' && doubt === null && onlyDescribes(rest, product);
  return isOrdered ? product : null;
}

/** Whether a text only describes the product. */
function onlyDescribes(text: string, product: Product | undefined): boolean {
  const described = new Set(wordsOf(product?.description ?? ''));
  const short = text.toLowerCase().match(/(?<![\p{L}\p{N}])\p{L}{1,2}(?![\p{L}\p{N}])/gu) ?? [];
  return (
    short.every((word) => !/^(?:or|if|no)$/.test(word)) &&
    wordsOf(text).every((word) => described.has(word) || FILLER_WORDS.has(word))
  );
}
