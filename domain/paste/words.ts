import { formatCount } from '../formatNumber.ts';
import { PASTE_LINES_LIMIT } from './lines/pastedLines.ts';
import type { LineMatch } from './matchPaste.ts';
import { QUANTITY_BOUND } from './words/pastedQuantity.ts';
import { type ColumnQuestion, lineName } from './words/pasteRow.ts';

/** Bytes of a file that is still read. */
export const PASTE_FILE_LIMIT = 1_000_000;

const lines = (count: number) => `${formatCount(count)} ${count === 1 ? 'line' : 'lines'}`;

/** The paste texts that the specification does not give. */
export const pasteWords = {
  add: (count: number) => (count === 0 ? 'Add lines' : `Add ${lines(count)}`),
  summary: (ready: number, problems: number) =>
    `${formatCount(ready)} ready, ${formatCount(problems)} ${problems === 1 ? 'needs' : 'need'} a look`,
  added: (count: number) => `${lines(count)} added to quick entry.`,
  dropNoOrder: (count: number) => `Drop ${lines(count)} that ${count === 1 ? 'orders' : 'order'} nothing`,
  addRepeated: (count: number) => `Add all ${formatCount(count)} repeated`,
  takeAll: (count: number) => (count === 2 ? 'Add Both' : `Add All ${count}`),
  setQuantity: (count: number) => `Set ${lines(count)} without a quantity`,
  tooLong: (count: number) =>
    `This list has ${lines(count)}. At most ${formatCount(PASTE_LINES_LIMIT)} can be checked at once. Paste it in parts.`,
  fileTooLarge: (name: string) => `'${name}' is larger than 1 MB. Copy the lines out of it and paste them here.`,
  fileNotText: (name: string) =>
    `'${name}' is no text file. Choose a .csv or .txt file, or copy the lines and paste them.`,
  fileUnreadable: (name: string) => `'${name}' could not be read.`,
  whichColumn: (line: number | null) =>
    line === null ? 'Which column is the code?' : `Lines from line ${line}: which column is the code?`,
  columnName: (column: number) => `Column ${column + 1}`,
  column: (column: number, { lines: shown }: ColumnQuestion) =>
    `Column ${column + 1}: ${shown.flatMap(({ cells }) => cells[column] || []).join(', ')}`,
  closeQuestion: (count: number) =>
    count === 0
      ? 'The text has not been checked. Close and discard it?'
      : `${lines(count)} ${count === 1 ? 'has' : 'have'} not been added. Close and discard ${count === 1 ? 'it' : 'them'}?`,
} as const;

const quoted = (typed: readonly string[]) => typed.map((text) => `'${text}'`).join(' and ');

function doubtText({ why, typed }: Extract<LineMatch, { kind: 'doubtfulQuantity' }>): string {
  switch (why) {
    case 'missing':
      return 'This line has no quantity.';
    case 'zero':
      return 'The quantity is 0.';
    case 'negative':
      return `${quoted(typed)} is less than 0.`;
    case 'notANumber':
      return `${quoted(typed)} is not a quantity.`;
    case 'otherDigits':
      return `${quoted(typed)} is written in other digits. Confirm the number.`;
    case 'unclearNumber':
      return `${quoted(typed)} can be read in two ways.`;
    case 'inBrackets':
      return `${quoted(typed)} may be the quantity. Confirm if this is correct.`;
    case 'twoNumbers':
      return `${quoted(typed)}: choose which is the quantity.`;
    case 'twoCodes':
      return `${quoted(typed)} are both product codes. Enter the quantity.`;
    case 'tooLarge':
      return `${quoted(typed)} is more than ${formatCount(QUANTITY_BOUND)}. Confirm if this is correct.`;
    case 'unusual':
      return `'${typed[0]}' is far more than the usual ${typed[1]}. Confirm if this is correct.`;
  }
}

/** The explanation beside the name of the result: a sentence or two, '' when the name is enough. */
export function lineMatchText(match: LineMatch): string {
  switch (match.kind) {
    case 'found':
      return match.isDefaultUnit ? `No unit given. Using ${match.unit}.` : '';
    case 'unknown':
      return unknownText(match);
    case 'unitNotSold':
      return `Not sold by '${match.typed}'. Choose a unit.`;
    case 'wrongMultiple':
      return `${match.typed} is not a multiple of ${match.multiple}.`;
    case 'doubtfulQuantity':
      return doubtText(match);
    case 'excluded':
      return `${match.reason}.`.replace('..', '.');
    case 'repeated':
      return match.of === null
        ? 'The same product and unit was just added. Add it again?'
        : `The same product and unit as line ${lineName(match.of)}. Add both?`;
    case 'refused':
      return match.reason;
    case 'undecided':
      return 'Choose which column is the code.';
    case 'notOrderLine':
      return match.isHeading ? 'A heading.' : '';
  }
}

function unknownText({ why, code, nearest }: Extract<LineMatch, { kind: 'unknown' }>): string {
  const offer = nearest.length > 0 ? ' Choose a product.' : '';
  switch (why) {
    case 'noCode':
      return `No product code in this line.${offer}`;
    case 'noProduct':
      return `Unknown code: ${code}.${offer}`;
    case 'discontinued':
      return `No longer sold: ${code}.${offer}`;
    case 'manyProducts':
      return `Several products have this code.${offer}`;
    case 'twoCodes':
      return `Two product codes in this line.${offer}`;
  }
}
