import { isKnownCode } from '../words/codeShape.ts';
import { isHeading } from '../words/headings.ts';
import { bare, readWord } from '../words/lineWord.ts';
import type { Separator } from '../words/pastedQuantity.ts';
import type { PasteIndex } from '../words/pasteIndex.ts';
import { knownNames } from '../words/productNames.ts';
import { numberWord, withNumbers } from '../words/spelledNumbers.ts';
import { isUnitWord } from '../words/unitWords.ts';

const MARKS = { tab: '\t', semicolon: ';', bar: '|', comma: ',' } as const;

/** The cells of one line; a quoted cell may contain the separator, and `""` in it is one quote. */
export function splitCells(line: string, separator: keyof typeof MARKS): string[] {
  const mark = MARKS[separator];
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^[^\S\t]*"((?:[^"]|"")*)"[^\S\t]*/.exec(rest);
    const isWhole = quoted && (rest.length === quoted[0].length || rest.startsWith(mark, quoted[0].length));
    const end = isWhole ? quoted[0].length : rest.indexOf(mark);
    const text = isWhole ? (quoted[1] ?? '').replaceAll('""', '"') : rest.slice(0, end < 0 ? rest.length : end);
    cells.push(withoutFormula(text.trim()));
    if (end < 0 || end >= rest.length) return cells;
    rest = rest.slice(end + 1);
  }
}

/** `="4"` is how spreadsheets keep a number as text. */
const withoutFormula = (cell: string) => /^="(.*)"$/.exec(cell)?.[1] ?? cell;

export interface CellKinds {
  isCode: boolean;
  isNumber: boolean;
  isUnit: boolean;
}

/** The possible meanings of a complete cell. */
export function kindsOf(cell: string, index: PasteIndex): CellKinds {
  const { quantity, unit } = splitQuantity(cell, index);
  return {
    isCode: isKnownCode(cell, index),
    isNumber: /\p{N}/u.test(quantity) && (quantity !== cell || isNumberText(cell, index)),
    isUnit: unit !== '' && quantity === '',
  };
}

const GROUPED = /^\d{1,3}(?:[\s'’]\d{3})+$/;

function isNumberText(cell: string, index: PasteIndex): boolean {
  return GROUPED.test(cell) || readWord(cell, index.soldUnits).isNumber;
}

/** A cell with only a quantity, optionally with its unit: `12`, `12 cs`, `x12`, `cs`. */
export function splitQuantity(cell: string, index: PasteIndex): { quantity: string; unit: string } {
  if (GROUPED.test(cell)) return { quantity: cell, unit: '' };
  const isUnit = (word: string) => isUnitWord(word, index.soldUnits);
  const texts = cell.split(/\s+/).filter((word) => !/^(?:[x×*=]|qty:?)$/i.test(word) && word !== '');
  const words = withNumbers(texts, { soldUnits: index.soldUnits, isCode: () => false, isSoldByHalfCase: false });
  const [first = '', second = ''] = words;
  if (words.length === 1 && isUnit(first) && !/\p{Nd}/u.test(first)) return { quantity: '', unit: first };
  if (words.length === 2 && isUnit(second))
    return { quantity: readWord(first, index.soldUnits).text, unit: bare(second) };
  if (words.length !== 1) return { quantity: cell, unit: '' };
  const { text, unit, isMarked } = readWord(first, index.soldUnits);
  return isMarked || unit !== '' ? { quantity: text, unit } : { quantity: numberWord(first) ?? first, unit: '' };
}

/** Whether a comma of the line belongs to the name of a product. */
function isWithinName(line: string, index: PasteIndex): boolean {
  const words = line.split(/\s+/);
  return knownNames(words, index).some(({ start, end }) =>
    words
      .slice(start, end - 1)
      .join('')
      .includes(','),
  );
}

/**
 * The separator between the fields of a line. A comma separates only when it leaves a cell that is a code, a number or
 * a unit, and splits no digits (`1,5 kg`).
 */
export function separatorOf(line: string, index: PasteIndex): Separator {
  if (line.includes('\t')) return 'tab';
  if (line.includes(';')) return 'semicolon';
  if (line.includes('|')) return 'bar';
  if (!line.includes(',')) return 'blank';
  if (!line.includes('"') && isWithinName(line, index)) return 'blank';
  const cells = splitCells(line, 'comma');
  const isField = cells.map((cell) => {
    const { isCode, isNumber, isUnit } = kindsOf(cell, index);
    return isCode || isNumber || isUnit;
  });
  const isTorn =
    !line.includes('"') &&
    cells.some((cell, place) => {
      const next = cells[place + 1];
      const meets = next !== undefined && /\d$/.test(cell) && /^\d/.test(next) && line.includes(`${cell},${next}`);
      return meets && !(isField[place] && isField[place + 1]);
    });
  const isQuoted = /^\s*"|"\s*$/.test(line);
  const isSentence = isField.filter(Boolean).length < 2 && !isQuoted && !isHeading(cells);
  return isTorn || isSentence ? 'blank' : 'comma';
}
