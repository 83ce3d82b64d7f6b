import { bookTexts } from '#domain/dataImport/bookTexts.ts';
import type { Kind } from '#domain/dataImport/kind.ts';
import type { Row } from '#domain/dataImport/rowResult.ts';
import { together, wholeOf } from '#domain/dataImport/wholes.ts';
import { ROWS_AT_ONCE } from './write/takeRows.ts';

interface Batch {
  rows: Row[];
  read: number;
}

const firstWhole = (kind: Kind, [first]: readonly Row[]) => (first ? wholeOf(kind, first.values) : null);

/** Batches in which no whole is cut in two. One of more rows than are taken at once is refused. */
export async function* wholeBatches(kind: Kind, batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  const { whole } = kind;
  if (whole === undefined) {
    yield* batches;
    return;
  }
  const tooMany = (rows: readonly Row[]): Row[] =>
    rows.map((row) => ({
      ...row,
      refusals: [{ column: null, value: null, ...bookTexts.tooManyRows(whole, ROWS_AT_ONCE) }],
    }));
  let ready: Batch = { rows: [], read: 0 };
  let held: Row[] = [];
  let refused: string | null = null;
  for await (const { rows, read } of batches) {
    const runs = together(kind, [...held, ...rows]).map((run) => {
      const isRefused = run.length > ROWS_AT_ONCE || (refused !== null && firstWhole(kind, run) === refused);
      if (!isRefused) return run;
      refused = firstWhole(kind, run);
      return tooMany(run);
    });
    const last = runs.at(-1) ?? [];
    const isOpen = last.every(({ refusals }) => refusals.length === 0) || firstWhole(kind, last) !== refused;
    if (ready.rows.length > 0) yield ready;
    held = isOpen ? last : [];
    ready = { rows: (isOpen ? runs.slice(0, -1) : runs).flat(), read };
  }
  const rest = [...ready.rows, ...held];
  if (rest.length > 0) yield { rows: rest, read: 1 };
}
