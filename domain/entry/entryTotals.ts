import { caseQuantity } from '../cart/cartLine.ts';
import { type Decimal, ZERO } from '../decimal.ts';
import type { Prices } from '../product/price.ts';
import type { Product } from '../product/product.ts';
import type { PricedProducts } from './entryBatch.ts';
import { type EntryLine, isEntered, readEntry } from './entryLine.ts';

/** Sums over the entered lines; faulty ones count only in `lines`. `extension`: null while no price is known. */
export interface EntryTotals {
  lines: number;
  faulty: number;
  orderQuantity: Decimal;
  caseQuantity: Decimal;
  extension: Decimal | null;
  isEstimate: boolean;
}

const NOTHING: EntryTotals = {
  lines: 0,
  faulty: 0,
  orderQuantity: ZERO,
  caseQuantity: ZERO,
  extension: null,
  isEstimate: false,
};

type Counted = Omit<EntryTotals, 'lines' | 'faulty'>;

/** Lines are immutable, so a line's amount is cached while its prices stay. */
const counted = new WeakMap<EntryLine, { prices: unknown; product: unknown; amounts: Counted | null }>();

function count(line: EntryLine, { productByKey, pricesOf }: PricedProducts): Counted | null {
  const product = productByKey.get(line.productKey);
  const prices = pricesOf(line.productKey);
  const known = counted.get(line);
  if (known && known.prices === prices && known.product === product) return known.amounts;
  const amounts = product ? amountsOf(line, product, prices) : null;
  counted.set(line, { prices, product, amounts });
  return amounts;
}

function amountsOf(line: EntryLine, product: Product, prices: Prices): Counted | null {
  const { quantity, extension, isEstimate, quantityError, priceError, unitError } = readEntry(line, product, prices);
  if (quantityError !== null || priceError !== null || unitError !== null) return null;
  const cases = caseQuantity({ unit: line.draft.sellUnit, quantity }, product);
  return { orderQuantity: quantity, caseQuantity: cases, extension, isEstimate };
}

export function entryTotals(lines: Iterable<EntryLine>, products: PricedProducts): EntryTotals {
  let total: EntryTotals = NOTHING;
  for (const line of lines) {
    if (!isEntered(line)) continue;
    const amounts = count(line, products);
    total = {
      lines: total.lines + 1,
      faulty: total.faulty + (amounts ? 0 : 1),
      orderQuantity: total.orderQuantity.plus(amounts?.orderQuantity ?? ZERO),
      caseQuantity: total.caseQuantity.plus(amounts?.caseQuantity ?? ZERO),
      extension: amounts?.extension ? (total.extension ?? ZERO).plus(amounts.extension) : total.extension,
      isEstimate: total.isEstimate || (amounts?.isEstimate ?? false),
    };
  }
  return total;
}
