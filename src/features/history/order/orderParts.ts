import { orderAgainMachine } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { addLinesMachine } from '#machines/ordering/addLines/addLinesMachine.ts';
import { validateLinesPort } from '../../../cart/validateLinesPort.ts';
import { documentFlow } from '../../../documents/documentFlow.ts';
import { historyPorts } from '../../../history/historyPorts.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { OrderScreen } from './OrderScreen.tsx';

/** An order; without a number the newest one. */
export const orderParts: PageParts<{ orderAgain: typeof orderAgainMachine }> = (host) => {
  const { loadOrder, loadToday } = historyPorts(host.api, () => host.shop()?.catalogue);
  const addLines = addLinesMachine.provide({ actors: { validateLines: validateLinesPort(host.api) } });
  return {
    Screen: OrderScreen,
    flows: {
      orderAgain: {
        logic: orderAgainMachine.provide({
          actors: { loadOrder, loadToday, addLines, documents: documentFlow(host) },
          actions: { notify: host.notify },
        }),
        input: ({ shop, params }) => ({
          orderNumber: params.orderNumber ?? null,
          settings: shop.shopper.configuration.settings,
          cart: shop.cart,
          newId: shop.environment.newId,
        }),
      },
    },
  };
};
