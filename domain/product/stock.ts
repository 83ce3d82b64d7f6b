import { type Decimal, decimal } from '../decimal.ts';
import { formatQuantity } from '../quantity.ts';
import { shopText } from '../texts/shopText.ts';
import { stockUnitOf } from './pack.ts';
import type { Uncommitted } from './price.ts';
import { defaultSellUnit, type Product } from './product.ts';
import { convert, stockConversion } from './units.ts';

type Stocked = Pick<Product, 'sellBys' | 'priceBys' | 'defaultQuantity' | 'pricingUM'>;
type Stock = Pick<Uncommitted, 'uncommitted_Stk'>;

/**
 * The quantity available to promise in a unit of the product (the default sell unit unless given), whole units only: `7
 * CS`. Less than a whole unit is given in the stock unit: `5 EA`.
 */
export function stockText(
  product: Stocked,
  { uncommitted_Stk }: Stock,
  unit: string = defaultSellUnit(product) ?? product.pricingUM,
): string {
  const stock = decimal(Math.max(0, uncommitted_Stk));
  const perUnit = stockConversion(product, unit);
  const stockUnit = stockUnitOf(product) ?? unit;
  if (!perUnit || perUnit.numerator.lte(0)) return `${formatQuantity(stock)} ${stockUnit}`;
  const whole = convert(stock, { numerator: perUnit.denominator, denominator: perUnit.numerator }).floor();
  return whole.isZero() && !stock.isZero() && stockUnit !== unit
    ? `${formatQuantity(stock)} ${stockUnit}`
    : `${formatQuantity(whole)} ${unit}`;
}

/** The stock is not available to promise (readings 49). The product can still be ordered. */
export function isOutOfStock({ uncommitted_Stk }: Stock): boolean {
  return uncommitted_Stk <= 0;
}

/** The stock text beside a product. */
export function stockHint(product: Stocked, stock: Stock): string {
  return isOutOfStock(stock)
    ? shopText('products.outOfStock')
    : shopText('products.inStock', { available: stockText(product, stock) });
}

/**
 * The text of a line that asks for more than the available stock; null when there is enough, or when the stock is
 * unknown. It never blocks.
 */
export function stockShortage(
  product: Stocked,
  { quantity, unit }: { quantity: Decimal; unit: string },
  stock: Stock | null | undefined,
): string | null {
  if (!stock) return null;
  if (isOutOfStock(stock)) return shopText('products.outOfStock');
  const perUnit = stockConversion(product, unit);
  if (!perUnit || convert(quantity, perUnit).lte(stock.uncommitted_Stk)) return null;
  return shopText('cart.exceedsStock', { available: stockText(product, stock, unit) });
}
