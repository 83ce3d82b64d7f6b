import { type Kysely, sql } from 'kysely';
import { codeKey } from '#domain/product/codeKey.ts';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pricedAs } from '../customers/pricedAs.ts';

/** Characters that code comparison ignores. */
const MARKS = ' .-\t\u00a0\u2010\u2011\u2012\u2013\u2014\u2015\u2212';

/** The codes of products that are no longer sold, in a category that this customer may order from. */
export async function findDiscontinued(
  database: Kysely<Database>,
  customerKey: number,
  codes: readonly string[],
): Promise<string[]> {
  const keys = [...new Set(codes.map(codeKey))].filter((key) => key !== '');
  if (keys.length === 0) return [];
  const { rows } = await sql<{ productCode: string; formattedCode: string }>`
    select p.product_code as "productCode", p.formatted_product_code as "formattedCode"
    from product p
    where not p.is_active and p.product_key <> ${EXCLUDED_PRODUCT_KEY}
      and (translate(upper(p.product_code), ${MARKS}, '') = any(${keys})
        or translate(upper(p.formatted_product_code), ${MARKS}, '') = any(${keys}))
      and not exists (select from excluded_category e
        where e.category_code = p.category_code and e.customer_key = ${pricedAs(customerKey)})`.execute(database);
  const found = new Set(
    rows.flatMap(({ productCode, formattedCode }) => [codeKey(productCode), codeKey(formattedCode)]),
  );
  return codes.filter((code) => found.has(codeKey(code)));
}
