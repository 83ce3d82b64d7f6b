import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { loadDemoData } from '#server/app/demoData/loadDemoData.ts';
import { connect, UNHURRIED } from '#server/platform/database/connect.ts';
import { migrateToLatest } from '#server/platform/database/migrate.ts';
import { VERSION } from '#server/platform/version.ts';
import { administer, databaseUrl } from '../../test/support/api/administer.ts';
import { openDatabaseTemplate } from '../../test/support/database/databaseTemplate.ts';
import { saveRelease } from '../../test/support/database/releaseFixture.ts';

const SIZE = { products: 40, customers: 4, orders: 40, seed: 2026, documents: 60 };

/** The database of this version with a small demo distributor, which the tests of later versions migrate. */
export async function writeReleaseFixture(): Promise<void> {
  const server = await openDatabaseTemplate();
  try {
    const name = `${server.template}_release`;
    await administer(server.url, `create database ${name}`);
    const url = databaseUrl(server.url, name);
    await migrateToLatest(url);
    const database = connect(url, UNHURRIED);
    await loadDemoData(database, SIZE, () => undefined);
    // Signed delivery notes are large: those of one order do.
    await sql`delete from order_scan where order_id <> (select min(order_id) from order_scan)`.execute(database);
    await database.destroy();
    const file = await saveRelease(VERSION, url);
    console.log(`${file}: ${Math.ceil((await stat(file)).size / 1024)} KB`);
  } finally {
    await server.close();
  }
}
