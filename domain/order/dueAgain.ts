import { daysBetween } from '../calendar.ts';
import type { DueProduct } from './reorder.ts';

/** One line of an order of this customer, with its order date in the shop's time zone. */
export interface Purchase {
  day: string;
  quantity: number;
  unit: string;
}

export interface PurchasedProduct {
  productKey: number;
  /** In any order. */
  purchases: readonly Purchase[];
}

/** Fewer days than these give no reliable interval. */
export const LEAST_DAYS = 3;
export const DUE_LIMIT = 12;
/** A product that was skipped for this many of its intervals counts as given up, not as due. */
const GIVEN_UP_AFTER = 3;

const ascending = (one: number, other: number) => one - other;

/** The median; the mean of both middle values for an even number. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted(ascending);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}

/** The usual purchase: the median quantity in the last purchased unit, which is one of the real quantities. */
function usualOf(purchases: readonly Purchase[], last: string): Pick<DueProduct, 'quantity' | 'unitOfMeasure'> {
  const unit = purchases.find(({ day }) => day === last)?.unit ?? '';
  const quantities = purchases.filter((one) => one.unit === unit).map(({ quantity }) => quantity);
  const sorted = quantities.toSorted(ascending);
  return { quantity: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, unitOfMeasure: unit };
}

interface Overdue {
  product: DueProduct;
  /** Days since it was due. */
  days: number;
}

function overdue({ productKey, purchases }: PurchasedProduct, today: string): Overdue | null {
  const days = [...new Set(purchases.map(({ day }) => day))].toSorted();
  const last = days.at(-1);
  if (last === undefined || days.length < LEAST_DAYS) return null;
  const everyDays = median(days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day)));
  const passed = daysBetween(last, today);
  if (passed < everyDays || passed > GIVEN_UP_AFTER * everyDays) return null;
  return {
    product: { productKey, last, everyDays: Math.round(everyDays), ...usualOf(purchases, last) },
    days: passed - everyDays,
  };
}

/**
 * Products bought on at least three days whose median interval has passed since the last purchase, the most overdue
 * first.
 */
export function dueAgain(products: readonly PurchasedProduct[], today: string): DueProduct[] {
  return products
    .map((product) => overdue(product, today))
    .filter((found) => found !== null)
    .toSorted((one, other) => other.days - one.days || one.product.productKey - other.product.productKey)
    .slice(0, DUE_LIMIT)
    .map(({ product }) => product);
}
