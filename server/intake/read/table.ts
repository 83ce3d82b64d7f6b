/** A file as rows of cells. Cells of text files are texts; JSON and workbooks have numbers as well. */
export interface Table {
  readonly format: Format;
  /** Null where the format says it. */
  readonly encoding: string | null;
  readonly delimiter: string | null;
  readonly headings: readonly string[];
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
