import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../startError.ts';
import { findDatabaseHome } from '../embedded/databaseHome.ts';
import { giveTo } from '../embedded/operatingUser.ts';
import { passwordFileIn } from '../embedded/password.ts';
import { startEmbeddedDatabase } from '../embedded/startEmbeddedDatabase.ts';
import { restoreCommand } from './archive.ts';
import { copyFolder } from './copyFiles.ts';
import { countRows } from './countRows.ts';
import type { Backup } from './manifest.ts';

/** The parts of a backup of files. */
export const CLUSTER = 'postgres';
export const OTHER_FILES = 'data';
export const PASSWORD = 'database-password';

interface Restored {
  readonly rows: Record<string, number>;
  /** Where the database is, if that is not the data folder. */
  readonly directory: string;
}

export interface Recovery {
  /** The folder with the archived write-ahead log. */
  readonly archive: string;
  /** Up to this time; null for all that was archived. */
  readonly at: Date | null;
}

/** Recovery from the archive up to a time; PostgreSQL accepts no connection before it is there. */
function settingsOf({ archive, at }: Recovery): Record<string, string> {
  return {
    restore_command: restoreCommand(archive),
    ...(at && { recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00') }),
    recovery_target_action: 'promote',
    hot_standby: 'off',
  };
}

/**
 * Restores a backup of files into an empty data folder, up to the time that is asked for, and counts its rows. A
 * restore that fails leaves the folder empty.
 */
export async function restoreCluster(
  { folder }: Backup,
  dataDir: string,
  { log, recovery = null }: { log: (line: string) => void; recovery?: Recovery | null },
): Promise<Restored> {
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  if ((await readdir(dataDir)).length > 0)
    throw new StartError(`${dataDir} is not empty: restore into an empty folder.`);
  const home = await findDatabaseHome(dataDir);
  const clear = async () => {
    if (home.directory !== dataDir) await rm(home.directory, { recursive: true, force: true });
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true });
  };
  try {
    const own = (path: string) => giveTo(home.user, path);
    await copyFolder(join(folder, CLUSTER), `${home.cluster}.new`, { onCopied: own });
    if (recovery) await askForRecovery(`${home.cluster}.new`, own);
    await copyFile(join(folder, PASSWORD), passwordFileIn(home));
    await own(passwordFileIn(home));
    await rename(`${home.cluster}.new`, home.cluster);
    if (existsSync(join(folder, OTHER_FILES))) await copyFolder(join(folder, OTHER_FILES), dataDir);
    const database = await startEmbeddedDatabase({
      dataDir,
      log,
      ...(recovery && { settings: async () => settingsOf(recovery) }),
    });
    const rows = await rowsOf(database.url).finally(() => database.stop());
    return { rows, directory: home.directory };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** The file that asks PostgreSQL for it. It goes when the recovery has ended. */
async function askForRecovery(cluster: string, own: (path: string) => Promise<void>): Promise<void> {
  const path = join(cluster, 'recovery.signal');
  await writeFile(path, '', { mode: 0o600 });
  await own(path);
}

async function rowsOf(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await countRows(client);
  } finally {
    await client.end();
  }
}
