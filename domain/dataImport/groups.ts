import { type Kind, keyColumns, type Values } from './kind.ts';
import { ledgerTexts } from './ledgerTexts.ts';
import type { CellIssue, Row } from './rowResult.ts';

const SEPARATOR = '\u001e';

/** Why a valid row is refused: another row of its group was. */
export const GROUP_REFUSED = 'wholeRefused';

const namesOf = (kind: Kind) =>
  keyColumns(kind)
    .slice(0, -1)
    .map(({ name }) => name);

/** The key of a row's group; null when the row belongs to none. */
export function groupKey(kind: Kind, values: Values): string | null {
  const parts = namesOf(kind).map((name) => values[name] ?? '');
  return parts.includes('') ? null : `${parts.join(SEPARATOR)}${SEPARATOR}`;
}

/** The same for people. */
export function shownGroup(kind: Kind, values: Values): string {
  return namesOf(kind)
    .map((name) => values[name] ?? '')
    .join(', ');
}

/** Consecutive rows of the same group; a row without a group is a group of one. */
export function groupRows<Given extends { values: Values }>(kind: Kind, rows: readonly Given[]): Given[][] {
  const groups: Given[][] = [];
  let last: string | null = null;
  for (const row of rows) {
    const rowGroup = groupKey(kind, row.values);
    const current = groups.at(-1);
    if (current && rowGroup !== null && rowGroup === last) current.push(row);
    else groups.push([row]);
    last = rowGroup;
  }
  return groups;
}

/** Rows of one group with the first row's values of group columns. */
function filledFromFirst(kind: Kind, rows: readonly Row[]): Row[] {
  const [first, ...others] = rows;
  if (!first || kind.rowGroup === undefined) return [...rows];
  const { rowGroup } = kind;
  const heads = kind.columns.filter(({ isOfGroup }) => isOfGroup).map(({ name }) => name);
  const filled = others.map((row) => {
    const values = { ...row.values };
    const refusals: CellIssue[] = [];
    for (const name of heads) {
      const [own, stated] = [values[name] ?? null, first.values[name] ?? null];
      if (own === null) {
        if (first.values[name] !== undefined) values[name] = first.values[name];
      } else if (own !== stated) {
        refusals.push({
          column: name,
          value: own,
          ...ledgerTexts.differsInGroup(name, rowGroup, stated ?? '', first.line),
        });
      }
    }
    return { ...row, values, refusals: [...row.refusals, ...refusals] };
  });
  return [first, ...filled];
}

/** The issues of the other rows of a group with a refused row, in row order; null for a row without one. */
export function checkGroups(kind: Kind, rows: readonly Row[], seen: Map<string, number>): Row[] {
  const { rowGroup } = kind;
  if (rowGroup === undefined) return [...rows];
  return groupRows(kind, rows).flatMap((run) => {
    const [first] = run;
    const key = first && groupKey(kind, first.values);
    if (!first || !key) return run;
    const line = seen.get(key);
    if (line === undefined) {
      seen.set(key, first.line);
      return filledFromFirst(kind, run);
    }
    const name = shownGroup(kind, first.values);
    return run.map((row) => {
      if (row.refusals.length > 0) return row;
      return { ...row, refusals: [{ column: null, value: name, ...ledgerTexts.comesBack(rowGroup, name, line) }] };
    });
  });
}

/** The issues of the other rows in a group with a refused row, in row order; null for a row without an issue. */
export function groupErrors(
  kind: Kind,
  rows: readonly { line: number; values: Values; refusals: readonly CellIssue[] }[],
): (CellIssue | null)[] {
  const { rowGroup } = kind;
  if (rowGroup === undefined) return rows.map(() => null);
  return groupRows(kind, rows).flatMap((run) => {
    const refused = run.find(({ refusals }) => refusals.length > 0);
    return run.map(({ values, refusals }) => {
      if (!refused || refusals.length > 0) return null;
      const name = shownGroup(kind, values);
      return {
        column: null,
        value: name,
        code: GROUP_REFUSED,
        ...ledgerTexts.splitGroup(rowGroup, name, refused.line),
      };
    });
  });
}
