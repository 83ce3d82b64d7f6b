import type { Clock } from '../../platform/clock.ts';

const KEPT_MS = 5_000;

/** A reading that is at most five seconds old. Calls at one time share one; a failed one is not kept. */
export function kept<Reading>(clock: Clock, read: (now: Date) => Promise<Reading>): () => Promise<Reading> {
  let last: { since: number; reading: Promise<Reading> } | null = null;
  return () => {
    const now = clock.now();
    if (last === null || now.getTime() - last.since >= KEPT_MS) {
      const reading = read(now);
      last = { since: now.getTime(), reading };
      reading.catch(() => {
        last = null;
      });
    }
    return last.reading;
  };
}
