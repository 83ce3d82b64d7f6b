import { addressApiOf } from '#machines/account/addressPorts.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { listAddresses } from '../address/addressPorts.ts';
import type { Api } from '../api/client.ts';

/** Reloads the delivery addresses into the cart of the open shop. Without a response the cart keeps the old ones. */
export async function followShipTos(api: Api, openShop: () => Shop | undefined): Promise<void> {
  const shop = openShop();
  if (!shop || shop.shopper.userType === 'Public') return;
  const shipTos = await listAddresses(api, addressApiOf(shop.shopper.userType)).catch(() => null);
  if (shipTos && openShop() === shop) shop.cart.send({ type: 'shipTos.changed', shipTos });
}
