import { type Kysely, sql } from 'kysely';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pricedAs } from '../customers/pricedAs.ts';

/** A system that searches several catalogues at once shows no more of one. */
const FOUND_MOST = 100;
const WORDS_MOST = 10;

/** Codes of products whose code or description contains every word, as far as the customer may buy them. */
export async function searchProducts(
  database: Kysely<Database>,
  customerKey: number,
  searchString: string,
): Promise<string[]> {
  const words = searchString.toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MOST);
  const { rows } = await sql<{ code: string }>`
    select p.product_code as code from product p
    where p.is_active and p.product_key <> ${EXCLUDED_PRODUCT_KEY}
      and not exists (select from excluded_category e
        where e.category_code = p.category_code and e.customer_key = ${pricedAs(customerKey)})
      and not exists (select from unnest(${words}::text[]) as word
        where strpos(lower(p.product_code || ' ' || p.formatted_product_code || ' ' || p.description), word) = 0)
    order by p.description, p.product_code limit ${FOUND_MOST}`.execute(database);
  return rows.map(({ code }) => code);
}
