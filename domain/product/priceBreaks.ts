import type { PriceBreak } from './price.ts';

/** A price of one price unit in a list. Days are inclusive, in the shop's time zone; null is open. */
export interface ListedPrice extends PriceBreak {
  /** The price is in the customer's contract, else in the price list. */
  isContract: boolean;
  from: string | null;
  to: string | null;
}

function isEffective({ from, to }: Pick<ListedPrice, 'from' | 'to'>, day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

/**
 * The prices of one price unit on a day, by rising quantity and falling price. A contract price from any quantity on
 * replaces the price list; otherwise the lower price of both counts. Unless the site sells at 0, a price of 0 counts
 * only where there is no other one (readings 139).
 */
export function breaksOn(
  prices: readonly ListedPrice[],
  { day, sellsAtZero }: { day: string; sellsAtZero: boolean },
): PriceBreak[] {
  const effective = prices.filter((price) => isEffective(price, day));
  const isReplaced = effective.some(({ isContract, fromQuantity }) => isContract && fromQuantity === 0);
  const counted = isReplaced ? effective.filter(({ isContract }) => isContract) : effective;
  const cost = (price: number) => (price === 0 && !sellsAtZero ? Number.POSITIVE_INFINITY : price);
  const breaks: PriceBreak[] = [];
  for (const { fromQuantity, price } of counted.toSorted(
    (one, other) => one.fromQuantity - other.fromQuantity || cost(one.price) - cost(other.price),
  )) {
    const last = breaks.at(-1);
    if (!last || cost(price) < cost(last.price)) breaks.push({ fromQuantity, price });
  }
  return breaks;
}
