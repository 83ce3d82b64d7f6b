import type { Verdict } from '#domain/intake/verdict.ts';

/** One row cannot be taken in: nothing of it is, and its batch goes on. */
export class RowRefused extends Error {
  readonly column: string;
  readonly value: string | null;
  readonly mend: string | null;

  constructor(column: string, value: unknown, reason: string, mend: string | null = null) {
    super(reason);
    this.column = column;
    this.value = value === undefined || value === null ? null : String(value).slice(0, 200);
    this.mend = mend;
  }
}

export type Judged<Change> = { verdict: Exclude<Verdict['verdict'], 'refused'>; change: Change };

export function verdictOf(line: number, verdict: Verdict['verdict'], flaw: RowRefused | null = null): Verdict {
  return {
    line,
    verdict,
    column: flaw?.column ?? null,
    value: flaw?.value ?? null,
    reason: flaw?.message ?? null,
    mend: flaw?.mend ?? null,
  };
}

/** A verdict for each row in its place, and what is to be written of those that were neither refused nor the same. */
export function judgeRows<Row, Change>(
  rows: readonly Row[],
  judge: (row: Row) => Judged<Change>,
): { verdicts: Verdict[]; changes: Change[] } {
  const changes: Change[] = [];
  const verdicts = rows.map((row, place) => {
    try {
      const { verdict, change } = judge(row);
      if (verdict !== 'same') changes.push(change);
      return verdictOf(place + 1, verdict);
    } catch (error) {
      if (error instanceof RowRefused) return verdictOf(place + 1, 'refused', error);
      throw error;
    }
  });
  return { verdicts, changes };
}

/** Refuses the second row of one key: which of the two counts is for the sender to say. */
export function onceInBatch(column: string): (key: string) => void {
  const seen = new Set<string>();
  return (key) => {
    if (seen.has(key)) throw new RowRefused(column, key, 'It stands twice in the batch.', 'Send one row for each.');
    seen.add(key);
  };
}
