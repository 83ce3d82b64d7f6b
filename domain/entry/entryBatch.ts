import type { LineItem, SentLine } from '../cart/cart.ts';
import type { Decimal } from '../decimal.ts';
import type { Lookup } from '../lookup.ts';
import type { Prices } from '../product/price.ts';
import type { Product } from '../product/product.ts';
import { shopText } from '../texts/shopText.ts';
import { type EntryLine, isEntered, readEntry, sentEntry, unsentEntry } from './entryLine.ts';

/** The products of quick entry with today's prices per price unit. */
export interface PricedProducts {
  productByKey: Lookup<Product>;
  pricesOf: (productKey: number) => Prices;
}

/** A line that can be sent, with the unit price it would have in the cart (null while unknown or hidden). */
export interface BatchLine {
  line: EntryLine;
  sent: SentLine;
  unitPrice: Decimal | null;
}

/**
 * The entered lines sorted for sending (specification 4, Quick entry add, step 1). `skipped`: their unit is not valid
 * for the product, or the product is no longer sold; the others are sent without them. `faulty`: a quantity or price
 * that would be refused; nothing is sent until they are corrected.
 */
export interface EntryBatch {
  ready: readonly BatchLine[];
  skipped: readonly LineItem[];
  faulty: readonly LineItem[];
}

/** A line that cannot be sent, with the reason. */
export function failedLine(line: EntryLine, message: string): LineItem {
  return { cartLineItem: unsentEntry(line), isSuccess: false, message, errors: [message] };
}

export function gatherBatch(lines: Iterable<EntryLine>, { productByKey, pricesOf }: PricedProducts): EntryBatch {
  const ready: BatchLine[] = [];
  const skipped: LineItem[] = [];
  const faulty: LineItem[] = [];
  for (const line of lines) {
    if (!isEntered(line)) continue;
    const product = productByKey.get(line.productKey);
    if (!product) {
      skipped.push(failedLine(line, shopText('entry.productGone')));
      continue;
    }
    const prices = pricesOf(line.productKey);
    const { unitError, quantityError, priceError, unitPrice } = readEntry(line, product, prices);
    const fault = quantityError ?? priceError;
    if (unitError !== null) skipped.push(failedLine(line, unitError));
    else if (fault !== null) faulty.push(failedLine(line, fault));
    else ready.push({ line, sent: sentEntry(line, product, prices), unitPrice });
  }
  return { ready, skipped, faulty };
}
