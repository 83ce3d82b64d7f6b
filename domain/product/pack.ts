import { decimal } from '../decimal.ts';
import { readable } from '../formatNumber.ts';
import { shopText } from '../texts/shopText.ts';
import type { Product } from './product.ts';
import type { Conversion } from './units.ts';

export function stockUnitIn(units: readonly Conversion[]): string | null {
  const isOne = ({ stockConversion, exactConversion }: Conversion) => stockConversion === 1 && !exactConversion;
  return units.find(isOne)?.unitOfMeasure ?? null;
}

/** The unit in which the others are counted; null for a product without one. */
export function stockUnitOf({ sellBys, priceBys }: Pick<Product, 'sellBys' | 'priceBys'>): string | null {
  return stockUnitIn([...sellBys, ...priceBys]);
}

/** Counted pieces need no unit: `CS of 100`. */
const PIECE = 'EA';

/**
 * A unit with its number of stock units: `CS of 100`, `CS of 40 LB`; a unit with one stock unit or less is only its
 * name. One with decimals is an average (readings 50): `CS · 71.25 LB avg`.
 */
export function packText(
  { unitOfMeasure, stockConversion, exactConversion }: Conversion,
  stockUnit: string | null,
): string {
  if (stockConversion <= 1) return unitOfMeasure;
  const holds = readable(decimal(stockConversion).toString());
  const amount = stockUnit === null || stockUnit === PIECE ? holds : `${holds} ${stockUnit}`;
  return exactConversion || Number.isInteger(stockConversion)
    ? shopText('product.pack', { unit: unitOfMeasure, amount })
    : shopText('product.averagePack', { unit: unitOfMeasure, amount });
}

/** The largest pack that the product is sold in. */
export function packSize(product: Pick<Product, 'sellBys' | 'priceBys'>): string {
  const [first, ...rest] = product.sellBys;
  const stockUnit = stockUnitOf(product);
  if (!first) return stockUnit ?? '';
  const largest = rest.reduce((best, unit) => (unit.stockConversion > best.stockConversion ? unit : best), first);
  return packText(largest, stockUnit);
}
