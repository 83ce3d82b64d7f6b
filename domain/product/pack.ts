import { decimal } from '../decimal.ts';
import { readable } from '../shownNumber.ts';
import type { PriceBy, Product, SellBy } from './product.ts';

type Unit = Pick<SellBy | PriceBy, 'unitOfMeasure' | 'stockConversion'>;

/** The unit in which the others are counted; null for a product that has none of its own. */
export function stockUnitOf({ sellBys, priceBys }: Pick<Product, 'sellBys' | 'priceBys'>): string | null {
  return [...sellBys, ...priceBys].find(({ stockConversion }) => stockConversion === 1)?.unitOfMeasure ?? null;
}

/** A unit and how many stock units it holds: `CS of 100`; one that holds a single one, or a part of one, is just its name. */
export function packText({ unitOfMeasure, stockConversion }: Unit): string {
  if (stockConversion <= 1) return unitOfMeasure;
  return `${unitOfMeasure} of ${readable(decimal(stockConversion).toString())}`;
}

/** The largest pack that the product is sold in. */
export function packSize({ sellBys, priceBys }: Pick<Product, 'sellBys' | 'priceBys'>): string {
  const [first, ...rest] = sellBys;
  if (!first) return stockUnitOf({ sellBys, priceBys }) ?? '';
  return packText(rest.reduce((best, unit) => (unit.stockConversion > best.stockConversion ? unit : best), first));
}
