import { type Column, isRequiredKey, type Kind } from './kind.ts';

/** The chosen column of each heading; null leaves the heading out. */
export type ChosenColumns = Readonly<Record<string, string | null>>;

/** Why a heading is a column: by its name, by a synonym, by the user's choice, by an earlier choice, by its values. */
export const COLUMN_REASONS = ['name', 'synonym', 'chosen', 'remembered', 'content'] as const;
export type ColumnReason = (typeof COLUMN_REASONS)[number];

export interface MatchedColumns {
  /** The matched column of each heading. */
  columns: readonly (string | null)[];
  /** Why each heading is its column; null for a heading that nothing matches. */
  reasons: readonly (ColumnReason | null)[];
  /** Key columns without a heading. */
  missing: readonly string[];
  /** Columns that several headings match: none of the headings is used. */
  unclear: readonly UnclearColumn[];
}

export interface UnclearColumn {
  column: string;
  headings: readonly string[];
}

/** Whether a heading means the opposite of its column, as `Inactive` does of `active`. */
export function isOpposite({ opposites = [] }: Column, heading: string): boolean {
  return opposites.some((opposite) => plain(opposite) === plain(heading));
}

/** `Item No.` is `itemno`. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Matches the columns of a file by their headings: by choice, else by name, else by synonym; each column once. If
 * several headings match one column, none is used unless one was chosen. A name takes precedence over a synonym, except
 * in key columns: `Product` may be the product's name, with its code below `SKU`.
 */
export function matchColumns(kind: Kind, headings: readonly string[], chosen: ChosenColumns): MatchedColumns {
  const columns: (string | null)[] = headings.map(() => null);
  const places = headings.map((_, place) => place);
  const isOpen = (place: number) => !Object.hasOwn(chosen, headings[place] ?? '');
  const reasons: (ColumnReason | null)[] = places.map((place) => (isOpen(place) ? null : 'chosen'));
  // A heading that appears again is numbered: `Price (2)`.
  const wanted = headings.map((heading) => {
    const first = heading.replace(/ \(\d+\)$/, '');
    return plain(headings.includes(first) ? first : heading);
  });
  const unclear: UnclearColumn[] = [];
  const left = kind.columns.filter(({ name }) => {
    const place = places.find((at) => !isOpen(at) && chosen[headings[at] ?? ''] === name);
    if (place !== undefined) columns[place] = name;
    return place === undefined;
  });
  for (const { name, synonyms, opposites = [], isKey, isAsked } of left) {
    const others = new Set([...synonyms, ...opposites].map(plain));
    const named = places.filter((place) => isOpen(place) && wanted[place] === plain(name));
    const alike = places.filter((place) => isOpen(place) && others.has(wanted[place] ?? '') && !named.includes(place));
    const meant = isKey || isAsked || named.length === 0 ? [...named, ...alike] : named;
    const [only] = meant;
    if (only === undefined) continue;
    if (meant.length === 1) {
      columns[only] = name;
      reasons[only] = named.includes(only) ? 'name' : 'synonym';
    } else unclear.push({ column: name, headings: meant.map((place) => headings[place] ?? '') });
  }
  const found = new Set([...columns, ...unclear.map(({ column }) => column)]);
  const missing = kind.columns
    .filter((column) => isRequiredKey(column) && !found.has(column.name))
    .map(({ name }) => name);
  return { columns, reasons, missing, unclear };
}
