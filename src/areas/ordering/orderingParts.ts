import { provideLazyMachine } from '#machines/lib/lazy.ts';
import { lineSurroundings } from '#machines/ordering/cartLineDialog/lineSurroundings.ts';
import { cartRowsMachine } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import type { CartRowsPart } from '../../cart/cartRowsPart.ts';
import { cartParts } from '../../features/ordering/cart/cartParts.ts';
import { categoriesParts } from '../../features/ordering/categories/categoriesParts.ts';
import { productParts } from '../../features/ordering/product/productParts.ts';
import { productsParts } from '../../features/ordering/products/productsParts.ts';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import { part } from '../../loading/part.tsx';
import type { AreaServices } from '../../page/areaServices.ts';
import type { LineQuantityProps } from '../../product/lineQuantities.ts';
import { areaOf } from '../areaOf.ts';

const loadCheckout = () =>
  import('../../features/ordering/checkout/checkoutParts.ts').then(({ checkoutParts }) => checkoutParts);

function cartRowsOf(host: AreaServices): CartRowsPart {
  const row = fetchOnce(async () => (await import('./cartRowParts.ts')).provideCartRow(host));
  return {
    cartRows: {
      logic: cartRowsMachine.provide({ actors: { cartRow: provideLazyMachine(() => row.fetched()?.row ?? null) } }),
      input: ({ shop }) => ({ surroundings: lineSurroundings(shop) }),
    },
    fetchRow: row.fetch,
    LineQuantity: part<LineQuantityProps>(() => row.fetch().then(({ Quantity }) => Quantity), {
      waiting: ({ button }) => button,
      failed: ({ button }) => button,
    }),
  };
}

/** The pages from product to order. */
export function orderingParts(host: AreaServices) {
  const rows = cartRowsOf(host);
  return areaOf(host, {
    products: productsParts(rows),
    product: productParts,
    categories: categoriesParts,
    cart: cartParts(rows),
    checkout: { load: loadCheckout },
  });
}
