import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../startError.ts';
import { findDatabaseHome } from '../embedded/databaseHome.ts';
import { passwordFileIn } from '../embedded/password.ts';
import { makeBackupFolder } from './archive.ts';
import { copyCluster } from './copyCluster.ts';
import { copyFolder } from './copyFiles.ts';
import { dumpDatabase } from './dump.ts';
import { isInFolder } from './isInFolder.ts';
import { type Backup, type Manifest, writeManifest } from './manifest.ts';
import { CLUSTER, OTHER_FILES, PASSWORD, restoreCluster } from './restoreCluster.ts';

/** The version of PostgreSQL, and the newest migration of the database. */
async function describeServer(url: string): Promise<{ postgres: string; migration: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ postgres: string; migration: string }>(
      `select split_part(current_setting('server_version'), ' ', 1) as postgres,
         (select max(name) from kysely_migration) as migration`,
    );
    return { postgres: rows[0]?.postgres ?? '', migration: rows[0]?.migration ?? '' };
  } finally {
    await client.end();
  }
}

/** Files of the data folder that belong to the database or to the process, or that are made anew. */
const OF_THE_DATABASE = /^(postgres|owner\.json|database-password|database-location|programs-.*)$|\.new$/;

const nameOf = (time: Date) =>
  time
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

export interface BackupSource {
  readonly url: string;
  readonly dataDir: string;
  /** Whether the database is the embedded one. */
  readonly isEmbedded: boolean;
}

/**
 * Backs up the database and the other files of the data folder (pictures, emails that wait, keys) into a folder of its
 * own below `to`, while the shop runs. The backup of the embedded database is restored once into a temporary folder,
 * and its rows are counted. A backup that fails leaves nothing behind.
 */
export async function backUp(
  { url, dataDir, isEmbedded }: BackupSource,
  to: string,
  log: (line: string) => void,
): Promise<Backup> {
  if (isInFolder(to, dataDir)) {
    throw new StartError(`${to} is in the data folder, which is backed up itself: name a folder elsewhere.`);
  }
  const unfinished = join(to, `unfinished-${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await makeBackupFolder(to);
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const server = await describeServer(url);
    const copied = isEmbedded ? await copyFiles(url, dataDir, unfinished) : await dumpDatabase(url, unfinished, log);
    // Without the embedded database there may be no data folder.
    if (existsSync(dataDir))
      await copyFolder(dataDir, join(unfinished, OTHER_FILES), {
        leaveOut: (path) => (OF_THE_DATABASE.test(path) ? 'all' : null),
      });
    const manifest: Manifest = {
      kind: isEmbedded ? 'files' : 'dump',
      ...server,
      startedAt: copied.startedAt.toISOString(),
      endedAt: copied.endedAt.toISOString(),
      firstLog: copied.firstLog,
      rows: copied.rows,
    };
    const rows = isEmbedded ? await verified({ folder: unfinished, manifest }, log) : copied.rows;
    const finished = { folder: join(to, nameOf(copied.endedAt)), manifest: { ...manifest, rows } };
    await writeManifest(unfinished, finished.manifest);
    await rename(unfinished, finished.folder);
    return finished;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function copyFiles(url: string, dataDir: string, target: string) {
  const home = await findDatabaseHome(dataDir);
  const copied = await copyCluster(url, home.cluster, join(target, CLUSTER));
  await copyFile(passwordFileIn(home), join(target, PASSWORD));
  return { ...copied, rows: null };
}

/** The rows of a backup, counted after it was restored into a folder that is removed again. */
async function verified(backup: Backup, log: (line: string) => void): Promise<Record<string, number>> {
  const place = await mkdtemp(join(tmpdir(), 'storefront-verify-'));
  const dataDir = join(place, 'data');
  try {
    const { rows, directory } = await restoreCluster(backup, dataDir, { log });
    if (directory !== dataDir) await rm(directory, { recursive: true, force: true });
    return rows;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
