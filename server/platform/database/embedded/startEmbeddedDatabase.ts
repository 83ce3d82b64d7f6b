import { constants } from 'node:fs';
import { access, chmod, mkdir, readdir, stat } from 'node:fs/promises';
import pg from 'pg';
import { StartError } from '../../startError.ts';
import { ensureCluster } from './cluster.ts';
import { type DatabaseHome, findDatabaseHome } from './databaseHome.ts';
import { keepRunning } from './keepRunning.ts';
import { claimOwnership, type Ownership } from './ownership.ts';
import { databaseName, embeddedUrl, passwordFileIn, readPassword } from './password.ts';
import { startPostgres } from './postgresProcess.ts';
import { preparePrograms } from './programs.ts';
import { stopSurvivor } from './survivor.ts';

export interface EmbeddedDatabase {
  readonly url: string;
  /** The location of the data, and why it is not the data directory, if so. */
  readonly location: string;
  /** Resolves with a reason when PostgreSQL ends unexpectedly. */
  readonly lost: Promise<string>;
  stop(): Promise<void>;
}

/** PostgreSQL reports its progress every ten seconds. */
const RECOVERY_SILENCE_MS = 180_000;

/** PostgreSQL from the installed package, on data that no other process uses, for as long as this process lives. */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  log: (line: string) => void;
  /** A check before a database is created or started; none by default. */
  requirement?: () => Promise<void>;
  /** How long a recovery may go without any progress, milliseconds. */
  recoverySilence?: number;
  /** Settings of PostgreSQL beside the usual ones, for the cluster in a folder; none by default. */
  settings?: (cluster: string) => Promise<Readonly<Record<string, string>>>;
  /** Whether it is started again when it ends unexpectedly; by default it is lost then. */
  isKeptRunning?: boolean;
}): Promise<EmbeddedDatabase> {
  const { dataDir, log, requirement, recoverySilence = RECOVERY_SILENCE_MS, settings = async () => ({}) } = options;
  const { isKeptRunning = false } = options;
  await makeDataDirectory(dataDir);
  const claims: Ownership[] = [];
  const claim = async (directory: string) => {
    const ownership = await claimOwnership(directory);
    claims.push(ownership);
    process.once('exit', ownership.release);
  };
  const release = () => {
    for (const ownership of claims) {
      process.off('exit', ownership.release);
      ownership.release();
    }
  };
  try {
    await claim(dataDir);
    await requirement?.();
    const home = await findDatabaseHome(dataDir);
    if (home.directory !== dataDir) await claim(home.directory);
    const programs = await preparePrograms(home, log);
    await ensureCluster(home, programs, log);
    await stopSurvivor(home.cluster, log);
    const password = await readPassword(home, programs, log);
    const ofCluster = { log, recoverySilence, settings: await settings(home.cluster) };
    const start = (port: number | null) => startPostgres(home, programs, { ...ofCluster, port });
    const postgres = isKeptRunning ? await keepRunning(start, { log }) : await start(null);
    const urlOf = (database: string) => embeddedUrl({ password, port: postgres.port }, database);
    await ensureDatabase(urlOf('postgres')).catch(async (error) => {
      await postgres.stop();
      throw isWrongPassword(error) ? wrongPassword(home) : error;
    });
    return {
      url: urlOf(databaseName),
      location: home.reason === null ? home.directory : `${home.directory}, because ${home.reason}`,
      lost: postgres.lost,
      stop: () => postgres.stop().finally(release),
    };
  } catch (error) {
    release();
    throw error;
  }
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '28P01';
}

function wrongPassword(home: DatabaseHome): StartError {
  return new StartError(
    `The password in ${passwordFileIn(home)} is not the database's own. Remove that file to have a new password made.`,
  );
}

async function makeDataDirectory(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    await openEmptyDirectory(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATA_DIR is ${JSON.stringify(dataDir)}, which this user cannot write to: ${reason}`);
  }
}

/** PostgreSQL's own user needs to pass through the data directory, which a strict umask prevents. */
async function openEmptyDirectory(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0 || (await readdir(dataDir)).length > 0) return;
  const { mode } = await stat(dataDir);
  await chmod(dataDir, (mode & 0o777) | 0o011);
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
