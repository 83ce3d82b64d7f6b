import { fromPromise } from 'xstate';
import { listOrders } from '#domain/api/history.ts';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import type { OrdersWanted } from '#machines/orderHistory/orderHistoryMachine.ts';
import { type Api, answerOf } from '../../api/client.ts';

/** Before every order there is; a request without a date would be answered with 12 months. */
const BEGINNING = '1900-01-01';

export function historyPorts(api: Api) {
  return {
    loadOrders: fromPromise<readonly OrderHistoryRow[], OrdersWanted>(({ input, signal }) =>
      answerOf(api.call(listOrders, { query: { startDate: input.since || BEGINNING }, signal })),
    ),
  };
}
