import { groupKey, groupRows } from '#domain/dataImport/groups.ts';
import type { Kind } from '#domain/dataImport/kind.ts';
import { ledgerTexts } from '#domain/dataImport/ledgerTexts.ts';
import type { Row } from '#domain/dataImport/rowResult.ts';
import { ROWS_AT_ONCE } from './write/upsertRows.ts';

interface Batch {
  rows: Row[];
  read: number;
}

const firstGroup = (kind: Kind, [first]: readonly Row[]) => (first ? groupKey(kind, first.values) : null);

/** Batches that never split a group. A group with more rows than a batch is refused. */
export async function* groupBatches(kind: Kind, batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  const { rowGroup } = kind;
  if (rowGroup === undefined) {
    yield* batches;
    return;
  }
  const tooMany = (rows: readonly Row[]): Row[] =>
    rows.map((row) => ({
      ...row,
      refusals: [{ column: null, value: null, ...ledgerTexts.tooManyRows(rowGroup, ROWS_AT_ONCE) }],
    }));
  let ready: Batch = { rows: [], read: 0 };
  let held: Row[] = [];
  let refused: string | null = null;
  for await (const { rows, read } of batches) {
    const runs = groupRows(kind, [...held, ...rows]).map((run) => {
      const isRefused = run.length > ROWS_AT_ONCE || (refused !== null && firstGroup(kind, run) === refused);
      if (!isRefused) return run;
      refused = firstGroup(kind, run);
      return tooMany(run);
    });
    const last = runs.at(-1) ?? [];
    const isOpen = last.every(({ refusals }) => refusals.length === 0) || firstGroup(kind, last) !== refused;
    if (ready.rows.length > 0) yield ready;
    held = isOpen ? last : [];
    ready = { rows: (isOpen ? runs.slice(0, -1) : runs).flat(), read };
  }
  const rest = [...ready.rows, ...held];
  if (rest.length > 0) yield { rows: rest, read: 1 };
}
