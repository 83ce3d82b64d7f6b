import type { Question } from '#domain/dataImport/evidence.ts';
import type { DateOrder, DecimalSign } from '#domain/dataImport/notation.ts';
import type { Format } from './table.ts';

/** How a file is read. */
export interface Reading {
  format: Format;
  encoding: string | null;
  delimiter: string | null;
  /** Null where no value depends on it, or where it has to be said. */
  decimal: DecimalSign | null;
  dateOrder: DateOrder | null;
  /** Each heading and the column that it is; null for one that is left out. */
  columns: { heading: string; column: string | null }[];
  /** Columns whose values can be read in two ways: these rows are refused until it is said how. */
  questions: Question[];
  /** What else is to be known of how it was read. */
  remarks: string[];
}
