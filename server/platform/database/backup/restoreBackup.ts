import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../startError.ts';
import { archiveIn } from './archive.ts';
import { copyFolder } from './copyFiles.ts';
import { differences } from './countRows.ts';
import { restoreDump } from './dump.ts';
import { type Backup, chooseBackup } from './manifest.ts';
import { OTHER_FILES, restoreCluster } from './restoreCluster.ts';

/** PostgreSQL's words when the archive has less than was asked for. */
const BEFORE_TARGET = 'recovery ended before configured recovery target was reached';

interface RestoreOptions {
  /** A backup, or a folder of backups. */
  readonly folder: string;
  /** The moment to restore; null for the end of the backup. */
  readonly at: Date | 'latest' | null;
  readonly dataDir: string;
  /** The database to restore a dump into; null for the embedded one. */
  readonly databaseUrl: string | null;
  readonly log: (line: string) => void;
}

interface Restored {
  readonly backup: Backup;
  readonly rows: Record<string, number>;
  /** Tables that differ from the backup; none when a later moment was restored. */
  readonly complaints: readonly string[];
}

/** Restores the newest backup before a moment. Throws a StartError with what to do, and leaves nothing behind then. */
export async function restoreBackup({ folder, at, dataDir, databaseUrl, log }: RestoreOptions): Promise<Restored> {
  const backup = await chooseBackup(folder, at instanceof Date ? at : null);
  const { kind, rows: expected } = backup.manifest;
  if (kind === 'dump') {
    if (databaseUrl === null)
      throw new StartError(`${backup.folder} is a dump: set DATABASE_URL to an empty database.`);
    if (at !== null) throw new StartError('A dump has one moment only: restore it without --at.');
    const rows = await restoreDump(backup, databaseUrl);
    if (existsSync(join(backup.folder, OTHER_FILES))) await copyFolder(join(backup.folder, OTHER_FILES), dataDir);
    return { backup, rows, complaints: differences(expected ?? {}, rows) };
  }
  if (databaseUrl !== null) {
    throw new StartError(`${backup.folder} has the files of an embedded database: restore it without DATABASE_URL.`);
  }
  const archive = archiveIn(folder);
  if (at !== null && !existsSync(archive)) {
    throw new StartError(`${folder} has no archived changes: BACKUP_TO did not name it. Restore without --at.`);
  }
  const recovery = at === null ? null : { archive, at: at === 'latest' ? null : at };
  const { rows } = await restoreCluster(backup, dataDir, { log, recovery }).catch((error: unknown) => {
    if (!(error instanceof StartError) || !error.message.includes(BEFORE_TARGET)) throw error;
    throw new StartError(`What was archived in ${archive} ends before that time: restore with --at latest.`);
  });
  return { backup, rows, complaints: at === null && expected ? differences(expected, rows) : [] };
}
