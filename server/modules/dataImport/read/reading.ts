import type { Question } from '#domain/dataImport/evidence.ts';
import type { ColumnReason } from '#domain/dataImport/matchColumns.ts';
import type { DateOrder, DecimalSign } from '#domain/dataImport/notation.ts';
import type { Format } from './table.ts';

/** A heading, the column that it is, and why; the column is null for a heading that is left out. */
export interface ReadColumn {
  heading: string;
  column: string | null;
  reason: ColumnReason | null;
  /** Its first values, as they are read. */
  samples: string[];
}

/** How a file is read. */
export interface Reading {
  format: Format;
  encoding: string | null;
  delimiter: string | null;
  /** Null when no value depends on it, or when the user has to choose. */
  decimal: DecimalSign | null;
  dateOrder: DateOrder | null;
  columns: ReadColumn[];
  /** Columns that have the same value in all rows, because the file does not have them. */
  constants: { column: string; value: string }[];
  /** Columns with ambiguous values: their rows are refused until the user chooses. */
  questions: Question[];
  /** Further notes on the parsing. */
  remarks: string[];
}
