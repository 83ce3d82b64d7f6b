import { type Kysely, type RawBuilder, sql } from 'kysely';
import { MISSING_SEQUENCE, type ProductWithDetails } from '#domain/product/product.ts';
import type { SortField } from '#domain/settings/preferences.ts';
import type { Database } from '../../platform/database/schema.ts';
import { detailFields, listedFields, productsAsJson } from './productJson.ts';
import { isListed } from './productRepository.ts';
import { translated } from './translated.ts';

export interface ListFilters {
  mainCategory: string | null;
  category: string | null;
  /** Null: by key. */
  sortBy: SortField | null;
}

export interface PageNumbers {
  page: number;
  pageSize: number;
}

export interface FoundPage {
  /** How many products the list has. */
  total: number;
  products: ProductWithDetails[];
}

const byDescription = () => sql`${translated('p')} collate catalogue_order, p.product_key`;

/** As `browse` sorts. */
const ORDERS: Record<SortField, () => RawBuilder<unknown>> = {
  description: byDescription,
  sequence: () => sql`p.listed_sequence, ${byDescription()}`,
  productCode: () => sql`p.product_code collate catalogue_order, ${byDescription()}`,
  brand: () => sql`p.brand collate catalogue_order nulls last, ${byDescription()}`,
};

const everything = sql`select product.*, coalesce(sequence, ${sql.lit(MISSING_SEQUENCE)}) as listed_sequence from product`;

const ofGuide = sql`
  select product.*, line.sequence as listed_sequence
  from order_guide_product line join product using (product_key)
  where line.guide_id = guide.id`;

/** The columns `total`, unless it is known, and `products`. */
function columnsOf(
  source: RawBuilder<unknown>,
  { mainCategory, category, sortBy }: ListFilters,
  { page, pageSize }: PageNumbers,
  total: number | null,
): RawBuilder<unknown> {
  const order = sortBy === null ? sql`p.product_key` : ORDERS[sortBy]();
  const conditions = [isListed];
  if (category !== null) conditions.push(sql`category_code = ${category}`);
  if (mainCategory !== null)
    conditions.push(sql`category_code in (select code from category where parent = ${mainCategory})`);
  const list = sql`from (${source}) p where ${sql.join(conditions, sql` and `)}`;
  const rows = sql`select * ${list} order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`;
  return sql`
    ${total === null ? sql`(select count(*) ${list})` : sql`${total}::bigint`} as total,
    (select coalesce(json_agg(product), '[]')
      from (${productsAsJson(rows, sql`${listedFields()}, ${detailFields()}`, order)}) page) as products`;
}

/** In one statement, without counting where the total is known. */
export async function findProductPage(
  database: Kysely<Database>,
  filters: ListFilters,
  numbers: PageNumbers,
  total: number | null,
): Promise<FoundPage> {
  const { rows } = await sql<FoundPage>`select ${columnsOf(everything, filters, numbers, total)}`.execute(database);
  return rows[0] ?? { total: 0, products: [] };
}

/** A page of one of the customer's guides, in one statement; null when no guide has this name in any case. */
export async function findGuidePage(
  database: Kysely<Database>,
  { customerKey, name }: { customerKey: number; name: string },
  filters: ListFilters,
  numbers: PageNumbers,
): Promise<FoundPage | null> {
  const { rows } = await sql<FoundPage>`
    select ${columnsOf(ofGuide, filters, numbers, null)}
    from order_guide guide
    where customer_key = ${customerKey} and lower(name collate "und-x-icu") = ${name.toLowerCase()}
    order by is_primary desc, lower(name) limit 1`.execute(database);
  return rows[0] ?? null;
}
