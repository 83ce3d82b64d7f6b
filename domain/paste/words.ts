import { entryText } from '../texts/entryText.ts';
import { allOf } from '../texts/listOf.ts';
import { PASTE_LINES_LIMIT } from './lines/pastedLines.ts';
import type { LineMatch } from './matchPaste.ts';
import { QUANTITY_BOUND } from './words/pastedQuantity.ts';
import { type ColumnQuestion, lineName } from './words/pasteRow.ts';

/** Bytes of a file that is still read. */
export const PASTE_FILE_LIMIT = 1_000_000;

/** The paste texts that the specification does not give. */
export const pasteWords = {
  add: (count: number) => entryText('paste.add', { count }),
  summary: (ready: number, problems: number) => entryText('paste.summary', { ready, problems }),
  added: (count: number) => entryText('paste.added', { count }),
  dropNoOrder: (count: number) => entryText('paste.dropNoOrder', { count }),
  addRepeated: (count: number) => entryText('paste.addRepeated', { count }),
  addAllCodes: (count: number) => entryText('paste.addAllCodes', { count }),
  setQuantity: (count: number) => entryText('paste.setQuantity', { count }),
  tooLong: (count: number) => entryText('paste.tooLong', { count, limit: PASTE_LINES_LIMIT }),
  fileTooLarge: (name: string) => entryText('paste.fileTooLarge', { name }),
  fileNotText: (name: string) => entryText('paste.fileNotText', { name }),
  fileUnreadable: (name: string) => entryText('paste.fileUnreadable', { name }),
  whichColumn: (line: number | null) =>
    line === null ? entryText('paste.whichColumn') : entryText('paste.whichColumnFromLine', { line }),
  columnName: (column: number) => entryText('paste.columnName', { column: column + 1 }),
  column: (column: number, { lines }: ColumnQuestion) =>
    entryText('paste.columnValues', {
      column: column + 1,
      values: lines.flatMap(({ cells }) => cells[column] || []).join(', '),
    }),
  closeQuestion: (count: number) =>
    count === 0 ? entryText('paste.closeUnchecked') : entryText('paste.closeNotAdded', { count }),
} as const;

const quoted = (text = '') => `'${text}'`;

function doubtText({ why, typed: all }: Extract<LineMatch, { kind: 'doubtfulQuantity' }>): string {
  const typed = allOf(all.map(quoted));
  switch (why) {
    case 'missing':
      return entryText('paste.doubt.missing');
    case 'zero':
      return entryText('paste.doubt.zero');
    case 'negative':
      return entryText('paste.doubt.negative', { typed });
    case 'notANumber':
      return entryText('paste.doubt.notANumber', { typed });
    case 'otherDigits':
      return entryText('paste.doubt.otherDigits', { typed });
    case 'unclearNumber':
      return entryText('paste.doubt.unclearNumber', { typed });
    case 'inBrackets':
      return entryText('paste.doubt.inBrackets', { typed });
    case 'twoNumbers':
      return entryText('paste.doubt.twoNumbers', { typed });
    case 'twoCodes':
      return entryText('paste.doubt.twoCodes', { typed });
    case 'tooLarge':
      return entryText('paste.doubt.tooLarge', { typed, bound: QUANTITY_BOUND });
    case 'unusual':
      return entryText('paste.doubt.unusual', { typed: quoted(all[0]), usual: all[1] ?? '' });
  }
}

/** The explanation beside the name of the result: a sentence or two, '' when the name is enough. */
export function lineMatchText(match: LineMatch): string {
  switch (match.kind) {
    case 'found':
      return match.isDefaultUnit ? entryText('paste.match.defaultUnit', { unit: match.unit }) : '';
    case 'unknown':
      return unknownText(match);
    case 'unitNotSold':
      return entryText('paste.match.unitNotSold', { typed: match.typed });
    case 'wrongMultiple':
      return entryText('paste.match.wrongMultiple', { typed: match.typed, multiple: match.multiple });
    case 'doubtfulQuantity':
      return doubtText(match);
    case 'excluded':
      return `${match.reason}.`.replace('..', '.');
    case 'repeated':
      return match.of === null
        ? entryText('paste.match.justAdded')
        : entryText('paste.match.repeated', { line: lineName(match.of) });
    case 'refused':
      return match.reason;
    case 'undecided':
      return entryText('paste.match.undecided');
    case 'notOrderLine':
      return match.isHeading ? entryText('paste.match.heading') : '';
  }
}

function unknownText({ why, code, nearest }: Extract<LineMatch, { kind: 'unknown' }>): string {
  const problem = unknownCodeText(why, code);
  return nearest.length > 0 ? `${problem} ${entryText('paste.code.chooseProduct')}` : problem;
}

function unknownCodeText(why: Extract<LineMatch, { kind: 'unknown' }>['why'], code: string): string {
  switch (why) {
    case 'noCode':
      return entryText('paste.code.noCode');
    case 'noProduct':
      return entryText('paste.code.noProduct', { code });
    case 'discontinued':
      return entryText('paste.code.discontinued', { code });
    case 'manyProducts':
      return entryText('paste.code.manyProducts');
    case 'twoCodes':
      return entryText('paste.code.twoCodes');
  }
}
