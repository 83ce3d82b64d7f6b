import { orderParts } from '../../features/history/order/orderParts.ts';
import { orderHistoryParts } from '../../features/history/orderHistory/orderHistoryParts.ts';
import { productHistoryParts } from '../../features/history/productHistory/productHistoryParts.ts';
import type { AreaServices } from '../../page/areaServices.ts';
import { areaOf } from '../areaOf.ts';

export const historyParts = (host: AreaServices) =>
  areaOf(host, {
    orderHistory: orderHistoryParts,
    order: orderParts,
    lastOrder: orderParts,
    productHistory: productHistoryParts,
  });
