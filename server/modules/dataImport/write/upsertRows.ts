import { sql, type Transaction } from 'kysely';
import { checkGroups, groupErrors } from '#domain/dataImport/groups.ts';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { type Kind, keyOf, shownKey, type Values } from '#domain/dataImport/kind.ts';
import { type Row, type RowOutcome, type RowResult, rowResults } from '#domain/dataImport/rowResult.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type Candidate, givenKeys, type ImportTarget, isSameKey, type NewCategories, refuse } from './importTarget.ts';
import type { Preview } from './preview.ts';
import { refuseUnknown } from './references.ts';
import { asBooked, asSpelled } from './storedCodes.ts';

/** The rows per batch; a few more when a group would be split. */
export const ROWS_AT_ONCE = 1000;

/** The first line of each row key of a file, and of each group. */
export type SeenRows = Map<string, number>;

async function findBefore(
  transaction: Transaction<Database>,
  { kind, select }: ImportTarget,
  rows: readonly Row[],
): Promise<Map<string, Values>> {
  const keys = rows.map(({ values }) => values);
  const { rows: found } = await sql<Record<string, string | null>>`
    select r.* from (${select}) r join (select * from ${givenKeys(kind, keys)}) given on ${isSameKey(kind)}`.execute(
    transaction,
  );
  return new Map(found.map((row) => [keyOf(kind, row), asInFile(kind, row)]));
}

/** A stored row in the form of a file. */
export function asInFile(kind: Kind, stored: Readonly<Record<string, string | null>>): Values {
  return Object.fromEntries(
    kind.columns.map(({ name, fromStored }) => {
      const value = stored[name] ?? null;
      return [name, value !== null && fromStored ? fromStored(value) : value];
    }),
  );
}

function merged(kind: Kind, before: Values | null, given: Values): Record<string, string | null> {
  const values: Record<string, string | null> = {};
  for (const { name, standard = null, isCaseless } of kind.columns) {
    const known = before === null ? standard : (before[name] ?? null);
    const stated = given[name];
    const isStated = stated !== undefined && !(stated === null && kind.isLedger) && !(isCaseless && before);
    values[name] = isStated ? stated : known;
  }
  return values;
}

function refuseIncomplete(kind: Kind, row: Candidate): void {
  for (const { name, isNeeded } of kind.columns) {
    if (!isNeeded || row.values[name] !== null) continue;
    refuse(row, name, name === 'holds' ? importTexts.noConversion(name) : importTexts.missing(name));
  }
}

const NONE: ReadonlyMap<string, Values> = new Map();
const isReadable = ({ refusals }: Row) => refusals.length === 0;
const differs = (one: Values, other: Values) => Object.keys(one).some((name) => one[name] !== other[name]);

/** Conflicts of a row with another row of the same file. */
function refuseTwice(kind: Kind, rows: readonly Row[], seen: SeenRows): Row[] {
  return rows.map((row) => {
    if (row.refusals.length > 0) return row;
    const key = keyOf(kind, row.values);
    const line = seen.get(key);
    if (line === undefined) {
      seen.set(key, row.line);
      return row;
    }
    const what = shownKey(kind, row.values);
    return { ...row, refusals: [{ column: null, value: what, ...importTexts.twice(what, line) }] };
  });
}

function refuseSplitGroups(kind: Kind, rows: readonly Row[]): Row[] {
  const splitGroup = groupErrors(kind, rows);
  return rows.map((row, place) => {
    const issue = splitGroup[place];
    return issue ? { ...row, refusals: [issue] } : row;
  });
}

function outcomeOf({ before, values, refusals }: Candidate): RowOutcome {
  if (refusals.length > 0) return 'refused';
  if (before === null) return 'new';
  return differs(values, before) ? 'changed' : 'same';
}

/** A row whose cells could not be read, or that conflicts with another one. */
const unreadable = ({ line, values }: Row) =>
  ({ line, before: null, given: values, values, result: 'refused' }) as const;

/**
 * Imports at most `ROWS_AT_ONCE` rows, and returns their results in order. Absent columns keep the stored values; a
 * refused row or group is left out. The number of statements is the same for one row and for all. `seen`, `preview`
 * and `newCategories` are of one file; accounting days are counted from `now`.
 */
export async function upsertRows(
  transaction: Transaction<Database>,
  stored: ImportTarget,
  rows: readonly Row[],
  {
    now,
    seen = new Map(),
    preview,
    newCategories,
  }: { now: Date; seen?: SeenRows; preview?: Preview; newCategories?: NewCategories },
): Promise<RowResult[]> {
  const { kind } = stored;
  // Locked rows are read after their lock.
  const exact = stored.lock ? NONE : await findBefore(transaction, stored, rows.filter(isReadable));
  const spelled = await asSpelled(transaction, kind, rows, exact);
  const isSame = (row: Row, place: number) =>
    row === rows[place] || keyOf(kind, row.values) === keyOf(kind, rows[place]?.values ?? {});
  const isExact = !stored.lock && spelled.every(isSame);
  const validated = refuseSplitGroups(kind, refuseTwice(kind, checkGroups(kind, spelled, seen), seen));
  const open = validated.filter(isReadable);
  const candidates = new Map<Row, Candidate>();
  if (open.length > 0) {
    await stored.lock?.(
      transaction,
      open.map(({ values }) => values),
    );
    const found = isExact ? exact : await findBefore(transaction, stored, open);
    for (const row of open) {
      const before = found.get(keyOf(kind, row.values)) ?? null;
      const { line } = row;
      const given = kind.isLedger && before ? asBooked(kind, before, row.values) : row.values;
      const values = merged(kind, before, given);
      const candidate: Candidate = { line, before, given, values, notes: [...row.notes], refusals: [] };
      refuseIncomplete(kind, candidate);
      candidates.set(row, candidate);
    }
    const all = [...candidates.values()];
    await refuseUnknown(transaction, kind, all);
    await stored.validate?.(transaction, all, now, newCategories);
    for (const [place, issue] of groupErrors(kind, all).entries()) if (issue) all[place]?.refusals.push(issue);
    const written = all.filter(
      ({ refusals, before, values }) => refusals.length === 0 && (before === null || differs(values, before)),
    );
    if (written.length > 0) await stored.write(transaction, written, now);
  }
  preview?.add(
    validated.map((row) => {
      const candidate = candidates.get(row);
      return candidate ? { ...candidate, result: outcomeOf(candidate) } : unreadable(row);
    }),
  );
  return validated.flatMap((row) => {
    const candidate = candidates.get(row);
    if (!candidate) return rowResults(row.line, 'refused', row.refusals);
    const { line, notes, refusals } = candidate;
    return rowResults(line, outcomeOf(candidate), refusals.length > 0 ? refusals : notes);
  });
}
