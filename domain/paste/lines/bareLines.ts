import { couldBeQuantity, isKnownCode, withoutHash } from '../words/codeShape.ts';
import { bare, CODE_LIKE, QUANTITY_WORD, readWord, TIMES } from '../words/lineWord.ts';
import type { PasteIndex } from '../words/pasteIndex.ts';
import { isUnitWord } from '../words/unitWords.ts';
import { holdsKnownCode, splitWords } from './lineWords.ts';

/** More words are a sentence. */
const WORDS_LIMIT = 6;

/** A line whose words are separated by blanks only, as a row of cells. */
export interface BareCells {
  cells: readonly string[];
  /** The order of its numbers and units: lines of one order are a table. */
  order: string;
}

/**
 * The cells of a line with nothing but numbers, codes and units, where one number could be the code and another the
 * quantity (`17 6 CS`, `17 x 6`); null for every other line.
 */
export function bareCells(line: string, index: PasteIndex): BareCells | null {
  const raw = splitWords(line);
  if (raw.length > WORDS_LIMIT || raw.some((word) => QUANTITY_WORD.test(bare(word)))) return null;
  const words = raw.map(bare).filter((word) => /[\p{L}\p{N}]/u.test(word) && !TIMES.test(word));
  const kinds = words.map((word) => {
    const { isNumber, unit } = readWord(word, index.soldUnits);
    if (!isNumber && isUnitWord(word, index.soldUnits)) return 'U';
    const isField = isNumber || unit !== '' || isKnownCode(word, index) || CODE_LIKE.test(withoutHash(word));
    return isField ? 'N' : '';
  });
  const order = kinds.join('');
  const numbers = order.replaceAll('U', '').length;
  return numbers >= 2 && kinds.every((kind) => kind !== '') ? { cells: words, order } : null;
}

/** Whether the line is parsed by columns: all its numbers could be quantities. */
export function isBareRow(
  { cells, bare: line }: { cells: readonly string[]; bare: string },
  index: PasteIndex,
): boolean {
  const isCode = (cell: string) => CODE_LIKE.test(withoutHash(cell)) && !couldBeQuantity(cell);
  return cells.length > 1 && !holdsKnownCode(line, index) && !cells.some(isCode);
}

/**
 * The cells of a line below a blank-separated heading, if their number matches its columns; one description may have
 * several words.
 */
export function cellsBelow(heading: readonly string[], description: number, line: string): readonly string[] | null {
  const words = line.split(/\s+/).filter((word) => word !== '');
  const more = words.length - heading.length;
  if (more < 0 || (more > 0 && description < 0)) return null;
  if (description < 0) return words;
  return [
    ...words.slice(0, description),
    words.slice(description, description + more + 1).join(' '),
    ...words.slice(description + more + 1),
  ];
}
