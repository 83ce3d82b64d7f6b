import type { ChosenColumns } from '#domain/dataImport/matchColumns.ts';
import type { DateOrder, DecimalSign } from '#domain/dataImport/notation.ts';
import type { Reference } from '#domain/dataImport/reference.ts';
import type { Encoding } from '../../../platform/text/encoding.ts';
import type { Delimiter } from './textTable.ts';

/** The user's choices for a file, in place of detection. */
export interface ReadOptions {
  encoding?: Encoding | undefined;
  delimiter?: Delimiter | undefined;
  decimal?: DecimalSign | undefined;
  dateOrder?: DateOrder | undefined;
  columns?: ChosenColumns | undefined;
  /** The value of all rows in a column that the file does not have. */
  constants?: Readonly<Record<string, string>> | undefined;
  /** The choices of an earlier file with the same headings, used when the user makes none. */
  savedColumns?: ((headings: readonly string[]) => Promise<ChosenColumns>) | undefined;
  /** Those of the codes that the shop has; `unit` is any unit of a product. */
  knownCodes?: KnownCodes | undefined;
}

export type KnownCodes = (reference: Reference | 'unit', codes: readonly string[]) => Promise<ReadonlySet<string>>;
