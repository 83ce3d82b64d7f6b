import { wordRules } from '#spoken';
import { searchable } from '../product/searchTexts.ts';
import { englishStem } from './englishStem.ts';

/** Units as people write them, by the one that the catalog uses. */
const UNITS: Readonly<Record<string, string>> = {
  '#': 'lb',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  ounce: 'oz',
  ounces: 'oz',
  inch: 'in',
  inches: 'in',
  gal: 'ga',
  gallon: 'ga',
  gallons: 'ga',
  quart: 'qt',
  quarts: 'qt',
  pint: 'pt',
  pints: 'pt',
  liter: 'lt',
  liters: 'lt',
  dozen: 'dz',
  doz: 'dz',
  count: 'ct',
  each: 'ea',
  foot: 'ft',
  feet: 'ft',
};

/** Words without meaning for a product search. */
const STOP_WORDS: ReadonlySet<string> = new Set(['and', 'the', 'a', 'an', 'of', 'for', 'with', 'or', 'some']);

/** A size such as 16/20, a percentage, a number, a word, or a pound sign after a number. */
const PARTS = /\d+\/\d+|\d+(?:\.\d+)?%|\d+(?:\.\d+)?|#|[\p{L}\p{M}]+(?:`s(?!\p{L}))?/gu;

/** A word without its plural ending, or its unit as the catalog has it. */
function stemOf(word: string): string {
  const rules = wordRules();
  return UNITS[word] ?? rules?.units[word] ?? (rules?.stem ?? englishStem)(word);
}

/** A word in normalized and original form. */
export interface Word {
  readonly word: string;
  readonly written: string;
}

interface PlacedWord extends Word {
  /** The start position. */
  readonly from: number;
}

/** The words of a searchable text in their order. */
export function placedWords(text: string): PlacedWord[] {
  const found = [...text.matchAll(PARTS)];
  return found.flatMap(({ 0: written, index: from }, at) => {
    if (written === '#') {
      const isPound = /^\d/.test(found[at - 1]?.[0] ?? '') && !/^\d/.test(found[at + 1]?.[0] ?? '');
      return isPound ? [{ word: 'lb', written, from }] : [];
    }
    const word = written.replace(/`s$/, '');
    return [{ word: stemOf(word), written, from }];
  });
}

/** Whether a word has meaning for a product search. */
export const isMeant = (word: string) => !STOP_WORDS.has(word) && wordRules()?.stopWords.has(word) !== true;

/** The words of a product's search text, each once; `16/20` gives its second number, too. */
export function wordsOfText(text: string): Word[] {
  const sizes = ({ word, written }: Word) => {
    const second = word.split('/')[1];
    return second === undefined
      ? [{ word, written }]
      : [
          { word, written },
          { word: second, written: second },
        ];
  };
  const meant = placedWords(text)
    .flatMap(sizes)
    .filter(({ word }) => isMeant(word));
  return [...new Map(meant.map((part) => [part.word, part])).values()];
}

/** The words of a query in their order, stop words included: a synonym may have them. */
export const wordsOfQuery = (query: string): Word[] => placedWords(searchable(query));

/** The words without stop words, unless there are no others. */
export function meantWords(words: readonly string[]): string[] {
  const meant = words.filter(isMeant);
  return meant.length > 0 ? meant : [...words];
}
