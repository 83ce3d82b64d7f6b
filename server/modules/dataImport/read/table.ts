/** A file as rows of cells: texts, values of JSON, or what a workbook shows (`ShownCell`). */
export interface Table {
  readonly format: Format;
  /** Null when the format defines it. */
  readonly encoding: string | null;
  readonly delimiter: string | null;
  readonly headings: readonly string[];
  /** What is to be known of how it was read. */
  readonly remarks?: readonly string[];
  /** Begins anew at each call. `read` is how much of the file, of 1, had been read when the row was. */
  rows(): AsyncIterable<TableRow>;
}

export const FORMATS = ['csv', 'tsv', 'json', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

export interface TableRow {
  readonly line: number;
  readonly cells: readonly unknown[];
  readonly read: number;
}
