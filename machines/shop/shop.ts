import type { Environment } from '../lib/environment.ts';
import type { CartRef } from './cart/cartMachine.ts';
import type { CatalogueRef } from './catalogue/catalogueMachine.ts';
import type { FindingRef } from './finding/findingMachine.ts';
import type { Dialogs } from './opening.ts';
import type { PricesRef } from './prices/pricesMachine.ts';
import type { ProductListRef } from './productList/productListMachine.ts';
import type { Shopper } from './shopper.ts';

/** What every page of an open shop receives: the buyer, and the actors that live as long as the shop. It never changes. */
export interface Shop {
  readonly shopper: Shopper;
  readonly environment: Environment;
  readonly catalogue: CatalogueRef;
  readonly prices: PricesRef;
  readonly cart: CartRef;
  readonly productList: ProductListRef;
  readonly dialogs: Dialogs;
  readonly finding: FindingRef;
}
