import * as endpoints from '#domain/api/products.ts';
import { Refused } from '../http/refused.ts';
import { type Route, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { findCategories, findExcludedCategories, findMainCategories, findPushProducts } from './categoryRepository.ts';
import { findProductDetails } from './productDetailsRepository.ts';
import { findProducts } from './productRepository.ts';
import { conversionFor, possibleKeys, pricesFor, uncommittedFor } from './productService.ts';

export function productRoutes({ database }: Services): Route[] {
  return [
    route(endpoints.listProducts, async ({ query, reply }) => {
      const { page, pageSize } = query;
      if ((page === undefined) !== (pageSize === undefined))
        throw new Refused(400, 'Give both page and pageSize, or neither');
      const limit = pageSize ?? null;
      const offset = page === undefined || pageSize === undefined ? 0 : (page - 1) * pageSize;
      const { products, total } = await findProducts(database, { limit, offset });
      reply.header('x-total-count', total).header('cache-control', 'private, no-cache');
      return products;
    }),
    route(endpoints.getProductDetails, ({ body }) => findProductDetails(database, possibleKeys(body))),
    route(endpoints.getPrices, ({ caller, body }) => pricesFor(database, caller, body)),
    route(endpoints.getUncommitted, ({ body }) => uncommittedFor(database, body)),
    route(endpoints.getConversion, ({ caller, query }) => conversionFor(database, caller, query)),
    route(endpoints.listMainCategories, () => findMainCategories(database)),
    route(endpoints.listCategories, ({ caller }) => findCategories(database, caller.customerKey)),
    route(endpoints.listExcludedCategories, ({ caller }) => findExcludedCategories(database, caller.customerKey)),
    route(endpoints.listPushProductKeys, () => findPushProducts(database)),
  ];
}
