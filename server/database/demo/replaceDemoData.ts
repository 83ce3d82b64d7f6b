import { type Kysely, sql } from 'kysely';
import { StartError } from '../../startError.ts';
import type { Database } from '../schema.ts';
import { demoDistributor } from './site.ts';

/** Order numbers that the shop itself gave. */
const FIRST_SHOP_NUMBER = 500_001;

/**
 * Empties a database for new demo data. Only the demo distributor is ever thrown away, and orders that people placed
 * in it only when `isAgreed`. Answers whether there was anything.
 */
export async function clearDemoData(database: Kysely<Database>, isAgreed: boolean): Promise<boolean> {
  const site = await database.selectFrom('site').select('distributor_name').executeTakeFirst();
  const customer = await database.selectFrom('customer').select('customer_key').limit(1).executeTakeFirst();
  if (!site && !customer) return false;
  if (site?.distributor_name !== demoDistributor) {
    throw new StartError(
      `The database belongs to ${site?.distributor_name ?? 'another distributor'}: demo data are loaded into an empty database only.`,
    );
  }
  const { count } = await database
    .selectFrom('sales_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<number>`order_number::bigint`, '>=', FIRST_SHOP_NUMBER)
    .executeTakeFirstOrThrow();
  if (count > 0 && !isAgreed) {
    throw new StartError(
      `The shop holds ${count} orders that were placed in it: add --replace to delete them as well.`,
    );
  }
  await emptyEveryTable(database);
  return true;
}

export async function emptyEveryTable(database: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%'`.execute(database);
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(database);
  await sql`alter sequence order_number_seq restart`.execute(database);
}
