import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PackedProduct } from '#domain/catalog/packCatalogue.ts';
import { EXCLUDED_PRODUCT_KEY, type Product, type ProductWithDetails } from '#domain/product/product.ts';
import type { SynonymGroup } from '#domain/search/synonymGroup.ts';
import { MAIN_LANGUAGE } from '#domain/texts/languages.ts';
import type { Database } from '../../platform/database/schema.ts';
import { languageNow } from '../../platform/text/spoken.ts';
import { detailFields, listedFields, productsAsJson } from './productJson.ts';
import { isListed } from './productRepository.ts';

/** Rows per read, so that a catalog is never in memory as a whole. */
const BATCH = 2_000;
const SMALLEST_KEY = -(2 ** 31);

export async function countListedProducts(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from product where ${isListed}`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
}

async function readJson<Selected extends Product>(
  database: Kysely<Database>,
  chosen: RawBuilder<unknown>,
  fields: RawBuilder<unknown>,
): Promise<Selected[]> {
  const { rows } = await sql<{ product: Selected }>`${productsAsJson(chosen, fields)}`.execute(database);
  return rows.map((row) => row.product);
}

/** While a batch is used the next one is read. */
async function* inBatches<Selected extends Product>(
  database: Kysely<Database>,
  condition: RawBuilder<unknown>,
  fields: RawBuilder<unknown>,
): AsyncGenerator<Selected[]> {
  const readAfter = (lastKey: number) => {
    const chosen = sql`select * from product where ${condition} and product_key > ${lastKey}
      order by product_key limit ${sql.lit(BATCH)}`;
    const reading = readJson<Selected>(database, chosen, fields);
    // A caller that stops early does not wait for it.
    reading.catch(() => undefined);
    return reading;
  };
  let reading: Promise<Selected[]> | null = readAfter(SMALLEST_KEY);
  while (reading) {
    const products: Selected[] = await reading;
    const last = products.at(-1);
    reading = last && products.length === BATCH ? readAfter(last.productKey) : null;
    if (products.length > 0) yield products;
  }
}

export function readProducts(database: Kysely<Database>): AsyncGenerator<ProductWithDetails[]> {
  return inBatches<ProductWithDetails>(database, isListed, sql`${listedFields()}, ${detailFields()}`);
}

/** The full catalog, or its changes since a version. */
export function readListedProducts(database: Kysely<Database>, since: number | null): AsyncGenerator<PackedProduct[]> {
  const hasChanged = sql`product_key in (select product_key from catalogue_change where version > ${since})`;
  const isRead = since === null ? isListed : sql`${isListed} and ${hasChanged}`;
  const isMain = languageNow() === MAIN_LANGUAGE;
  const fields = isMain ? listedFields() : sql`${listedFields()}, 'mainDescription', p.description`;
  return inBatches<PackedProduct>(database, isRead, fields);
}

export async function findCatalogueVersion(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select max(version) as version from catalogue_version`.execute(
    database,
  );
  if (!rows[0]) throw new Error('the catalogue has no version');
  return rows[0].version;
}

export async function isKnownVersion(database: Kysely<Database>, version: number): Promise<boolean> {
  const { rows } = await sql`select from catalogue_version where version = ${version}`.execute(database);
  return rows.length > 0;
}

/** The changes since a version: how many listed products changed, and the keys of those that are no longer listed. */
export async function findChanges(
  database: Kysely<Database>,
  since: number,
): Promise<{ changed: number; removedKeys: number[] }> {
  const { rows } = await sql<{ changed: number; removedKeys: number[] }>`
    select count(p.product_key) as changed,
      coalesce(array_agg(c.product_key order by c.product_key) filter (where p.product_key is null), '{}') as "removedKeys"
    from catalogue_change c
    left join (select product_key from product where ${isListed}) p using (product_key)
    where c.version > ${since} and c.product_key <> ${EXCLUDED_PRODUCT_KEY}`.execute(database);
  return rows[0] ?? { changed: 0, removedKeys: [] };
}

/** The shop's own synonyms, null for the default ones; undefined when they did not change since. */
export async function findSynonyms(
  database: Kysely<Database>,
  since: number | null,
): Promise<SynonymGroup[] | null | undefined> {
  const site = await database
    .selectFrom('site')
    .select(['search_words', 'search_words_version'])
    .where('search_words_version', '>', since ?? -1)
    .executeTakeFirst();
  return site?.search_words;
}
