import { type Static, Type } from 'typebox';
import { formatDate } from '../calendar.ts';
import { formatUnitPrice } from '../money.ts';
import { formatQuantity } from '../quantity.ts';
import { ProductHistoryRow } from './order.ts';

/** When, how much and at what price the customer last bought a product (readings 107). `price` is left out while pricing is hidden. */
export const LastSale = Type.Pick(ProductHistoryRow, ['invoiceDate', 'quantity', 'unitOfMeasure_SellBy', 'price']);
export type LastSale = Static<typeof LastSale>;

/** product key → its last sale; a product that was never bought is left out. */
export const LastSales = Type.Record(Type.String({ pattern: '^[0-9]+$' }), LastSale);
export type LastSales = Static<typeof LastSales>;

/** `MM/dd/yyyy qty unit at $price`; the `at ...` tail is dropped while pricing is hidden (readings 23). */
export function lastSaleText(sale: LastSale, hidePricing: boolean): string {
  const bought = `${formatDate(sale.invoiceDate)} ${formatQuantity(sale.quantity)} ${sale.unitOfMeasure_SellBy}`;
  const hasPrice = !hidePricing && sale.price !== undefined && sale.price !== null;
  return hasPrice ? `${bought} at ${formatUnitPrice(sale.price)}` : bought;
}
