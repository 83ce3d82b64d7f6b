import * as endpoints from '#domain/api/products.ts';
import { JSON_TEXT } from '../../platform/http/sendCompressed.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { type Route, route } from '../access/route.ts';
import { findCategories, findExcludedCategories, findMainCategories, findPushProducts } from './categoryRepository.ts';
import { findProductDetails } from './productDetailsRepository.ts';
import { conversionFor, possibleKeys, pricesFor, uncommittedFor } from './productService.ts';

export function productRoutes({ database }: Runtime): Route[] {
  return [
    route(endpoints.getProductDetails, ({ body }) => findProductDetails(database, possibleKeys(body))),
    route(endpoints.getPrices, async ({ caller, body, reply }) =>
      reply
        .header('cache-control', 'no-store')
        .type(JSON_TEXT)
        .send(await pricesFor(database, caller, body)),
    ),
    route(endpoints.getUncommitted, ({ body }) => uncommittedFor(database, body)),
    route(endpoints.getConversion, ({ caller, query }) => conversionFor(database, caller, query)),
    route(endpoints.listMainCategories, () => findMainCategories(database)),
    route(endpoints.listCategories, ({ caller }) => findCategories(database, caller.customerKey)),
    route(endpoints.listExcludedCategories, ({ caller }) => findExcludedCategories(database, caller.customerKey)),
    route(endpoints.listPushProductKeys, () => findPushProducts(database)),
  ];
}
