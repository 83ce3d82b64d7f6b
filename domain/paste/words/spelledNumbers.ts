import { bare } from './lineWord.ts';
import { isUnitWord, unitMeant } from './unitWords.ts';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const FRACTION = /^[¼-¾⅐-⅞]$/;

/** The number that a word is, in digits; null for any other word. */
export function numberWord(word: string): string | null {
  const number = NUMBERS.indexOf(bare(word).toLowerCase());
  return number < 0 ? null : String(number);
}

interface Spelling {
  soldUnits: ReadonlySet<string>;
  isCode: (word: string) => boolean;
  /** Half a case is a unit of its own. */
  isSoldByHalfCase: boolean;
}

/**
 * The words of a line with number words as numbers: `two cases`, `a dozen`, `half a case`, `1 ½ cs`, `3 dozen cases`.
 */
export function withNumbers(raw: readonly string[], spelling: Spelling): string[] {
  const words: string[] = [];
  for (let place = 0; place < raw.length; ) {
    const read = readAt(raw, place, words, spelling);
    words.push(...(read?.words ?? raw.slice(place, place + 1)));
    place += read?.length ?? 1;
  }
  return words;
}

interface Read {
  words: readonly string[];
  length: number;
}

function readAt(raw: readonly string[], place: number, before: readonly string[], spelling: Spelling): Read | null {
  const word = (ahead: number) => bare(raw[place + ahead] ?? '').toLowerCase();
  const isUnit = (ahead: number) => !/\p{N}/u.test(word(ahead)) && isUnitWord(word(ahead), spelling.soldUnits);
  const [first, next] = [word(0), word(1)];
  if (first === 'half') return readHalf(word, isUnit, before.at(-1) ?? '', spelling);
  const isDigits = /^\d{1,3}$/.test(raw[place] ?? '');
  if (isDigits && FRACTION.test(next)) return { words: [first + next], length: 2 };
  if (isDigits && /^[1-7]\/[2-8]$/.test(next)) return { words: [`${first} ${next}`], length: 2 };
  const isArticle = first === 'a' || first === 'an';
  const number = isArticle ? 1 : isDigits ? Number(first) : NUMBERS.indexOf(first);
  if (number < 1) return null;
  if (next === 'dozen' && isUnit(2)) return { words: [String(number * 12)], length: 2 };
  if (isDigits) return null;
  if (isArticle && next === 'half') return { words: [], length: 1 };
  const isAtEnd = place === raw.length - 1 && place > 0 && spelling.isCode(bare(raw[place - 1] ?? ''));
  const isAtStart = place === 0 && spelling.isCode(next);
  const isCount = isUnit(1) || (next === 'half' && isUnit(2)) || (!isArticle && (isAtStart || isAtEnd));
  return isCount ? { words: [String(number)], length: 1 } : null;
}

/** Half a case is one of its own unit, else 0.5; `2 half cases` are always that unit. */
function readHalf(
  word: (ahead: number) => string,
  isUnit: (ahead: number) => boolean,
  before: string,
  { isSoldByHalfCase, isCode }: Spelling,
): Read | null {
  const at = ['a', 'an'].includes(word(1)) ? 2 : 1;
  if (!isUnit(at)) return null;
  const isCounted = /^\p{N}+$/u.test(bare(before)) && !isCode(bare(before));
  const isHalfCase = unitMeant(word(at)) === 'CS' && (isSoldByHalfCase || isCounted);
  if (!isHalfCase) return isCounted ? null : { words: ['½', word(at)], length: at + 1 };
  return { words: [...(isCounted ? [] : ['1']), 'half case'], length: at + 1 };
}
