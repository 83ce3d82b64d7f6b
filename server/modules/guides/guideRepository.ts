import { type Kysely, sql, type Transaction } from 'kysely';
import type { Guide, GuideProduct } from '#domain/guide/guide.ts';
import type { GuidedProduct } from '#domain/guide/guideLineRules.ts';
import type { GuideLine } from '#domain/guide/guidePatch.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Buyer } from '../access/caller.ts';
import { sellByJson } from '../catalog/productJson.ts';
import { translated } from '../catalog/translated.ts';
import { pricedAs } from '../customers/pricedAs.ts';

const HIGHEST_KEY = 2 ** 31 - 1;
const nextVersion = sql<number>`nextval('order_guide_version_seq')`;

const productJson = sql`json_build_object(
  'id', p.id, 'productKey', p.product_key, 'overridePrice', p.override_price, 'unitOfMeasure_Prc', p.price_unit,
  'unitOfMeasure', p.unit, 'orderQuantity', p.quantity, 'sequence', p.sequence)`;

/** The customer's guides that the user may use, with their products, 'Standard' first, in one statement. */
export async function findGuides(
  database: Kysely<Database>,
  { customerKey, membership }: Pick<Buyer, 'customerKey' | 'membership'>,
): Promise<Guide[]> {
  const ids = membership?.guideIds ?? null;
  const { rows } = await sql<Guide>`
    select g.name, g.is_primary as "isPrimary", g.is_read_only as "isReadOnly", g.version,
      coalesce(json_agg(${productJson} order by p.sequence, p.id) filter (where p.id is not null), '[]') as products
    from order_guide g left join order_guide_product p on p.guide_id = g.id
    where g.customer_key = ${customerKey} and (${ids}::integer[] is null or g.id = any(${ids}::integer[]))
    group by g.id
    order by g.is_primary desc, lower(g.name)`.execute(database);
  return rows;
}

export type GuideSummary = Omit<Guide, 'products'> & { id: number };

/**
 * The customer's guides without their products, locked until the transaction ends: names are compared among all of
 * them. Two statements, so that the second one sees changes that the lock waited for.
 */
export async function lockGuides(transaction: Transaction<Database>, customerKey: number): Promise<GuideSummary[]> {
  await transaction
    .selectFrom('customer')
    .select('customer_key')
    .where('customer_key', '=', customerKey)
    .forNoKeyUpdate()
    .execute();
  return await transaction
    .selectFrom('order_guide')
    .select(['id', 'name', 'is_primary as isPrimary', 'is_read_only as isReadOnly', 'version'])
    .where('customer_key', '=', customerKey)
    .execute();
}

/** The guide's products in their order, in one statement. */
export async function findGuideProducts(database: Kysely<Database>, guideId: number): Promise<GuideProduct[]> {
  const { rows } = await sql<{ product: GuideProduct }>`
    select ${productJson} as product from order_guide_product p
    where p.guide_id = ${guideId} order by p.sequence, p.id`.execute(database);
  return rows.map(({ product }) => product);
}

/** The data of these products that a guide needs, in one statement; unknown ones are left out. */
export async function findGuidedProducts(
  database: Kysely<Database>,
  customerKey: number,
  productKeys: readonly number[],
): Promise<Map<number, GuidedProduct>> {
  const keys = productKeys.filter((key) => key > 0 && key <= HIGHEST_KEY);
  const { rows } = await sql<GuidedProduct>`
    select p.product_key as "productKey", ${translated('p')} as description, p.is_active as "isActive",
      e.category_code is not null as "isExcluded", coalesce(u.sell_bys, '[]') as "sellBys",
      json_build_object('orderQuantity', p.default_quantity, 'unitOfMeasure', p.default_unit) as "defaultQuantity"
    from product p
    left join excluded_category e on e.category_code = p.category_code and e.customer_key = ${pricedAs(customerKey)}
    left join (
      select product_key, json_agg(${sellByJson} order by position) as sell_bys
      from product_unit where product_key = any(${keys}) and is_sell group by product_key
    ) u on u.product_key = p.product_key
    where p.product_key = any(${keys})`.execute(database);
  return new Map(rows.map((row) => [row.productKey, row]));
}

/** Returns the id of the new guide, which has no products yet. */
export async function insertGuide(
  transaction: Transaction<Database>,
  customerKey: number,
  name: string,
): Promise<number> {
  const { id } = await transaction
    .insertInto('order_guide')
    .values({ customer_key: customerKey, name, version: nextVersion })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds products to the guide, or sets those that it has, in one statement. */
export async function saveGuideLines(
  transaction: Transaction<Database>,
  guideId: number,
  lines: readonly GuideLine[],
): Promise<void> {
  await sql`
    insert into order_guide_product (guide_id, product_key, unit, quantity, sequence)
    select ${guideId}, "productKey", "unitOfMeasure", "orderQuantity", sequence
    from json_to_recordset(${JSON.stringify(lines)}) as line(
      "productKey" integer, "unitOfMeasure" text, "orderQuantity" numeric, sequence integer)
    order by sequence
    on conflict (guide_id, product_key)
      do update set unit = excluded.unit, quantity = excluded.quantity, sequence = excluded.sequence`.execute(
    transaction,
  );
}

export async function removeGuideLines(
  transaction: Transaction<Database>,
  guideId: number,
  productKeys: readonly number[],
): Promise<void> {
  await sql`
    delete from order_guide_product
    where guide_id = ${guideId} and product_key = any(${productKeys})`.execute(transaction);
}

/** Advances the version of the guide and sets its name. Returns the new version. */
export async function advanceGuide(transaction: Transaction<Database>, guideId: number, name: string): Promise<number> {
  const { version } = await transaction
    .updateTable('order_guide')
    .set({ name, version: nextVersion, changed_at: sql`now()` })
    .where('id', '=', guideId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Deletes the guide with its products. */
export async function removeGuide(transaction: Transaction<Database>, guideId: number): Promise<void> {
  await transaction.deleteFrom('order_guide').where('id', '=', guideId).execute();
}
