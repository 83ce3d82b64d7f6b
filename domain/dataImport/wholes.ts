import { bookTexts } from './bookTexts.ts';
import { type Kind, keyColumns, type Values } from './kind.ts';
import type { CellRemark, Row } from './rowResult.ts';

const SEPARATOR = '\u001e';

/** Why a row is refused in which nothing is wrong. */
export const WHOLE_REFUSED = 'wholeRefused';

const namesOf = (kind: Kind) =>
  keyColumns(kind)
    .slice(0, -1)
    .map(({ name }) => name);

/** By what a row tells to which whole it belongs; null where it does not. */
export function wholeOf(kind: Kind, values: Values): string | null {
  const parts = namesOf(kind).map((name) => values[name] ?? '');
  return parts.includes('') ? null : `${parts.join(SEPARATOR)}${SEPARATOR}`;
}

/** The same for people. */
export function shownWhole(kind: Kind, values: Values): string {
  return namesOf(kind)
    .map((name) => values[name] ?? '')
    .join(', ');
}

/** Rows that follow each other and belong together; one without a whole stands alone. */
export function together<Given extends { values: Values }>(kind: Kind, rows: readonly Given[]): Given[][] {
  const wholes: Given[][] = [];
  let last: string | null = null;
  for (const row of rows) {
    const whole = wholeOf(kind, row.values);
    const current = wholes.at(-1);
    if (current && whole !== null && whole === last) current.push(row);
    else wholes.push([row]);
    last = whole;
  }
  return wholes;
}

/** Rows of one whole with what the first of them says of it. */
export function filledFromFirst(kind: Kind, rows: readonly Row[]): Row[] {
  const [first, ...others] = rows;
  if (!first || kind.whole === undefined) return [...rows];
  const { whole } = kind;
  const heads = kind.columns.filter(({ isOfWhole }) => isOfWhole).map(({ name }) => name);
  const filled = others.map((row) => {
    const values = { ...row.values };
    const refusals: CellRemark[] = [];
    for (const name of heads) {
      const [own, said] = [values[name] ?? null, first.values[name] ?? null];
      if (own === null) {
        if (first.values[name] !== undefined) values[name] = first.values[name];
      } else if (own !== said) {
        refusals.push({ column: name, value: own, ...bookTexts.differsInWhole(name, whole, said ?? '', first.line) });
      }
    }
    return { ...row, values, refusals: [...row.refusals, ...refusals] };
  });
  return [first, ...filled];
}

/**
 * Rows as the wholes that they make: a whole whose rows come back later in the file is refused there. `seen` has the line of each whole's first row.
 */
export function asWholes(kind: Kind, rows: readonly Row[], seen: Map<string, number>): Row[] {
  const { whole } = kind;
  if (whole === undefined) return [...rows];
  return together(kind, rows).flatMap((run) => {
    const [first] = run;
    const key = first && wholeOf(kind, first.values);
    if (!first || !key) return run;
    const line = seen.get(key);
    if (line === undefined) {
      seen.set(key, first.line);
      return filledFromFirst(kind, run);
    }
    const name = shownWhole(kind, first.values);
    return run.map((row) => {
      if (row.refusals.length > 0) return row;
      return { ...row, refusals: [{ column: null, value: name, ...bookTexts.comesBack(whole, name, line) }] };
    });
  });
}

/** What is said of the other rows of a whole of which one is refused, in the order of the rows; null where nothing is. */
export function tornRemarks(
  kind: Kind,
  rows: readonly { line: number; values: Values; refusals: readonly CellRemark[] }[],
): (CellRemark | null)[] {
  const { whole } = kind;
  if (whole === undefined) return rows.map(() => null);
  return together(kind, rows).flatMap((run) => {
    const refused = run.find(({ refusals }) => refusals.length > 0);
    return run.map(({ values, refusals }) => {
      if (!refused || refusals.length > 0) return null;
      const name = shownWhole(kind, values);
      return { column: null, value: name, code: WHOLE_REFUSED, ...bookTexts.torn(whole, name, refused.line) };
    });
  });
}
