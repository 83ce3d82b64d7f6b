import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCluster } from '../../../server/platform/database/backup/copyCluster.ts';
import { copyFolder } from '../../../server/platform/database/backup/copyFiles.ts';
import { findDatabaseHome } from '../../../server/platform/database/embedded/databaseHome.ts';
import { giveTo } from '../../../server/platform/database/embedded/operatingUser.ts';
import { type PostgresProcess, startPostgres } from '../../../server/platform/database/embedded/postgresProcess.ts';
import { preparePrograms } from '../../../server/platform/database/embedded/programs.ts';
import { findFreePort } from '../shop/shopProcess.ts';

export interface StreamingReplica {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

const quiet = () => undefined;

/** A replica that follows an embedded database, made of a copy of its files. It keeps its port when it starts again. */
export async function createReplica(primary: { url: string; dataDir: string }): Promise<StreamingReplica> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-replica-'));
  const copy = await mkdtemp(join(tmpdir(), 'storefront-replica-copy-'));
  const home = await findDatabaseHome(dataDir);
  const own = (path: string) => giveTo(home.user, path);
  await copyCluster(primary.url, (await findDatabaseHome(primary.dataDir)).cluster, copy);
  await copyFolder(copy, home.cluster, { onCopied: own });
  await rm(copy, { recursive: true });
  await writeFile(join(home.cluster, 'standby.signal'), '', { mode: 0o600 });
  await own(join(home.cluster, 'standby.signal'));

  const programs = await preparePrograms(home, quiet);
  const port = await findFreePort();
  const { hostname, port: primaryPort, username, password, pathname } = new URL(primary.url);
  const settings = {
    primary_conninfo: `host=${hostname} port=${primaryPort} user=${username} password=${password}`,
    wal_retrieve_retry_interval: '200ms',
  };
  let running: PostgresProcess | null = null;
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  return {
    url: `postgres://${username}:${password}@${hostname}:${port}${pathname}`,
    start: async () => {
      running = await startPostgres(home, programs, { log: quiet, recoverySilence: 60_000, settings, port });
    },
    stop,
    remove: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
      if (home.directory !== dataDir) await rm(home.directory, { recursive: true, force: true });
    },
  };
}
