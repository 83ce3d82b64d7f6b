import { inject } from 'vitest';
import type {} from './journeyShops.ts';

/** Where the shop of this worker's journeys is. */
export function journeyShop(): string {
  const urls = inject('shopUrls');
  const url = urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length];
  if (url === undefined) throw new Error('this worker has no shop');
  return url;
}

/** The data folder of that shop. */
export function journeyShopFolder(): string {
  const folders = inject('shopFolders');
  const folder = folders[(Number(process.env.VITEST_POOL_ID) - 1) % folders.length];
  if (folder === undefined) throw new Error('this worker has no shop');
  return folder;
}
