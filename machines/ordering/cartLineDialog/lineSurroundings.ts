import type { LastSale } from '#domain/order/lastSale.ts';
import type { Environment } from '../../lib/environment.ts';
import type { CartRef } from '../../shop/cart/cartMachine.ts';
import type { PricesRef } from '../../shop/prices/pricesMachine.ts';
import type { Shopper } from '../../shop/shopper.ts';
import type { LineDialogInput } from './editedLine.ts';

interface Surroundings {
  shopper: Shopper;
  cart: CartRef;
  prices: PricesRef;
  environment: Environment;
}

/** What editing a line needs besides its product. */
export type LineSurroundings = Pick<LineDialogInput, 'settings' | 'sellsAtZero' | 'cart' | 'cartLines' | 'newId'> & {
  lastSaleOf: (productKey: number) => LastSale | null | undefined;
};

export function lineSurroundings({ shopper, cart, prices, environment }: Surroundings): LineSurroundings {
  return {
    settings: shopper.configuration.settings,
    sellsAtZero: shopper.site.sellAtZero === true,
    cart,
    cartLines: () => cart.getSnapshot().context.cart.lines,
    lastSaleOf: (productKey) => prices.getSnapshot().context.lastSales[productKey],
    newId: environment.newId,
  };
}
