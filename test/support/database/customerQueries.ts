import type { Kysely } from 'kysely';
import {
  findBoughtProducts,
  findLastSales,
  findOrder,
  findOrderLines,
  findOrders,
  findSoldLines,
} from '../../../server/modules/orders/historyRepository.ts';
import { findLastOrder, findPurchases, findRecentGuides } from '../../../server/modules/orders/reorderRepository.ts';
import { findCredit } from '../../../server/modules/receivables/creditRepository.ts';
import { findAccountPayments } from '../../../server/modules/receivables/paymentListRepository.ts';
import { findEntries, findOpenEntries } from '../../../server/modules/receivables/receivableRepository.ts';
import { findSummary } from '../../../server/modules/receivables/summaryRepository.ts';
import { planReport } from '../../../server/modules/reports/planReport.ts';
import type { AskedReport } from '../../../server/modules/reports/report.ts';
import type { Database } from '../../../server/platform/database/schema.ts';

const TODAY = '2026-03-04';
const YEAR = { start: '2025-03-04', end: null };
const PRODUCTS = [101, 102, 103, 104, 105, 106];

type Query = (database: Kysely<Database>, customerKey: number) => Promise<unknown>;

const report =
  (request: AskedReport['request']): Query =>
  async (database, customerKey) => {
    const planned = await planReport(database, { request, customerKey, hidePricing: false, today: TODAY });
    if (planned) for await (const _part of planned.parts());
  };

/** The statements that every customer causes often, and whose tables grow with the orders of all customers. */
export const CUSTOMER_QUERIES: Readonly<Record<string, Query>> = {
  'order history': (database, key) => findOrders(database, key, YEAR),
  'an order': async (database, key) => {
    const [newest] = await findOrders(database, key, YEAR);
    const order = await findOrder(database, key, newest?.order_number ?? '');
    await findOrderLines(database, order?.id ?? 0);
  },
  'product history': (database, key) => findSoldLines(database, key, YEAR, null),
  'history of a product': (database, key) => findSoldLines(database, key, YEAR, PRODUCTS[0] ?? null),
  'last sales': (database, key) => findLastSales(database, key, PRODUCTS, YEAR.start),
  'bought products': (database, key) => findBoughtProducts(database, key),
  'last order': (database, key) => findLastOrder(database, key),
  'products that are due': (database, key) => findPurchases(database, key, YEAR.start),
  'guides in use': (database, key) => findRecentGuides(database, key, YEAR.start),
  'account summary': (database, key) => findSummary(database, key, TODAY, '2025-03-01'),
  'account details': (database, key) => findEntries(database, key, YEAR, TODAY),
  'open items': (database, key) => findOpenEntries(database, key),
  'payments of the account': (database, key) =>
    findAccountPayments(database, key, { ...YEAR, timeZone: 'America/New_York' }),
  'credit limit': (database, key) => findCredit(database, key, TODAY),
  statement: report({ kind: 'statement' }),
  'quote sheet': report({ kind: 'quoteSheet', effectiveDate: TODAY, purchasedSince: YEAR.start, dayOfWeek: 0 }),
};
