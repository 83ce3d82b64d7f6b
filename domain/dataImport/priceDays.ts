import { formatDate } from '../formatDate.ts';
import { dataImportText } from '../texts/dataImportText.ts';

/** The days of a price, both included; null is open. */
export interface PriceDays {
  from: string | null;
  to: string | null;
}

/** `from 12/01/2026 to 12/31/2026` */
export function priceDaysText({ from, to }: PriceDays): string {
  if (from === null && to === null) return dataImportText('prices.allDays');
  if (to === null) return dataImportText('prices.since', { from: formatDate(from) });
  if (from === null) return dataImportText('prices.until', { to: formatDate(to) });
  return dataImportText('prices.days', { from: formatDate(from), to: formatDate(to) });
}

function startsWithin(one: PriceDays, other: PriceDays): boolean {
  return other.to === null || one.from === null || one.from <= other.to;
}

export function overlaps(one: PriceDays, other: PriceDays): boolean {
  return startsWithin(one, other) && startsWithin(other, one);
}

export interface PriceChange {
  stored: PriceDays | null;
  /** Null removes the price; undefined leaves it as it is stored. */
  wanted?: PriceDays | null;
}

/**
 * The changes that overlap another price of the same unit and quantity, with its days. Of two changes, the later one is
 * refused. A refused change leaves its stored price, which refuses the changes that counted on its end.
 */
export function overlappingPrices<Price extends PriceChange>(prices: readonly Price[]): Map<Price, PriceDays> {
  const refused = new Map<Price, PriceDays>();
  const accepted = new Map<Price, PriceDays>();
  const isChange = ({ wanted }: Price) => wanted !== undefined;
  const otherThan = (days: PriceDays) => [...accepted].find(([, others]) => overlaps(days, others));
  const refuse = (price: Price, others: PriceDays) => {
    refused.set(price, others);
    accepted.delete(price);
    const { stored } = price;
    if (!stored) return;
    for (const [other, days] of [...accepted]) if (isChange(other) && overlaps(stored, days)) refuse(other, stored);
    accepted.set(price, stored);
  };
  for (const price of prices) if (!isChange(price) && price.stored) accepted.set(price, price.stored);
  for (const price of prices) {
    if (!price.wanted) continue;
    const [, others] = otherThan(price.wanted) ?? [];
    if (others) refuse(price, others);
    else accepted.set(price, price.wanted);
  }
  return refused;
}
