/** A problem of a form field with its path: `holidays[0].date`. */
export interface Problem {
  path: string;
  text: string;
}

/** The problems of fields that are validated one by one; null means no problem. */
export function problemsOf(validated: Readonly<Record<string, string | null>>): Problem[] {
  return Object.entries(validated).flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
}

/** The problems of a list's rows; each has its row in its path. */
export function rowProblems<Row>(
  list: string,
  rows: readonly Row[],
  validate: (row: Row, place: number) => Readonly<Record<string, string | null>>,
): Problem[] {
  return rows.flatMap((row, place) =>
    problemsOf(validate(row, place)).map(({ path, text }) => ({ path: `${list}[${place}].${path}`, text })),
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
