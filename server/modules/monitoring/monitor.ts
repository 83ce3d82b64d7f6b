import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type DatabaseFigures, readDatabaseFigures } from './figures.ts';
import { readStorage, type StorageFigures } from './storage.ts';

export interface Figures extends DatabaseFigures, StorageFigures {
  readAt: Date;
}

export interface Monitor {
  /** The figures, at most five seconds old. Calls at one time share one reading. */
  read(): Promise<Figures>;
}

/** What the figures are about. */
export interface Monitored {
  /** Folders whose disks must not become full. */
  folders: readonly string[];
  /** The folder of automatic backups; null: none are made. */
  backupTo: string | null;
}

const KEPT_MS = 5_000;

export function createMonitor(
  { database, clock }: { database: Kysely<Database>; clock: Clock },
  { folders, backupTo }: Monitored,
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
