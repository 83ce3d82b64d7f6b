import * as endpoints from '#domain/api/reports.ts';
import { yearBefore } from '#domain/calendar.ts';
import { guideName } from '#domain/guide/guideName.ts';
import { ALL_DAYS } from '#domain/report/dayOfWeek.ts';
import { mayListAllProducts } from '#domain/report/reportDraft.ts';
import { dateInZone } from '#domain/timeZone.ts';
import { forbidden } from '../../platform/http/refused.ts';
import { requestedDate } from '../../platform/http/requestedPeriod.ts';
import type { Caller } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import type { TicketServices } from '../documents/documentTickets.ts';
import { openReport } from './reportService.ts';
import type { ReportServices } from './services.ts';

export function reportRoutes(services: TicketServices & ReportServices): Route[] {
  const todayOf = ({ site }: Caller) => dateInZone(services.clock.now(), site.timeZone);
  return [
    route(endpoints.openStatement, ({ caller, query: { format } }) =>
      openReport(services, caller, { kind: 'statement' }, format),
    ),
    route(endpoints.openProductList, ({ caller, query: { category = '', format } }) =>
      openReport(services, caller, { kind: 'productList', category }, format),
    ),
    route(endpoints.openPriceList, async ({ caller, query: { allProducts = false, format, ...query } }) => {
      if (allProducts && !mayListAllProducts(caller.settings.menu)) throw forbidden();
      const effectiveDate = requestedDate('effectiveDate', query.effectiveDate) ?? todayOf(caller);
      return await openReport(services, caller, { kind: 'priceList', effectiveDate, allProducts }, format);
    }),
    route(endpoints.openQuoteSheet, async ({ caller, query: { dayOfWeek = ALL_DAYS, format, ...query } }) => {
      const today = todayOf(caller);
      const effectiveDate = requestedDate('effectiveDate', query.effectiveDate) ?? today;
      const purchasedSince = requestedDate('purchasedSince', query.purchasedSince) ?? yearBefore(today);
      const request = { kind: 'quoteSheet', effectiveDate, purchasedSince, dayOfWeek } as const;
      return await openReport(services, caller, request, format);
    }),
    route(endpoints.openOrderGuideList, ({ caller, query: { format, startingGuide = '', endingGuide = '' } }) => {
      const range = { startingGuide: guideName(startingGuide), endingGuide: guideName(endingGuide) };
      return openReport(services, caller, { kind: 'orderGuideList', ...range }, format);
    }),
  ];
}
