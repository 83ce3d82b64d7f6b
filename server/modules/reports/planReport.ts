import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { orderGuideList } from './orderGuideList.ts';
import { priceList } from './priceList.ts';
import { productList } from './productList.ts';
import { quoteSheet } from './quoteSheet.ts';
import type { AskedReport, Report } from './report.ts';
import { statementReport } from './statementReport.ts';

/**
 * The plan of the report, before any line of it is read; null for an empty one, undefined when the user has no access.
 */
export async function planReport(database: Kysely<Database>, asked: AskedReport): Promise<Report | null | undefined> {
  const { request, hidePricing } = asked;
  switch (request.kind) {
    case 'orderGuideList':
      return await orderGuideList(database, asked, request);
    case 'productList':
      return await productList(database, asked, request);
    case 'priceList':
      return hidePricing ? undefined : await priceList(database, asked, request);
    case 'quoteSheet':
      return await quoteSheet(database, asked, request);
    case 'statement':
      return await statementReport(database, asked);
  }
}
