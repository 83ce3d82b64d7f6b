import { type Kysely, sql } from 'kysely';
import type { Category, MainCategory } from '#domain/product/category.ts';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pricedAs } from '../customers/pricedAs.ts';
import { translated } from './translated.ts';

export async function findMainCategories(database: Kysely<Database>): Promise<MainCategory[]> {
  return await database
    .selectFrom('main_category')
    .select(['code', translated('main_category').as('description')])
    .orderBy('description')
    .execute();
}

/** Who looks at categories: a customer, whose team may exclude more for the user. */
interface CategoryReader {
  customerKey: number | null;
  membership: { excludedCategories: readonly string[] } | null;
}

export async function findCategories(
  database: Kysely<Database>,
  { customerKey, membership }: CategoryReader,
): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select c.code, ${translated('c')} as description, c.parent,
      e.category_code is not null or c.code = any(${membership?.excludedCategories ?? []}::text[]) as "isExcluded"
    from category c
    left join excluded_category e on e.category_code = c.code and e.customer_key = ${pricedAs(customerKey)}
    order by description, c.code`.execute(database);
  return rows;
}

export async function findExcludedCategories(
  database: Kysely<Database>,
  { customerKey, membership }: CategoryReader,
): Promise<string[]> {
  const rows = await database
    .selectFrom('excluded_category')
    .select('category_code')
    .where('customer_key', '=', pricedAs(customerKey))
    .orderBy('category_code')
    .execute();
  const excluded = rows.map((row) => row.category_code);
  return [...new Set([...excluded, ...(membership?.excludedCategories ?? [])])].toSorted();
}

export async function findPushProducts(
  database: Kysely<Database>,
): Promise<{ productKey: number; sequence: number }[]> {
  const { rows } = await sql<{ productKey: number; sequence: number }>`
    select product_key as "productKey", push_sequence as sequence from product
    where push_sequence is not null and is_active and product_key <> ${EXCLUDED_PRODUCT_KEY}
    order by push_sequence, product_key`.execute(database);
  return rows;
}
