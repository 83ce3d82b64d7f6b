import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { DEMO_DISTRIBUTOR } from '#domain/settings/shopNames.ts';
import type { Database } from '../../platform/database/schema.ts';
import { StartError } from '../../platform/startError.ts';
import { ensureSite, isUntouched } from '../emptyShop.ts';
import { BEFORE_LONG_NUMBERS } from './orders/orderNumbers.ts';

/** Order numbers that the shop itself gave. */
const FIRST_SHOP_NUMBER = 500_001;

interface DemoFound {
  /** Orders that users placed in it. */
  placedOrders: number;
}

/** The demo distributor of this database; null when the database is empty. Throws when it contains another shop. */
export async function findDemo(database: Kysely<Database>): Promise<DemoFound | null> {
  const site = await database.selectFrom('site').select('distributor_name').executeTakeFirst();
  const customer = await database.selectFrom('customer').select('customer_key').limit(1).executeTakeFirst();
  if ((!site && !customer) || (await isUntouched(database))) return null;
  if (site?.distributor_name !== DEMO_DISTRIBUTOR) {
    throw new StartError(
      `The database belongs to ${site?.distributor_name ?? 'another distributor'}: only the demo distributor is ever thrown away.`,
    );
  }
  const { count } = await database
    .selectFrom('sales_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<number>`order_number::bigint`, '>=', FIRST_SHOP_NUMBER)
    .where(sql<number>`order_number::bigint`, '<', BEFORE_LONG_NUMBERS)
    .executeTakeFirstOrThrow();
  return { placedOrders: count };
}

/**
 * Empties a database for new demo data. It only ever deletes the demo distributor, and orders that users placed only
 * when `isAgreed`. Returns whether there was anything to delete.
 */
export async function clearDemoData(database: Kysely<Database>, isAgreed: boolean): Promise<boolean> {
  const found = await findDemo(database);
  if (found && found.placedOrders > 0 && !isAgreed) {
    throw new StartError(
      `The shop holds ${found.placedOrders} orders that were placed in it: add --replace to delete them as well.`,
    );
  }
  if (found) await emptyEveryTable(database);
  else await database.deleteFrom('site').execute();
  return found !== null;
}

/**
 * Deletes the demo distributor, with all changes by users and the drawings in `pictureFolder`; leaves an empty shop.
 */
export async function removeDemoData(database: Kysely<Database>, pictureFolder: string): Promise<void> {
  await removeDrawings(database, pictureFolder);
  await database.transaction().execute(async (transaction) => {
    await emptyEveryTable(transaction);
    await sql`truncate sandbox_gateway.refund, sandbox_gateway.transaction`.execute(transaction);
    await sql`delete from graphile_worker._private_jobs`.execute(transaction);
    await ensureSite(transaction);
  });
}

/** Of the files in the folder those that the demo itself put there. */
async function removeDrawings(database: Kysely<Database>, folder: string): Promise<void> {
  const drawings = await database.selectFrom('drawing').select('svg').execute();
  const known = new Set(drawings.map(({ svg }) => svg));
  const files = await readdir(folder).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.svg'))) {
    const path = join(folder, file);
    if (known.has(await readFile(path, 'utf8'))) await rm(path);
  }
}

export async function emptyEveryTable(database: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%'`.execute(database);
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(database);
  await sql`alter sequence order_number_seq restart`.execute(database);
}
