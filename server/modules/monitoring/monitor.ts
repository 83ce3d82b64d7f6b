import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type Figures, readDatabaseFigures, type Watched } from './figures.ts';
import { readStorage } from './storage.ts';

export interface Monitor {
  /** The figures, at most five seconds old. Calls at one time share one reading. */
  read(): Promise<Figures>;
}

const KEPT_MS = 5_000;

export function createMonitor(
  { database, clock }: { database: Kysely<Database>; clock: Clock },
  { folders, backupTo }: Pick<Watched, 'folders' | 'backupTo'>,
): Monitor {
  let kept: { since: number; figures: Promise<Figures> } | null = null;
  const readNow = async (readAt: Date): Promise<Figures> => {
    const [stored, storage] = await Promise.all([readDatabaseFigures(database), readStorage(folders, backupTo)]);
    return { ...stored, ...storage, readAt };
  };
  return {
    read: () => {
      const now = clock.now();
      if (kept === null || now.getTime() - kept.since >= KEPT_MS) {
        const figures = readNow(now);
        kept = { since: now.getTime(), figures };
        figures.catch(() => {
          kept = null;
        });
      }
      return kept.figures;
    },
  };
}
