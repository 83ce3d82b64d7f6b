import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, UNHURRIED } from '../../../server/platform/database/connect.ts';
import { startEmbeddedDatabase } from '../../../server/platform/database/embedded/startEmbeddedDatabase.ts';
import { migrateToLatest } from '../../../server/platform/database/migrate.ts';
import { administer, databasesNamed, databaseUrl } from '../api/administer.ts';
import { fillFixture } from '../api/fixture.ts';

/** A server where databases may be made, and the name of the one that tests copy. */
export interface DatabaseTemplate {
  url: string;
  template: string;
}

/** One PostgreSQL with the migrations and the fixture: DATABASE_URL, else the embedded one on a directory that ends with it. */
export async function openDatabaseTemplate(): Promise<DatabaseTemplate & { close: () => Promise<void> }> {
  const server = await openServer();
  const template = `storefront_template_${process.pid}`;
  try {
    await administer(server.url, `drop database if exists ${template}`);
    await administer(server.url, `create database ${template}`);
    const templateUrl = databaseUrl(server.url, template);
    await migrateToLatest(templateUrl);
    const database = connect(templateUrl, UNHURRIED);
    await fillFixture(database);
    await database.destroy();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: server.url,
    template,
    close: async () => {
      // Its copies too: a worker that ends leaves the one that its files shared.
      for (const name of await databasesNamed(server.url, template)) {
        await administer(server.url, `drop database if exists ${name} with (force)`);
      }
      await server.stop();
    },
  };
}

async function openServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { DATABASE_URL: url } = process.env;
  if (url) return { url, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-test-'));
  const embedded = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  // Its data end with the run: nothing has to reach the disk. Where something must, test/crash starts databases of its own.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await administer(embedded.url, `alter system set ${setting} = off`);
  }
  await administer(embedded.url, 'select pg_reload_conf()');
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
