import { type Decimal, decimal } from '../decimal.ts';
import type { Product } from '../product/product.ts';
import { conversionFactor, convert } from '../product/units.ts';
import { formatQuantity } from '../quantity.ts';
import { cartText } from '../texts/cartText.ts';
import type { LastSale } from './lastSale.ts';

const TIMES_THE_USUAL = 5;
const LARGE_WITHOUT_HISTORY = 1000;

/** An unusual quantity that the buyer confirms once. */
export interface UnusualQuantity {
  /** '60 CS' */
  quantity: string;
  question: string;
}

/**
 * Whether a quantity is unusual for this customer: at least five times the usual one in the same unit, or the last one
 * when there is no usual one; 1,000 or more without any history. Null for a usual one. It needs a confirmation, and is
 * never refused.
 */
export function unusualQuantity(
  product: Pick<Product, 'sellBys' | 'priceBys'>,
  { quantity, unit }: { quantity: Decimal; unit: string },
  lastSale: LastSale | null | undefined,
): UnusualQuantity | null {
  const usual = lastSale ? usualIn(product, unit, lastSale) : null;
  if (quantity.lt(usual?.times(TIMES_THE_USUAL) ?? LARGE_WITHOUT_HISTORY)) return null;
  const asked = `${formatQuantity(quantity)} ${unit}`;
  const question = usual
    ? cartText('cart.quantityUnusual', {
        asked,
        usual: `${formatQuantity(usual)} ${unit}`,
        reference: lastSale?.usualQuantity ? 'usual' : 'lastOrder',
      })
    : cartText('cart.quantityLarge', { asked, large: `${formatQuantity(LARGE_WITHOUT_HISTORY)} ${unit}` });
  return { quantity: asked, question };
}

/** The usual quantity converted to another unit; null for returns, and when the units cannot be converted. */
function usualIn(
  product: Pick<Product, 'sellBys' | 'priceBys'>,
  unit: string,
  { quantity: last, usualQuantity, unitOfMeasure_SellBy }: LastSale,
): Decimal | null {
  const quantity = usualQuantity || last;
  const factor = conversionFactor(product, unitOfMeasure_SellBy, unit);
  if (quantity <= 0 || !factor) return null;
  return convert(decimal(quantity), factor);
}
