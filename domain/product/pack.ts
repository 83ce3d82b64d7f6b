import { decimal } from '../decimal.ts';
import { readable } from '../formatNumber.ts';
import type { PriceBy, Product, SellBy } from './product.ts';

type Unit = Pick<SellBy | PriceBy, 'unitOfMeasure' | 'stockConversion'>;

/** The unit in which the others are counted; null for a product without one. */
export function stockUnitOf({ sellBys, priceBys }: Pick<Product, 'sellBys' | 'priceBys'>): string | null {
  return [...sellBys, ...priceBys].find(({ stockConversion }) => stockConversion === 1)?.unitOfMeasure ?? null;
}

/** Counted pieces need no unit: `CS of 100`. */
const PIECE = 'EA';

/**
 * A unit with its number of stock units: `CS of 100`, `CS of 40 LB`; a unit with one stock unit or less is only its
 * name. A fraction is an average (readings 50): `CS · 71.25 LB avg`.
 */
export function packText({ unitOfMeasure, stockConversion }: Unit, stockUnit: string | null): string {
  if (stockConversion <= 1) return unitOfMeasure;
  const holds = readable(decimal(stockConversion).toString());
  const amount = stockUnit === null || stockUnit === PIECE ? holds : `${holds} ${stockUnit}`;
  return Number.isInteger(stockConversion) ? `${unitOfMeasure} of ${amount}` : `${unitOfMeasure} · ${amount} avg`;
}

/** The largest pack that the product is sold in. */
export function packSize(product: Pick<Product, 'sellBys' | 'priceBys'>): string {
  const [first, ...rest] = product.sellBys;
  const stockUnit = stockUnitOf(product);
  if (!first) return stockUnit ?? '';
  const largest = rest.reduce((best, unit) => (unit.stockConversion > best.stockConversion ? unit : best), first);
  return packText(largest, stockUnit);
}
