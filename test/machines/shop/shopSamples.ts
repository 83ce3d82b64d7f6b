import type { Shop } from '#machines/shop/shop.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { buyer, cartListener, environment, listener } from '../samples.ts';

/** A shop for an area alone: its actors record events, and do nothing. */
export function shopSample(shopper: Shopper = buyer) {
  const prices = listener();
  const shop: Shop = {
    shopper,
    environment: environment(),
    cart: cartListener().ref as never,
    catalogue: listener().ref as never,
    prices: prices.ref as never,
    productList: listener().ref as never,
    dialogs: listener().ref as never,
    finding: listener().ref as never,
  };
  return { shop, heardByPrices: prices.heard };
}
