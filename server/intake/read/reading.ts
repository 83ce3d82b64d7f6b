import type { DecimalSign } from '#domain/intake/cell.ts';
import type { Format } from './table.ts';

/** How a file is read. */
export interface Reading {
  format: Format;
  encoding: string | null;
  delimiter: string | null;
  decimal: DecimalSign;
  /** Each heading and the column that it is; null for one that is left out. */
  columns: { heading: string; column: string | null }[];
}
