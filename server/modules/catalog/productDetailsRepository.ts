import { type Kysely, sql } from 'kysely';
import type { ProductDetails } from '#domain/product/product.ts';
import type { ProductDetailsAnswer } from '#domain/product/productDetails.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isListed } from './productRepository.ts';
import { translated } from './translated.ts';

interface DetailsRow extends ProductDetails {
  productKey: number;
}

/** The details of every listed product among these, in one statement. */
export async function findProductDetails(
  database: Kysely<Database>,
  productKeys: readonly number[],
): Promise<ProductDetailsAnswer> {
  const { rows } = await sql<DetailsRow>`
    select product_key as "productKey", ${translated('product', 'catalog_description')} as "catalogDescription", detail_images as "detailImages",
      coalesce((
        select json_agg(json_build_object('key', s.key, 'name', s.name) order by s.position)
        from product_scan s where s.product_key = product.product_key
      ), '[]') as "scanDocuments"
    from product
    where product_key = any(${productKeys}) and ${isListed}`.execute(database);
  return Object.fromEntries(rows.map(({ productKey, ...details }) => [productKey, details]));
}
