import { type Decimal, ZERO } from '../decimal.ts';
import { MONEY_PLACES, roundMoney } from '../money.ts';

const TRANSFERRED_PLACES = 4;

interface Limits {
  /** Decimals that a price may have. */
  places?: number;
  /** The largest price basis. */
  mostPer?: number;
  /** The shop's own price per unit, used when it yields the extension. */
  usual?: Decimal | null;
}

/** A price for `per` units. */
export interface TransferredPrice {
  price: Decimal;
  per: number;
}

/** A procurement system's extension of a price: rounded to the cent, half away from zero. */
export function transferredExtension({ price, per }: TransferredPrice, quantity: Decimal): Decimal {
  return roundMoney(price.times(quantity).div(per));
}

/** The price with the fewest decimals that gives the extension for this basis; null when there is none. */
function fittingPrice(extension: Decimal, quantity: Decimal, per: number, most: number): Decimal | null {
  const exact = extension.times(per).div(quantity);
  for (let places = Math.min(MONEY_PLACES, most); places <= most; places += 1) {
    const price = exact.toDecimalPlaces(places);
    if (transferredExtension({ price, per }, quantity).equals(extension)) return price;
  }
  return null;
}

/**
 * The price for 1, 10, 100 ... units, the smallest possible basis, that gives the extension to the cent. All prices
 * from `(extension - 0.005) * per / quantity` up to, but not including, `(extension + 0.005) * per / quantity` do; at
 * the latest for a basis above a hundredth of the quantity the bounds are more than 0.0001 apart, and one price between
 * them has 4 decimals.
 *
 * None exists for a quantity of 0 with an extension, and possibly none up to the largest basis. The result is then the
 * nearest price, and its extension is off by at most half a unit of the last decimal for each `per` of the quantity.
 */
export function transferredPrice(
  extension: Decimal,
  quantity: Decimal,
  { places = TRANSFERRED_PLACES, mostPer = Number.POSITIVE_INFINITY, usual = null }: Limits = {},
): TransferredPrice {
  if (quantity.isZero()) return { price: extension.isZero() ? ZERO : roundMoney(extension), per: 1 };
  const isUsual = usual !== null && usual.decimalPlaces() <= places;
  if (isUsual && transferredExtension({ price: usual, per: 1 }, quantity).equals(extension))
    return { price: usual, per: 1 };
  let per = 1;
  for (; ; per *= 10) {
    const price = fittingPrice(extension, quantity, per, places);
    if (price) return { price, per };
    if (per * 10 > mostPer) break;
  }
  return { price: extension.times(per).div(quantity).toDecimalPlaces(places), per };
}
