import { type HistoryRef, historyMachine } from '#machines/history/historyMachine.ts';
import { orderAgainMachine } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { orderHistoryMachine } from '#machines/history/orderHistory/orderHistoryMachine.ts';
import { productHistoryMachine } from '#machines/history/productHistory/productHistoryMachine.ts';
import { addLinesMachine } from '#machines/ordering/addLines/addLinesMachine.ts';
import { validateLinesPort } from '../../cart/validateLinesPort.ts';
import { documentFlow } from '../../documents/documentFlow.ts';
import { OrderScreen } from '../../features/history/order/OrderScreen.tsx';
import { OrderHistoryScreen } from '../../features/history/orderHistory/OrderHistoryScreen.tsx';
import { ProductHistoryScreen } from '../../features/history/productHistory/ProductHistoryScreen.tsx';
import { historyPorts } from '../../history/historyPorts.ts';
import type { AreaHost } from '../../page/areaHost.ts';
import type { AreaScreen } from '../../page/pageParts.ts';
import type { AreaParts } from '../area.ts';

const screens: Readonly<Record<string, AreaScreen<HistoryRef>>> = {
  orderHistory: OrderHistoryScreen,
  order: OrderScreen,
  lastOrder: OrderScreen,
  productHistory: ProductHistoryScreen,
};

export function historyParts(host: AreaHost): AreaParts {
  const { api, notify, shop } = host;
  const documents = documentFlow(host);
  const { loadOrders, loadSales, loadOrder, loadToday } = historyPorts(api, () => shop()?.catalogue);
  const addLines = addLinesMachine.provide({ actors: { validateLines: validateLinesPort(api) } });
  return {
    screenOf: (name) => screens[name] ?? null,
    coordinator: historyMachine.provide({
      actors: {
        orderHistory: orderHistoryMachine.provide({ actors: { loadRows: loadOrders, documents } }),
        orderAgain: orderAgainMachine.provide({
          actors: { loadOrder, loadToday, addLines, documents },
          actions: { notify },
        }),
        productHistory: productHistoryMachine.provide({ actors: { loadRows: loadSales } }),
      },
    }),
  };
}
