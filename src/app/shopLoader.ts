import { fetchOnce } from '../loading/fetchOnce.ts';
import { part } from '../loading/part.tsx';
import type { ShopHost } from './provideShop.ts';

const parts = fetchOnce(() => import('./shopParts.ts'));

/** The component of the open shop. */
export const ShopFrame = part(() => parts.fetch().then(({ ShopFrame: Frame }) => Frame));

export type ShopLoader = ReturnType<typeof createShopLoader>;

/** The machines and components of the shop: one chunk, loaded once before the shop opens. */
export function createShopLoader(host: ShopHost) {
  const machine = fetchOnce(async () => (await parts.fetch()).provideShop(host));
  return {
    fetch: async () => void (await Promise.all([machine.fetch(), ShopFrame.fetch()])),
    fetched: machine.fetched,
  };
}
