import { formatDate } from '../calendar.ts';
import { formatUnitPrice } from '../money.ts';
import { formatQuantity } from '../quantity.ts';
import type { ProductHistoryRow } from './order.ts';

/** `MM/dd/yyyy qty unit at $price`; the `at ...` tail is dropped while pricing is hidden (readings 23). */
export function lastSaleText(sale: ProductHistoryRow, hidePricing: boolean): string {
  const bought = `${formatDate(sale.invoiceDate)} ${formatQuantity(sale.quantity)} ${sale.unitOfMeasure_SellBy}`;
  const hasPrice = !hidePricing && sale.price !== undefined && sale.price !== null;
  return hasPrice ? `${bought} at ${formatUnitPrice(sale.price)}` : bought;
}
