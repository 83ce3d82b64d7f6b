import { decimal } from '../decimal.ts';
import { formatQuantity } from '../quantity.ts';
import { stockConversion } from '../units.ts';
import { stockUnitOf } from './pack.ts';
import type { Uncommitted } from './price.ts';
import { defaultSellUnit, type Product } from './product.ts';

/**
 * What can still be promised, told in a unit of the product (by default the one it is bought in): `7 CS`, whole ones alone. What
 * is less than a whole one is told in the stock unit: `5 EA`.
 */
export function stockText(
  product: Pick<Product, 'sellBys' | 'priceBys' | 'defaultQuantity' | 'pricingUM'>,
  { uncommitted_Stk }: Pick<Uncommitted, 'uncommitted_Stk'>,
  unit: string = defaultSellUnit(product) ?? product.pricingUM,
): string {
  const stock = decimal(Math.max(0, uncommitted_Stk));
  const perUnit = stockConversion(product, unit);
  const stockUnit = stockUnitOf(product) ?? unit;
  if (!perUnit?.isPositive() || perUnit.isZero()) return `${formatQuantity(stock)} ${stockUnit}`;
  const whole = stock.div(perUnit).floor();
  return whole.isZero() && !stock.isZero() && stockUnit !== unit
    ? `${formatQuantity(stock)} ${stockUnit}`
    : `${formatQuantity(whole)} ${unit}`;
}
