import { addressApiOf } from '#machines/account/addressPorts.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { listAddresses } from '../address/addressPorts.ts';
import type { Api } from '../api/client.ts';

/** The cart of the open shop learns where it can go by now. Without an answer it stays as it was. */
export async function followShipTos(api: Api, openShop: () => Shop | undefined): Promise<void> {
  const shop = openShop();
  if (!shop || shop.shopper.userType === 'Public') return;
  const shipTos = await listAddresses(api, addressApiOf(shop.shopper.userType)).catch(() => null);
  if (shipTos && openShop() === shop) shop.cart.send({ type: 'shipTos.changed', shipTos });
}
