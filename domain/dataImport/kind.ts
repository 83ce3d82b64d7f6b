import type { CellReader } from './cell.ts';

/** One column of a kind of data. */
export interface Column {
  /** As the template writes it, and as a field of JSON is called. */
  readonly name: string;
  /** What else it may be called; case, blanks and signs do not count. */
  readonly synonyms: readonly string[];
  /** Part of what a row is known by. */
  readonly isKey?: true;
  /** Told apart without case. */
  readonly isCaseless?: true;
  /** A new row cannot be without it. */
  readonly isNeeded?: true;
  /** What a new row has where the file does not say; without it, nothing. */
  readonly standard?: string;
  /** Of what kind it is a code. */
  readonly refersTo?: Reference;
  /** Said of the whole that the rows of `Kind.whole` make: the first of them counts, and the others say the same or nothing. */
  readonly isOfGroup?: true;
  /** Its texts are read by the decimal separator of the file. */
  readonly isNumber?: true;
  /** The numbers that a text of it has; the whole text unless given. */
  readonly numbersIn?: (text: string) => readonly string[];
  /** Its texts are read by the date order of the file. */
  readonly isDate?: true;
  readonly read: CellReader;
  /** What the database holds as a file would; as it stands unless given. */
  readonly fromStored?: (stored: string) => string | null;
  /** For whoever fills it in. */
  readonly means: string;
  readonly example: string;
}

export type Reference = 'product' | 'category' | 'customer' | 'salesperson' | 'user' | 'order';

/** A kind of data that is brought in, by one file or one call. */
export interface Kind {
  /** What its file is called, and how requests name it. */
  readonly name: string;
  readonly title: string;
  /** What one row is called. */
  readonly row: string;
  readonly columns: readonly Column[];
  /**
   * What all rows make together that differ in the last column of their key alone: an `order`. They stand one after the other, and are taken
   * together or not at all.
   */
  readonly whole?: string;
  /** An empty cell says nothing: what is there stays. Kinds of the books, where nothing is taken back. */
  readonly isLedger?: true;
  /** What becomes of what a complete file lacks; null where a file cannot be said to be complete. */
  readonly whenAbsent: string | null;
}

/** A row by the names of its columns. Null is empty; a column that the file does not have is absent. */
export type Values = Readonly<Record<string, string | null>>;

export function keyColumns({ columns }: Kind): readonly Column[] {
  return columns.filter(({ isKey }) => isKey);
}

const SEPARATOR = '\u001f';

/** What a row is known by, as one text. */
export function keyOf(kind: Kind, values: Values): string {
  return keyColumns(kind)
    .map(({ name, isCaseless }) => (isCaseless ? values[name]?.toLowerCase() : values[name]) ?? '')
    .join(SEPARATOR);
}

/** What a key was made of, in the order of the columns. */
export function keyParts(key: string): string[] {
  return key.split(SEPARATOR);
}

/** The same for people: `101, CS`. */
export function shownKey(kind: Kind, values: Values): string {
  return keyColumns(kind)
    .map(({ name }) => values[name] ?? '')
    .join(', ');
}
