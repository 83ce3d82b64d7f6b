import type { Question } from '#domain/dataImport/evidence.ts';
import type { DateOrder, DecimalSign } from '#domain/dataImport/notation.ts';
import type { Format } from './table.ts';

/** How a file is read. */
export interface Reading {
  format: Format;
  encoding: string | null;
  delimiter: string | null;
  /** Null when no value depends on it, or when the user has to choose. */
  decimal: DecimalSign | null;
  dateOrder: DateOrder | null;
  /** Each heading and the column that it is; null for one that is left out. */
  columns: { heading: string; column: string | null }[];
  /** Columns with ambiguous values: their rows are refused until the user chooses. */
  questions: Question[];
  /** Further notes on the parsing. */
  remarks: string[];
}
