import type { Transaction } from 'kysely';
import { GROUP_REFUSED, groupKey, shownGroup } from '#domain/dataImport/groups.ts';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { ledgerTexts } from '#domain/dataImport/ledgerTexts.ts';
import { PROGRAM_NOTATION } from '#domain/dataImport/notation.ts';
import { readRow } from '#domain/dataImport/readRow.ts';
import { type CellIssue, type Row, type RowResult, rowResults, shownValue } from '#domain/dataImport/rowResult.ts';
import type { Database } from '../../platform/database/schema.ts';
import { waitForImports } from '../dataImport/importLock.ts';
import type { ImportTarget } from '../dataImport/write/importTarget.ts';
import { upsertRows } from '../dataImport/write/upsertRows.ts';

export type Cells = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** One item of a batch as the rows of a file. */
export interface Sent {
  stored: ImportTarget;
  /** By the names of the columns. */
  rows: readonly Cells[];
  /** The call's name of a column, in the row at this position. */
  fieldOf(column: string, place: number): string;
  /** Fields that the call does not have. */
  unknown: readonly string[];
  /** Errors beyond single cells, with the call's names. */
  validate?(rows: readonly Row[]): CellIssue[];
}

/** The maximum number of unknown names reported for an item. */
const NAMES_SHOWN = 20;

/** A row by the names of its columns. */
export function sentRow(stored: ImportTarget, cells: Cells): Sent {
  const known = new Set(stored.kind.columns.map(({ name }) => name));
  return {
    ...{ stored, rows: [cells], fieldOf: (column) => column },
    unknown: Object.keys(cells).filter((name) => !known.has(name)),
  };
}

interface Item {
  sent: Sent;
  /** The line of its first row, counted over the batch. */
  first: number;
  rows: readonly Row[];
  results: RowResult[];
}

/** The issues of a result, by the names of the call. */
function inFields({ sent, first }: Item, { line, result: _, ...issue }: RowResult): CellIssue[] {
  const { column, reason, hint, ...rest } = issue;
  if (reason === null || hint === null) return [];
  if (column === null) return [{ ...rest, column, reason, hint }];
  const field = sent.fieldOf(column, line - first);
  const name = field.slice(field.lastIndexOf('.') + 1);
  const named = reason.startsWith(`${column} `) ? `${name}${reason.slice(column.length)}` : reason;
  return [{ ...rest, column: field, reason: named, hint }];
}

/** The result of an item whose rows are validated as a group. */
function resultsOfItem(item: Item, place: number): RowResult[] {
  const words = new Set(item.results.map(({ result }) => result));
  const isRefused = words.has('refused');
  const reported = item.results.filter(
    ({ result, code }) => !isRefused || (result === 'refused' && code !== GROUP_REFUSED),
  );
  const issues = reported.flatMap((result) => inFields(item, result));
  const once = new Map(issues.map((issue) => [JSON.stringify([issue.column, issue.reason]), issue]));
  const [word = 'same', ...others] = words;
  const group = others.length > 0 ? 'changed' : word;
  return rowResults(place + 1, isRefused ? 'refused' : group, [...once.values()]);
}

function itemsOf(batch: readonly Sent[]): Item[] {
  let next = 1;
  return batch.map((sent) => {
    const first = next;
    next += sent.rows.length;
    const read = (cells: Cells, place: number) =>
      readRow(sent.stored.kind, first + place, cells, () => PROGRAM_NOTATION);
    return { sent, first, rows: sent.rows.map(read), results: [] };
  });
}

/** Refuses an item for errors outside its cells; errors of cells are reported beside them. */
function refuseItem(item: Item, issues: readonly CellIssue[]): void {
  const { first, rows, results } = item;
  results.push(...rowResults(first, 'refused', issues));
  results.push(...rows.flatMap(({ line, refusals }) => refusals.flatMap((one) => rowResults(line, 'refused', [one]))));
}

/** A name that the call does not define is an error of the caller. */
function wrongBeyondCells({ sent: { unknown, validate }, rows }: Item): CellIssue[] {
  const names = unknown.slice(0, NAMES_SHOWN).map((name) => {
    const column = shownValue(name);
    return { column, value: null, ...importTexts.noSuchField(column) };
  });
  return [...names, ...(validate?.(rows) ?? [])];
}

function refuseWrong(items: readonly Item[]): void {
  const seen = new Set<string>();
  for (const item of items) {
    const { kind } = item.sent.stored;
    const wrong = wrongBeyondCells(item);
    const group = kind.rowGroup === undefined ? null : groupKey(kind, item.rows[0]?.values ?? {});
    if (group !== null && seen.has(group)) {
      const name = shownGroup(kind, item.rows[0]?.values ?? {});
      wrong.push({ column: null, value: name, ...ledgerTexts.twiceInBatch(name) });
    }
    if (wrong.length > 0) refuseItem(item, wrong);
    if (group !== null) seen.add(group);
  }
}

/** Imports a batch as files of its kinds, each item as a group. The results are in the order of the items. */
export async function importData(
  transaction: Transaction<Database>,
  batch: readonly Sent[],
  now: Date,
): Promise<RowResult[]> {
  await waitForImports(transaction);
  const items = itemsOf(batch);
  refuseWrong(items);
  for (const stored of new Set(batch.map((sent) => sent.stored))) {
    const open = items.filter(({ sent, results }) => sent.stored === stored && results.length === 0);
    const rows = open.flatMap((item) => item.rows.map((row) => ({ item, row })));
    const itemOf = new Map(rows.map(({ item, row }) => [row.line, item]));
    const results = await upsertRows(
      transaction,
      stored,
      rows.map(({ row }) => row),
      { now },
    );
    for (const result of results) itemOf.get(result.line)?.results.push(result);
    await stored.finish?.(transaction);
  }
  return items.flatMap(resultsOfItem);
}
