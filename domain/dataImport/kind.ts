import type { CellReader } from './cell.ts';

/** One column of a kind of data. */
export interface Column {
  /** As the template writes it, and as a field of JSON is called. */
  readonly name: string;
  /** What else it may be called; case, blanks and signs do not count. */
  readonly synonyms: readonly string[];
  /** Part of what a row is known by. */
  readonly isKey?: true;
  /** Values are compared without case. */
  readonly isCaseless?: true;
  /** A new row cannot be without it. */
  readonly isNeeded?: true;
  /** What a new row has where the file does not say; without it, nothing. */
  readonly standard?: string;
  /** Of what kind it is a code. */
  readonly refersTo?: Reference;
  /**
   * A value of the whole group (`Kind.whole`): the first row decides, and the other rows repeat it or leave it empty.
   */
  readonly isOfGroup?: true;
  /** Its texts are read by the decimal separator of the file. */
  readonly isNumber?: true;
  /** The numbers that a text of it has; the whole text unless given. */
  readonly numbersIn?: (text: string) => readonly string[];
  /** Its texts are read by the date order of the file. */
  readonly isDate?: true;
  readonly read: CellReader;
  /** The file form of a stored value; the stored value itself by default. */
  readonly fromStored?: (stored: string) => string | null;
  /** The explanation of the column for users. */
  readonly means: string;
  readonly example: string;
}

export type Reference = 'product' | 'category' | 'customer' | 'salesperson' | 'user' | 'order';

/** A kind of data that a file or a call imports. */
export interface Kind {
  /** What its file is called, and how requests name it. */
  readonly name: string;
  readonly title: string;
  /** What one row is called. */
  readonly row: string;
  readonly columns: readonly Column[];
  /**
   * The group that rows form when they differ only in the last column of their key: an `order`. Its rows follow each
   * other, and are imported together or not at all.
   */
  readonly rowGroup?: string;
  /** An empty cell keeps the stored value. This applies to accounting kinds, where imports delete nothing. */
  readonly isLedger?: true;
  /** What happens to records that a complete file lacks; null when a file cannot be complete. */
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
