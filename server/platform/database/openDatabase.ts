import pg from 'pg';
import { StartError } from '../startError.ts';
import { archivingTo } from './backup/archive.ts';
import { describeDatabaseUrl } from './describeDatabaseUrl.ts';
import { findRunningDatabase } from './embedded/runningDatabase.ts';
import { startEmbeddedDatabase } from './embedded/startEmbeddedDatabase.ts';

export interface OpenDatabase {
  readonly url: string;
  /** A description for the log. */
  readonly description: string;
  /** Resolves with a reason when the embedded PostgreSQL ends unexpectedly, and is not started again. */
  readonly lost: Promise<string>;
  stop(): Promise<void>;
}

/** A database that others start and stop. */
const NOT_OURS = { lost: new Promise<string>(() => undefined), stop: async () => undefined };

const oldestMajorVersion = 15;
const connectionPatienceMilliseconds = 10_000;

/** The embedded PostgreSQL, unless the address of another one is given. */
export async function openDatabase(options: {
  databaseUrl: string | null;
  dataDir: string;
  log: (line: string) => void;
  /** A check before a database is created or used; none by default. */
  requirement?: () => Promise<void>;
  /** Whether the database of a shop that runs may be shared. By default it has one owner. */
  besideShop?: boolean;
  /** Whether the embedded database is started again when it ends unexpectedly. */
  isKeptRunning?: boolean;
  /**
   * The folder where the embedded database archives its write-ahead log; null for nowhere. Every program that starts the
   * database names it: without archiving, PostgreSQL removes what was not archived before.
   */
  backup: { to: string } | null;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log, requirement, backup, besideShop = false, isKeptRunning = false } = options;
  if (databaseUrl !== null) {
    await requirement?.();
    const place = describeDatabaseUrl(databaseUrl);
    const version = await readVersion(databaseUrl, `DATABASE_URL (${place})`);
    return {
      url: databaseUrl,
      description: `PostgreSQL ${version} at ${place}`,
      ...NOT_OURS,
    };
  }
  const running = besideShop ? await findRunningDatabase(dataDir) : null;
  if (running) return { url: running.url, description: `of the shop that runs (pid ${running.pid})`, ...NOT_OURS };
  const embedded = await startEmbeddedDatabase({
    dataDir,
    log,
    isKeptRunning,
    ...(requirement ? { requirement } : {}),
    ...(backup && { settings: (cluster) => archivingTo(backup.to, cluster) }),
  });
  const version = await readVersion(embedded.url, 'the embedded database');
  return {
    url: embedded.url,
    description: `embedded PostgreSQL ${version} in ${embedded.location}`,
    lost: embedded.lost,
    stop: embedded.stop,
  };
}

async function readVersion(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectionPatienceMilliseconds });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; version: string }>(
      "select current_setting('server_version_num') as number, current_setting('server_version') as version",
    );
    const [row] = rows;
    const version = row?.version.split(' ')[0] ?? 'unknown';
    if (Number(row?.number) < oldestMajorVersion * 10_000) {
      throw new StartError(`${name} is PostgreSQL ${version}: this storefront needs ${oldestMajorVersion} or newer.`);
    }
    return version;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${name} cannot be reached: ${reasonOf(error)}`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A refused connection to a name with several addresses arrives as an AggregateError without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ');
}
