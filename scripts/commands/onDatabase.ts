import type { Kysely } from 'kysely';
import { type Config, readConfig } from '#server/app/config.ts';
import { createShutdown } from '#server/app/shutdown.ts';
import { connect } from '#server/platform/database/connect.ts';
import { migrateToLatest } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/openDatabase.ts';
import type { PoolLimits } from '#server/platform/database/pool.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { describeError } from '#server/platform/startError.ts';

const log = (line: string) => console.log(line);
const report = (error: unknown) => console.error(describeError(error));

/** The work on a database; returns the exit code of the process. */
type Command = (database: Kysely<Database>, config: Config, url: string) => Promise<number>;

interface Options {
  besideShop?: boolean;
  isMigrated?: boolean;
  limits?: Partial<PoolLimits>;
}

/**
 * Runs a command on the database of DATABASE_URL, or else on the embedded one in DATA_DIR; it is migrated first, unless
 * `isMigrated` is false. The embedded one is started, unless a running shop uses it and may continue (`besideShop`).
 * `prepare` reads the arguments before the database opens; null ends the command there. A StartError prints its message
 * and exits with 1.
 */
export async function onDatabase(
  prepare: () => Promise<Command | null>,
  { besideShop = false, isMigrated = true, limits = {} }: Options = {},
): Promise<void> {
  const shutdown = createShutdown(log, report);
  const run = async () => {
    const command = await prepare();
    if (command === null) return 0;
    const config = readConfig(process.env);
    const opening = openDatabase({ ...config, log, besideShop });
    shutdown.add(() => opening.then((opened) => opened.stop()), 3_700);
    const { url, description } = await opening;
    log(`Database: ${description}`);
    if (isMigrated) await migrateToLatest(url, log);
    const database = connect(url, limits);
    shutdown.add(() => database.destroy(), 200);
    return await command(database, config, url);
  };
  try {
    await shutdown.stop(await run());
  } catch (error) {
    if (shutdown.isStopping()) return;
    report(error);
    await shutdown.stop(1);
  }
}
