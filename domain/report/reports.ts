import type { MenuKey } from '../settings/menu.ts';

/** The reports in the order of their cards, each behind a menu key of its own (specification 6). */
export const REPORTS = {
  statement: { title: 'Current Statement', menuKey: 'CurrentStatement' },
  orderGuideList: { title: 'Order Guide List', menuKey: 'OrderGuideList' },
  productList: { title: 'Product List', menuKey: 'ProductList' },
  priceList: { title: 'Product Price List', menuKey: 'ProductPriceList' },
  quoteSheet: { title: 'Quote Sheet', menuKey: 'QuoteSheet' },
} as const satisfies Readonly<Record<string, { title: string; menuKey: MenuKey }>>;

export type ReportKind = keyof typeof REPORTS;

export const REPORT_KINDS = Object.keys(REPORTS) as readonly ReportKind[];

export type ReportFormat = 'pdf' | 'csv';
