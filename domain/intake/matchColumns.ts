import type { Column, Kind } from './kind.ts';

/** Headings by what was chosen for them: the name of a column, or null for one that is left out. */
export type ChosenColumns = Readonly<Record<string, string | null>>;

export interface MatchedColumns {
  /** For each heading the column that it is. */
  columns: readonly (string | null)[];
  /** Columns by which rows are known, and that no heading is. */
  missing: readonly string[];
}

/** `Item No.` is `itemno`. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

function fitting(kind: Kind, heading: string): Column[] {
  const wanted = plain(heading);
  if (wanted === '') return [];
  const named = kind.columns.filter(({ name }) => plain(name) === wanted);
  const alike = kind.columns.filter(({ synonyms }) => synonyms.some((synonym) => plain(synonym) === wanted));
  return [...named, ...alike];
}

/** Finds the columns of a file by their headings: as was chosen, else by name, else by what they may be called; each column once. */
export function matchColumns(kind: Kind, headings: readonly string[], chosen: ChosenColumns): MatchedColumns {
  const taken = new Set<string>();
  const columns: (string | null)[] = headings.map(() => null);
  const take = (place: number, name: string | undefined) => {
    if (name === undefined || taken.has(name) || columns[place] !== null) return;
    taken.add(name);
    columns[place] = name;
  };
  const isChosen = (heading: string) => Object.hasOwn(chosen, heading);
  headings.forEach((heading, place) => {
    if (isChosen(heading)) take(place, kind.columns.find(({ name }) => name === chosen[heading])?.name);
  });
  headings.forEach((heading, place) => {
    if (!isChosen(heading)) take(place, kind.columns.find(({ name }) => plain(name) === plain(heading))?.name);
  });
  headings.forEach((heading, place) => {
    if (!isChosen(heading)) take(place, fitting(kind, heading).find(({ name }) => !taken.has(name))?.name);
  });
  const missing = kind.columns.filter(({ isKey, name }) => isKey && !taken.has(name)).map(({ name }) => name);
  return { columns, missing };
}
