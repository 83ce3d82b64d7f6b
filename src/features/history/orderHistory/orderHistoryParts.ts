import { orderHistoryMachine } from '#machines/history/orderHistory/orderHistoryMachine.ts';
import { documentFlow } from '../../../documents/documentFlow.ts';
import { historyPorts } from '../../../history/historyPorts.ts';
import { keptListings } from '../../../history/keptListings.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { OrderHistoryScreen } from './OrderHistoryScreen.tsx';

export const orderHistoryParts: PageParts<{ orderHistory: typeof orderHistoryMachine }> = (host) => {
  const listings = keptListings();
  const { loadOrders } = historyPorts(host.api, () => host.shop()?.catalogue);
  return {
    Screen: OrderHistoryScreen,
    flows: {
      orderHistory: {
        logic: orderHistoryMachine.provide({
          actors: { loadRows: loadOrders, documents: documentFlow(host) },
          actions: { keepListing: listings.keep },
        }),
        input: ({ shop }) => ({ today: shop.environment.today(), kept: listings.read() }),
      },
    },
  };
};
