import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { WORKERS } from '../runner/workers.ts';
import { openShop } from '../shop/shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shops of the journeys are, one for each worker. */
    shopUrls: readonly string[];
    /** And where their data are. */
    shopFolders: readonly string[];
  }
}

/** Two products' pictures, and one without a product. */
const SOURCE_PICTURES = join(import.meta.dirname, 'sourcePictures');

/** A shop for each worker, so that no other test changes the cart that a journey fills. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const opening = Array.from({ length: WORKERS }, () => openShop({ IMAGE_SOURCE: SOURCE_PICTURES }));
  const shops = await Promise.all(opening);
  project.provide(
    'shopUrls',
    shops.map(({ url }) => url),
  );
  project.provide(
    'shopFolders',
    shops.map(({ dataDir }) => dataDir),
  );
  return async () => void (await Promise.all(shops.map((shop) => shop.close())));
}
