import { type Static, Type } from 'typebox';
import { formatDate } from '../formatDate.ts';
import { formatPricePer } from '../money.ts';
import { formatQuantity } from '../quantity.ts';
import { recordOf } from '../schema/record.ts';
import { shopText } from '../texts/shopText.ts';
import { billedText, hasBilled } from './billed.ts';
import { hasPrice, ProductHistoryRow } from './order.ts';

const sale = ProductHistoryRow.properties;

/**
 * The date, quantity and price of the customer's last purchase of a product (readings 107), and the usual quantity of a
 * year in that unit.
 */
export const LastSale = Type.Object({
  invoiceDate: sale.invoiceDate,
  quantity: sale.quantity,
  unitOfMeasure_SellBy: sale.unitOfMeasure_SellBy,
  billedQuantity: sale.billedQuantity,
  billedUnit: sale.billedUnit,
  price: sale.price,
  unitOfMeasure_Prc: sale.unitOfMeasure_Prc,
  usualQuantity: Type.Union([Type.Number(), Type.Null()]),
});
export type LastSale = Static<typeof LastSale>;

/** product key → its last sale; products that were never bought are absent. */
export const LastSales = recordOf('^[0-9]+$', LastSale);
export type LastSales = Static<typeof LastSales>;

/**
 * `MM/dd/yyyy qty unit`, with the billed quantity if it was weighed, and `at $price / price unit`; the second is absent
 * while pricing is hidden (readings 23).
 */
export function lastSaleParts(sale: LastSale, hidePricing: boolean): [bought: string, price?: string] {
  const sold = `${formatDate(sale.invoiceDate)} ${formatQuantity(sale.quantity)} ${sale.unitOfMeasure_SellBy}`;
  const bought = hasBilled(sale) ? `${sold} (${billedText(sale.billedQuantity, sale.billedUnit)})` : sold;
  return !hidePricing && hasPrice(sale)
    ? [bought, shopText('product.atPrice', { price: formatPricePer(sale.price, sale.unitOfMeasure_Prc) })]
    : [bought];
}
