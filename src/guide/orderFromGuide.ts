import type { Shop } from '#machines/shop/shop.ts';
import { productsHref } from '../product/urlFilters.ts';

/** Opens a guide in quick entry, which fills in its quantities. `go` navigates. */
export function orderFromGuide(shop: Shop | undefined, go: (path: string) => void, name: string): void {
  shop?.productList.send({ type: 'layout.show', layout: 'quickEntry' });
  go(productsHref({ guide: name }));
}
