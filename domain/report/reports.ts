import type { MenuKey } from '../settings/menu.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import { reportsText } from '../texts/reportsText.ts';

/** The reports in card order, each with its own menu key (specification 6). */
export const REPORTS = perLanguage(
  () =>
    ({
      statement: { title: reportsText('reports.currentStatement'), menuKey: 'CurrentStatement' },
      orderGuideList: { title: reportsText('reports.orderGuideList'), menuKey: 'OrderGuideList' },
      productList: { title: reportsText('reports.productList'), menuKey: 'ProductList' },
      priceList: { title: reportsText('reports.productPriceList'), menuKey: 'ProductPriceList' },
      quoteSheet: { title: reportsText('reports.quoteSheet'), menuKey: 'QuoteSheet' },
    }) as const satisfies Readonly<Record<string, { title: string; menuKey: MenuKey }>>,
);

export type ReportKind = keyof typeof REPORTS;

export const REPORT_KINDS = Object.keys(REPORTS) as readonly ReportKind[];

export type ReportFormat = 'pdf' | 'csv';
