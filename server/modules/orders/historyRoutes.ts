import * as endpoints from '#domain/api/history.ts';
import { getLastSales, listBoughtProducts } from '#domain/api/products.ts';
import { buyer } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { boughtProducts, lastSales, orderDetail, orderHistory, productHistory } from './historyService.ts';
import { reorder } from './reorderService.ts';
import type { OrderServices } from './services.ts';

export function historyRoutes(services: OrderServices): Route[] {
  return [
    route(endpoints.listOrders, ({ caller, query }) => orderHistory(services, buyer(caller), query)),
    route(endpoints.getOrder, ({ caller, params }) => orderDetail(services, buyer(caller), params.orderNumber)),
    route(endpoints.listProductHistory, ({ caller, query }) => productHistory(services, buyer(caller), query)),
    route(endpoints.getReorder, ({ caller }) => reorder(services, buyer(caller))),
    route(getLastSales, ({ caller, body }) => lastSales(services, buyer(caller), body)),
    route(listBoughtProducts, ({ caller }) => boughtProducts(services, buyer(caller))),
  ];
}
