import { type Decimal, readDecimal } from '#domain/decimal.ts';
import { roundMoney } from '#domain/money.ts';
import { QUANTITY_PLACES } from '#domain/quantity.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import type { OrderedItem } from '../cxml/cxmlRequest.ts';

/** More decimals than any system sends; further ones are rounded here. */
const PLACES = 20;

const numberIn = (text: string) => readDecimal(text, PLACES);

/**
 * Why the numbers of a line are not plausible, a sentence each. A missing or unreadable quantity is refused with the
 * line.
 */
export function numberProblems({ price, quantity }: Pick<OrderedItem, 'price' | 'quantity'>): string[] {
  const ordered = numberIn(quantity ?? '');
  const isTooFine = ordered !== null && ordered.decimalPlaces() > QUANTITY_PLACES;
  const amount = price && numberIn(price.amount);
  const isPriceUnusable = price !== null && price.amount !== '' && (amount === null || amount.lt(0));
  return [
    ...(isTooFine ? [punchoutText('purchaseOrder.quantityTooFine', { sent: ordered.toFixed() })] : []),
    ...(isPriceUnusable ? [punchoutText('purchaseOrder.priceUnusable', { sent: price.amount })] : []),
    ...(price && !numberIn(price.per)?.gt(0) ? [punchoutText('purchaseOrder.basisUnusable', { sent: price.per })] : []),
  ];
}

/** The line amount that the order states, not rounded; null when it states no price, or 0. */
export function amountNamed({ price, quantity }: OrderedItem): Decimal | null {
  const [amount, per, ordered] = [price?.amount, price?.per, quantity].map((text) => numberIn(text ?? ''));
  return amount?.gt(0) && per?.gt(0) && ordered ? amount.times(ordered).div(per) : null;
}

/** As above, to the cent. */
export function centsNamed(item: OrderedItem): Decimal | null {
  const amount = amountNamed(item);
  return amount && roundMoney(amount);
}
