import { type Kysely, sql } from 'kysely';
import { DEMO_DISTRIBUTOR } from '#domain/settings/shopNames.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { PicturedProduct } from './insertPictures.ts';

interface NamedProduct {
  key: number;
  code: string;
  name: string;
  details: string[];
}

/** Products that still name the drawings of before, in all their sizes. */
const undrawnProducts = sql<NamedProduct>`
  select product_key as key, product_code as code, name, detail_images as details
  from product, regexp_replace(list_image, '-list\\.webp$', '') as name
  where list_image = name || '-list.webp' and mobile_image = name || '-mobile.webp' and card_image = name || '-card.webp'`;

/** A single larger one was the same thing arranged in another way. */
function picturedAs({ key, code, name, details }: NamedProduct): PicturedProduct {
  const others = details.length > 1 ? details.map((file) => file.replace(/-detail\.webp$/, '')) : [];
  return { key, code, pictures: [...new Set([name, ...others])] };
}

/**
 * Draws the products of a demo distributor that was loaded when the server still drew pictures by file name. Other
 * pictures of products stay unchanged. Returns whether it did.
 */
export async function addMissingPictures(database: Kysely<Database>, pictureFolder: string): Promise<boolean> {
  const { rows } = await sql`select from site where distributor_name = ${DEMO_DISTRIBUTOR}
    and not exists (select from drawing)`.execute(database);
  if (rows.length === 0) return false;
  const { insertPictures } = await import('./insertPictures.ts');
  return await database.transaction().execute(async (transaction) => {
    const { rows: products } = await undrawnProducts.execute(transaction);
    return (await insertPictures(transaction, products.map(picturedAs), pictureFolder)) > 0;
  });
}
