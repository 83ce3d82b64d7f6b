/** What is wrong with a field of a form, and where it stands: `holidays[0].date`. */
export interface Problem {
  path: string;
  text: string;
}

/** The problems of fields, each judged by itself; null is none. */
export function problemsOf(judged: Readonly<Record<string, string | null>>): Problem[] {
  return Object.entries(judged).flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
}

/** Those of the rows of a list, which say by themselves in which row they stand. */
export function rowProblems<Row>(
  list: string,
  rows: readonly Row[],
  judge: (row: Row, place: number) => Readonly<Record<string, string | null>>,
): Problem[] {
  return rows.flatMap((row, place) =>
    problemsOf(judge(row, place)).map(({ path, text }) => ({ path: `${list}[${place}].${path}`, text })),
  );
}

/** Whether the same stands in an earlier row. */
export function isRepeated<Row>(rows: readonly Row[], place: number, keyOf: (row: Row) => string): boolean {
  const key = keyOf(rows[place] as Row);
  return key !== '' && rows.findIndex((row) => keyOf(row) === key) < place;
}
