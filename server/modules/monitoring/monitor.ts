import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type Figures, readDatabaseFigures, type Watched } from './figures.ts';
import { kept } from './kept.ts';
import { readStorage } from './storage.ts';

export interface Monitor {
  read(): Promise<Figures>;
}

export function createMonitor(
  { database, clock }: { database: Kysely<Database>; clock: Clock },
  { folders, backupTo }: Pick<Watched, 'folders' | 'backupTo'>,
): Monitor {
  return {
    read: kept(clock, async (readAt) => {
      const [stored, storage] = await Promise.all([readDatabaseFigures(database), readStorage(folders, backupTo)]);
      return { ...stored, ...storage, readAt };
    }),
  };
}
