import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { fileOf, stemOf } from '../../../modules/images/productPicture.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { bulkInsert } from '../bulkInsert.ts';
import type { DemoProduct } from '../products.ts';
import { drawPicture } from './drawPicture.ts';

const FORMAT = 'webp';

/** The names of its drawings, the one that it is listed by first. */
export type PicturedProduct = Pick<DemoProduct, 'key' | 'code' | 'pictures'>;

/** Every picture of these products by name; a picture without a drawing is left out. */
async function drawAll(products: readonly PicturedProduct[]): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = new Map<string, Buffer>();
  for (const name of new Set(products.flatMap(({ pictures }) => pictures))) {
    const drawing = await drawPicture(name);
    if (drawing) drawn.set(name, drawing);
  }
  return drawn;
}

/** Where the shop looks for pictures of products: files named by code, as a distributor would have them. */
async function fillFolder(
  folder: string,
  products: readonly PicturedProduct[],
  drawings: ReadonlyMap<string, Buffer>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { code, pictures } of products) {
    for (const [place, name] of pictures.entries()) {
      const drawing = drawings.get(name);
      const file = join(folder, place === 0 ? `${code}.svg` : `${code}-${place + 1}.svg`);
      if (drawing) await writeFile(file, drawing);
    }
  }
}

/**
 * Gives the products their pictures: drawings, stored unchanged; their sizes are rendered at the first request. A
 * product without a drawing gets its picture names all the same. The drawings are also written to `folder`, if given,
 * as a source to sync from.
 */
export async function insertPictures(
  database: Kysely<Database>,
  products: readonly PicturedProduct[],
  folder: string | null,
): Promise<number> {
  const drawings = await drawAll(products);
  const stems = new Map([...drawings].map(([name, drawing]) => [name, stemOf(drawing, FORMAT)]));
  const rows = [...drawings].map(([name, drawing]) => ({ stem: stems.get(name) ?? name, svg: drawing.toString() }));
  await bulkInsert(database, 'drawing', { stem: 'text', svg: 'text' }, rows);
  const shown = products.flatMap(({ key, pictures }) => {
    const [first, ...others] = pictures.map((name) => stems.get(name) ?? name);
    return first === undefined ? [] : [{ key, first, details: [first, ...others] }];
  });
  await sql`
    update product set list_image = shown.stem || ${fileOf('', 'list', FORMAT)}, mobile_image = shown.stem || ${fileOf('', 'mobile', FORMAT)},
      card_image = shown.stem || ${fileOf('', 'card', FORMAT)}, detail_images = shown.details::text[]
    from jsonb_to_recordset(${JSON.stringify(
      shown.map(({ key, first, details }) => ({
        key,
        stem: first,
        details: `{${details.map((stem) => fileOf(stem, 'detail', FORMAT)).join(',')}}`,
      })),
    )}::jsonb) as shown (key integer, stem text, details text) where product_key = shown.key`.execute(database);
  if (folder) await fillFolder(folder, products, drawings);
  return drawings.size;
}
