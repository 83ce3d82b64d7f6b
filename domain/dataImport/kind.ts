import type { CellReader } from './cell.ts';
import type { Reference } from './reference.ts';

/** One column of a kind of data. */
export interface Column {
  /** The heading in templates, and the property name in JSON. */
  readonly name: string;
  /** Alternative headings; case, blanks and punctuation are ignored. */
  readonly synonyms: readonly string[];
  /** Headings that mean the opposite of a yes or no, such as `Inactive` for `active`. */
  readonly opposites?: readonly string[];
  /** A file may have both the name and a synonym with other values, such as `Name` and `Description`: users choose. */
  readonly isAsked?: true;
  /** The unit of a product: it can be left out where the product has one unit that it is priced or sold by. */
  readonly unitOf?: 'price' | 'sell';
  /** Yes accepts values of the row that are refused as unusual. */
  readonly isAcceptance?: true;
  /** A part of the row's key. */
  readonly isKey?: true;
  /** A key column that rows may leave empty, which is a value of its own. */
  readonly mayBeEmpty?: true;
  /** This value is the same as an empty cell. */
  readonly emptyValue?: string;
  /** Values are compared without case. */
  readonly isCaseless?: true;
  /** A new row requires a value. */
  readonly isNeeded?: true;
  /** The default of a new row when the file has no value; empty by default. */
  readonly standard?: string;
  /** The kind that the code refers to. */
  readonly refersTo?: Reference;
  /**
   * A value of the whole group (`Kind.whole`): the first row decides, and the other rows repeat it or leave it empty.
   */
  readonly isOfGroup?: true;
  /** Its texts are read by the decimal separator of the file. */
  readonly isNumber?: true;
  /** The numbers inside a text of this column; the whole text by default. */
  readonly numbersIn?: (text: string) => readonly string[];
  /** Its texts are read by the date order of the file. */
  readonly isDate?: true;
  readonly read: CellReader;
  /** The file form of a stored value; the stored value itself by default. */
  readonly fromStored?: (stored: string) => string | null;
  /** How a preview shows a value of the row; the value itself by default. */
  readonly show?: (value: string, row: Values) => string;
  /** The explanation of the column for users. */
  readonly means: string;
  readonly example: string;
}

/** A kind of data that a file or a call imports. */
export interface Kind {
  /** The name of its file, also used in requests. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Column[];
  /**
   * The group that rows form when they differ only in the last column of their key: an `order`. Its rows follow each
   * other, and are imported together or not at all.
   */
  readonly rowGroup?: 'order' | 'invoice';
  /** An empty cell keeps the stored value. This applies to accounting kinds, where imports delete nothing. */
  readonly isLedger?: true;
  /** What happens to records that a complete file lacks; null when a file cannot be complete. */
  readonly whenAbsent: string | null;
}

/** A row by column name. Null is empty; a column that the file does not have is absent. */
export type Values = Readonly<Record<string, string | null>>;

export function keyColumns({ columns }: Kind): readonly Column[] {
  return columns.filter(({ isKey }) => isKey);
}

/** Whether every file and row needs the column. */
export function isRequiredKey({ isKey, unitOf, mayBeEmpty }: Column): boolean {
  return isKey === true && unitOf === undefined && mayBeEmpty !== true;
}

const SEPARATOR = '\u001f';

/** The key of a row, as one text. */
export function keyOf(kind: Kind, values: Values): string {
  return keyColumns(kind)
    .map(({ name, isCaseless }) => (isCaseless ? values[name]?.toLowerCase() : values[name]) ?? '')
    .join(SEPARATOR);
}

/** The parts of a key, in column order. */
export function keyParts(key: string): string[] {
  return key.split(SEPARATOR);
}

/** The same for display: `101, CS`. */
export function shownKey(kind: Kind, values: Values): string {
  return keyColumns(kind)
    .flatMap(({ name }) => values[name] ?? [])
    .join(', ');
}
