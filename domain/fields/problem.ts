import type { Reason } from '../refusal/coded.ts';

/** A problem of a form field, with the path of the field: `holidays[0].date`. */
export type Problem = Reason & { readonly field: string };

/** The problems of fields that are validated one by one; null means no problem. */
export function problemsOf(validated: Readonly<Record<string, Reason | null>>): Problem[] {
  return Object.entries(validated).flatMap(([field, reason]) => (reason === null ? [] : [{ ...reason, field }]));
}

/** The text of each field that has a problem. */
export function textsByField(problems: readonly Problem[]): Record<string, string> {
  return Object.fromEntries(problems.map(({ field, text }) => [field, text]));
}

/** The problems of a list's rows; each has its row in its path. */
export function rowProblems<Row>(
  list: string,
  rows: readonly Row[],
  validate: (row: Row, place: number) => Readonly<Record<string, Reason | null>>,
): Problem[] {
  return rows.flatMap((row, place) =>
    problemsOf(validate(row, place)).map((problem) => ({ ...problem, field: `${list}[${place}].${problem.field}` })),
  );
}

/** The positions of rows that repeat an earlier row; blank rows do not count. */
export function repeatedPlaces(keys: readonly string[]): ReadonlySet<number> {
  const known = new Set<string>();
  const repeated = new Set<number>();
  for (const [place, key] of keys.entries()) {
    if (key === '') continue;
    if (known.has(key)) repeated.add(place);
    known.add(key);
  }
  return repeated;
}
