/** What is wrong with a field of a form, and where it stands: `holidays[0].date`. */
export interface Problem {
  path: string;
  text: string;
}

/** The problems of fields, each validated by itself; null is none. */
export function problemsOf(validated: Readonly<Record<string, string | null>>): Problem[] {
  return Object.entries(validated).flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
}

/** Those of the rows of a list, which say by themselves in which row they stand. */
export function rowProblems<Row>(
  list: string,
  rows: readonly Row[],
  validate: (row: Row, place: number) => Readonly<Record<string, string | null>>,
): Problem[] {
  return rows.flatMap((row, place) =>
    problemsOf(validate(row, place)).map(({ path, text }) => ({ path: `${list}[${place}].${path}`, text })),
  );
}

/** The places of rows of which the same stands in an earlier one; blanks are the same as nothing. */
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
