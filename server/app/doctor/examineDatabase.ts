import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type DatabaseFigures, readDatabaseFigures } from '../../modules/monitoring/figures.ts';
import { connect } from '../../platform/database/connect.ts';
import { compareMigrations } from '../../platform/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/openDatabase.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Config } from '../config.ts';
import { type Finding, fix, hint, ok, reasonOf } from './finding.ts';

export interface Examined {
  findings: Finding[];
  /** Null where the database does not have the tables of this version. */
  figures: DatabaseFigures | null;
}

const CLOCK_MAY_DIFFER_MS = 5_000;
const PATIENCE_MS = 15_000;

async function examineClock(database: Kysely<Database>): Promise<Finding> {
  const before = Date.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  const after = Date.now();
  const difference = Math.abs((rows[0]?.now.getTime() ?? 0) - (before + after) / 2) - (after - before) / 2;
  if (difference <= CLOCK_MAY_DIFFER_MS)
    return ok('Clock', `this machine and the database agree: ${new Date(after).toISOString()}`);
  return fix(
    'Clock',
    `This machine and the database differ by ${Math.round(difference / 1000)} seconds. Synchronize both clocks (NTP).`,
  );
}

async function examineMigrations(database: Kysely<Database>): Promise<{ finding: Finding; isComplete: boolean }> {
  const { rows } = await sql<{ tables: number; isOurs: boolean }>`
    select count(*)::integer as tables, coalesce(bool_or(tablename = 'kysely_migration'), false) as "isOurs"
    from pg_tables where schemaname = 'public'`.execute(database);
  const found = (finding: Finding, isComplete = false) => ({ finding, isComplete });
  if (rows[0]?.tables === 0) return found(hint('Migrations', 'The database is empty. The first start fills it.'));
  if (!rows[0]?.isOurs) {
    return found(fix('Migrations', 'The database has tables of another program. Name another one in DATABASE_URL.'));
  }
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  const { missing, newer } = compareMigrations(applied.rows.map(({ name }) => name));
  if (newer.length > 0) {
    const text = `${newer.join(', ')} are of a newer version. Install that version, or restore a backup of this one.`;
    return found(fix('Migrations', text));
  }
  if (missing.length > 0) {
    const text = `${missing.length} are missing, from ${missing[0]}. Back up, then start the shop: it applies them.`;
    return found(fix('Migrations', text));
  }
  return found(ok('Migrations', `all ${applied.rows.length} are applied`), true);
}

async function examine({ url, description }: OpenDatabase): Promise<Examined> {
  const database = connect(url, { patience: PATIENCE_MS, answerWithin: PATIENCE_MS });
  try {
    const clock = await examineClock(database);
    const { finding, isComplete } = await examineMigrations(database);
    const figures = isComplete ? await readDatabaseFigures(database) : null;
    return { findings: [ok('Database', description), finding, clock], figures };
  } finally {
    await database.destroy();
  }
}

/** Starts nothing that would create a database. */
const isCreated = ({ dataDir }: Config) =>
  ['postgres', 'database-location'].some((name) => existsSync(join(dataDir, name)));

/** Reads from the database; the embedded one of a shop that is stopped is started for this and stopped again. */
export async function examineDatabase(config: Config): Promise<Examined> {
  const { databaseUrl, dataDir, backup } = config;
  if (databaseUrl === null && !isCreated(config)) {
    return { findings: [hint('Database', `There is none in ${dataDir}. The first start creates it.`)], figures: null };
  }
  try {
    const opened = await openDatabase({ databaseUrl, dataDir, backup, log: () => undefined, besideShop: true });
    try {
      return await examine(opened);
    } finally {
      await opened.stop();
    }
  } catch (error) {
    return { findings: [fix('Database', reasonOf(error))], figures: null };
  }
}
