import { type CellReader, code, number } from '#domain/dataImport/cell.ts';
import { day } from '#domain/dataImport/dateCell.ts';
import { type Issue, importTexts } from '#domain/dataImport/importTexts.ts';
import { POINT_NOTATION, PROGRAM_NOTATION } from '#domain/dataImport/notation.ts';
import { shownValue } from '#domain/dataImport/rowResult.ts';
import { BILLED_PLACES } from '#domain/order/billed.ts';

/** One row is refused completely; its batch continues. */
export class RowRefused extends Error {
  readonly column: string;
  readonly value: string | null;
  readonly issue: Issue;

  constructor(column: string, value: unknown, issue: Issue) {
    super(issue.reason);
    this.column = column;
    this.value = value === undefined || value === null ? null : shownValue(String(value));
    this.issue = issue;
  }
}

type Given = string | number | null | undefined;

/** As the cell of a file is read, and called by the last part of its path. */
function cellOf(reader: CellReader): (path: string, value: Given) => string | null {
  return (path, value) => {
    const typed = String(value ?? '');
    if (typed.trim() === '') return null;
    const notation = typeof value === 'number' ? POINT_NOTATION : PROGRAM_NOTATION;
    const read = reader(typed, path.slice(path.lastIndexOf('.') + 1), notation, () => '');
    if ('refusal' in read) throw new RowRefused(path, value, read.refusal);
    return read.value;
  };
}

/** Null when the value is absent. */
export const readers = {
  code: cellOf(code(100)),
  status: cellOf(code(40)),
  day: cellOf(day),
  quantity: cellOf(number({ places: 2, least: '0', most: '9999999' })),
  billedQuantity: cellOf(number({ places: BILLED_PLACES, least: '0', most: '9999999' })),
};

/** A required value. */
export function needed(path: string, value: string | null): string {
  if (value === null) throw new RowRefused(path, null, importTexts.missing(path.slice(path.lastIndexOf('.') + 1)));
  return value;
}
