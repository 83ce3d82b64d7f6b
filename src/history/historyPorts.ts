import { fromPromise } from 'xstate';
import { getOrder, getReorder, listOrders, listProductHistory } from '#domain/api/history.ts';
import type { OrderDetail, OrderHistoryRow, ProductHistoryRow } from '#domain/order/order.ts';
import type { Today } from '#domain/order/orderAgain.ts';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
import type { RowsWanted } from '#machines/periodList/periodList.ts';
import type { CatalogueRef } from '#machines/shop/catalogue/catalogueMachine.ts';
import { type Api, answerOf } from '../api/client.ts';
import { askLastSales, askPrices } from '../api/keyedAnswers.ts';
import { knownCatalogue } from '../catalog/knownCatalogue.ts';

/** Before the first possible order; without a date the server responds with 12 months. */
const BEGINNING = '1900-01-01';

/** Without a number it is the newest order that was not canceled. */
async function findOrder(api: Api, wanted: string | null, signal: AbortSignal): Promise<OrderDetail | null> {
  const orderNumber = wanted ?? (await answerOf(api.call(getReorder, { signal }))).lastOrder?.orderNumber;
  if (orderNumber === undefined) return null;
  const asked = api.call(getOrder, { params: { orderNumber }, signal });
  const response = await asked;
  return response.kind === 'refused' && isRefusedAs(response, 'notFound', 404) ? null : await answerOf(asked);
}

export function historyPorts(api: Api, catalogue: () => CatalogueRef | undefined) {
  return {
    loadOrders: fromPromise<readonly OrderHistoryRow[], RowsWanted>(({ input, signal }) =>
      answerOf(api.call(listOrders, { query: { startDate: input.since || BEGINNING }, signal })),
    ),
    loadSales: fromPromise<readonly ProductHistoryRow[], RowsWanted>(({ input, signal }) =>
      answerOf(api.call(listProductHistory, { query: { startDate: input.since || BEGINNING }, signal })),
    ),
    loadOrder: fromPromise<OrderDetail | null, { orderNumber: string | null }>(({ input, signal }) =>
      findOrder(api, input.orderNumber, signal),
    ),
    loadToday: fromPromise<Today, { productKeys: readonly number[] }>(async ({ input, signal }) => {
      const asked = askLastSales(api, input.productKeys).catch(() => ({}));
      const prices = await askPrices(api, input.productKeys, { signal });
      const { productByKey, excludedCategories } = await knownCatalogue(catalogue());
      return { productByKey, excludedCategories, prices, lastSales: await asked };
    }),
  };
}
