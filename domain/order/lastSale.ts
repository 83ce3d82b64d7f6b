import { type Static, Type } from 'typebox';
import { formatDate } from '../calendar.ts';
import { formatPricePer } from '../money.ts';
import { formatQuantity } from '../quantity.ts';
import { hasPrice, ProductHistoryRow } from './order.ts';

/** When, how much and at what price the customer last bought a product (readings 107). */
export const LastSale = Type.Pick(ProductHistoryRow, [
  'invoiceDate',
  'quantity',
  'unitOfMeasure_SellBy',
  'price',
  'unitOfMeasure_Prc',
]);
export type LastSale = Static<typeof LastSale>;

/** product key → its last sale; a product that was never bought is left out. */
export const LastSales = Type.Record(Type.String({ pattern: '^[0-9]+$' }), LastSale);
export type LastSales = Static<typeof LastSales>;

/** `MM/dd/yyyy qty unit` and `at $price / price unit`, of which the second is dropped while pricing is hidden (readings 23). */
export function lastSaleParts(sale: LastSale, hidePricing: boolean): [bought: string, price?: string] {
  const bought = `${formatDate(sale.invoiceDate)} ${formatQuantity(sale.quantity)} ${sale.unitOfMeasure_SellBy}`;
  return !hidePricing && hasPrice(sale)
    ? [bought, `at ${formatPricePer(sale.price, sale.unitOfMeasure_Prc)}`]
    : [bought];
}
