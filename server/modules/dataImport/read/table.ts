/** A file as rows of cells: texts, JSON values, or a workbook's displayed values (`ShownCell`). */
export interface Table {
  readonly format: Format;
  /** Null when the format defines it. */
  readonly encoding: string | null;
  readonly delimiter: string | null;
  readonly headings: readonly string[];
  /** Notes on the parsing. */
  readonly remarks?: readonly string[];
  /** Each call starts from the beginning. `read` is the part of the file, from 0 to 1, that was read with the row. */
  rows(): AsyncIterable<TableRow>;
}

export const FORMATS = ['csv', 'tsv', 'json', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

export interface TableRow {
  readonly line: number;
  readonly cells: readonly unknown[];
  readonly read: number;
}
