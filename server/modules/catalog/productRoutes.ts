import * as endpoints from '#domain/api/products.ts';
import { dateInZone } from '#domain/timeZone.ts';
import { requestedDate } from '../../platform/http/requestedPeriod.ts';
import { JSON_TEXT } from '../../platform/http/sendCompressed.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { Caller } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { findCategories, findExcludedCategories, findMainCategories, findPushProducts } from './categoryRepository.ts';
import { findProductDetails } from './productDetailsRepository.ts';
import { conversionFor, possibleKeys, pricesFor, uncommittedFor } from './productService.ts';

export function productRoutes({ database, clock }: Runtime): Route[] {
  const todayOf = ({ site }: Caller) => dateInZone(clock.now(), site.timeZone);
  return [
    route(endpoints.getProductDetails, ({ body }) => findProductDetails(database, possibleKeys(body))),
    route(endpoints.getPrices, async ({ caller, body, query: { date, breaks = false }, reply }) => {
      const day = requestedDate('date', date) ?? todayOf(caller);
      const prices = await pricesFor(database, caller, body, { day, withBreaks: breaks });
      return await reply.header('cache-control', 'no-store').type(JSON_TEXT).send(prices);
    }),
    route(endpoints.getUncommitted, ({ body }) => uncommittedFor(database, body)),
    route(endpoints.getConversion, ({ caller, query }) => conversionFor(database, caller, query, todayOf(caller))),
    route(endpoints.listMainCategories, () => findMainCategories(database)),
    route(endpoints.listCategories, ({ caller }) => findCategories(database, caller)),
    route(endpoints.listExcludedCategories, ({ caller }) => findExcludedCategories(database, caller)),
    route(endpoints.listPushProductKeys, () => findPushProducts(database)),
  ];
}
