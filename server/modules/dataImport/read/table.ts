/** A file as rows of cells: texts, JSON values, or a workbook's displayed values (`ShownCell`). */
export interface RawTable {
  readonly format: Format;
  /** Null when the format defines it. */
  readonly encoding: string | null;
  readonly delimiter: string | null;
  /** Notes on the parsing, by the headings. */
  remarks?(headings: readonly string[]): readonly string[];
  /** The properties of objects; null when a row has the headings. */
  readonly headings: readonly string[] | null;
  /**
   * The rows that have a value, below the line `above` if it is given. Each call starts from the beginning. `read` is
   * the part of the file, from 0 to 1, that was read with the row.
   */
  rows(above?: number): AsyncIterable<TableRow>;
}

/** A table whose headings are known; its rows are those below them. */
export interface Table extends Omit<RawTable, 'headings' | 'remarks'> {
  /** Each heading once. */
  readonly headings: readonly string[];
  /** The first rows. */
  readonly first: readonly TableRow[];
  /** The rows above the headings, as text. */
  readonly above: readonly (readonly string[])[];
  /** Whether a row is the headings again. */
  isHeading(cells: readonly unknown[]): boolean;
  readonly remarks: readonly string[];
}

export const FORMATS = ['csv', 'tsv', 'json', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

export interface TableRow {
  readonly line: number;
  readonly cells: readonly unknown[];
  readonly read: number;
}

/** A cell as text, without surrounding blanks. */
export const cellText = (cell: unknown) => (cell === null || cell === undefined ? '' : String(cell).trim());

export const isBlankRow = (cells: readonly unknown[]) => cells.every((cell) => cellText(cell) === '');
