import type { Lookup } from '../lookup.ts';
import { EXCLUDED_PRODUCT_KEY } from '../product/product.ts';
import type { Finder } from '../search/finder.ts';
import { type HistoryListing, type HistoryReading, type HistorySort, listRows } from './historyList.ts';
import type { ProductHistoryRow } from './order.ts';

/** A sold line with its position in the response; an order can contain the same product twice. */
export interface Sale extends ProductHistoryRow {
  place: number;
}

export type SaleColumn = Exclude<
  keyof ProductHistoryRow,
  'productKey' | 'productCode' | 'unitOfMeasure_Prc' | 'billedQuantity' | 'billedUnit'
>;

export const NEWEST_SALE_FIRST: HistorySort<SaleColumn> = { column: 'invoiceDate', direction: 'descending' };

const READING: HistoryReading<Sale> = {
  text: ({ orderNumber, productCode, formattedProductCode, description, type }) =>
    [orderNumber, productCode, formattedProductCode, description, type].join('\n'),
  date: ({ invoiceDate }) => invoiceDate,
};

export function numberSales(rows: readonly ProductHistoryRow[]): Sale[] {
  return rows.map((row, place) => ({ ...row, place }));
}

interface SalesListing extends HistoryListing<SaleColumn> {
  /** The product search, once its index is ready. */
  finder?: (() => Finder | null) | undefined;
}

/**
 * The sold lines that match the query by order, product code (in both forms), description or type, or by product
 * search, invoiced in the period.
 */
export function listSales(rows: readonly Sale[], { finder, ...listing }: SalesListing): Sale[] {
  const prepared = finder?.();
  if (!prepared) return listRows(rows, listing, READING);
  const { products } = prepared;
  const { scores } = prepared.find(listing.query, { among: () => true, isLiteral: true });
  return listRows(rows, listing, READING, ({ productKey }) => scores.has(products.placeOf(productKey) ?? -1));
}

/** Whether the product of a row has a page: it is listed, and not the reserved one. */
export function hasPage({ productKey }: Pick<ProductHistoryRow, 'productKey'>, listed: Lookup<unknown>): boolean {
  return productKey !== EXCLUDED_PRODUCT_KEY && listed.has(productKey);
}
