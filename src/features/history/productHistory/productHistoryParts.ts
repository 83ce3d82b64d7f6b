import { productHistoryMachine } from '#machines/history/productHistory/productHistoryMachine.ts';
import { historyPorts } from '../../../history/historyPorts.ts';
import { keptListings } from '../../../history/keptListings.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { ProductHistoryScreen } from './ProductHistoryScreen.tsx';

export const productHistoryParts: PageParts<{ productHistory: typeof productHistoryMachine }> = ({
  api,
  shop: open,
}) => {
  const listings = keptListings();
  const { loadSales } = historyPorts(api, () => open()?.catalogue);
  return {
    Screen: ProductHistoryScreen,
    flows: {
      productHistory: {
        logic: productHistoryMachine.provide({
          actors: { loadRows: loadSales },
          actions: { keepListing: listings.keep },
        }),
        input: ({ shop }) => ({
          today: shop.environment.today(),
          kept: listings.read(),
          finder: () => shop.catalogue.getSnapshot().context.catalogue.finder,
        }),
      },
    },
  };
};
