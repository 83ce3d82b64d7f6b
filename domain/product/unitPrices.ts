import { type Decimal, decimal } from '../decimal.ts';
import { packText, stockUnitOf } from './pack.ts';
import { packInName } from './packInName.ts';
import type { PriceBreak, Prices } from './price.ts';
import { priceAt } from './priceAt.ts';
import { isEstimated } from './pricing.ts';
import { type Product, sellBy } from './product.ts';
import { conversionFactor, convert } from './units.ts';

/** The price of one unit; null while it is unknown. */
export interface UnitPrice {
  unit: string;
  /** The unit with its contents: `CS of 24`. */
  pack: string;
  price: Decimal | null;
  /** The content is an average, not an exact number. */
  isEstimate: boolean;
  /** Lower prices of larger quantities of the unit. */
  breaks: readonly PriceBreak[];
}

const POUND = 'LB';
/** `6/5 LB` or `5 LB` */
const POUNDS = /^(?:(?<count>\d+)\/)?(?<each>\d+(?:\.\d+)?) LB$/;

/** The product's own price when it is priced by the unit, else the unit's share of its pricing unit. */
function priceBy(product: Product, unit: string, prices: Prices): Decimal | null {
  const own = priceAt(prices[unit]);
  if (own) return own;
  const price = priceAt(prices[product.pricingUM]);
  const factor = conversionFactor(product, unit, product.pricingUM);
  return price && factor ? convert(price, factor) : null;
}

function breaksBy(unit: string, prices: Prices): readonly PriceBreak[] {
  const pricing = prices[unit];
  return typeof pricing === 'object' ? pricing.filter(({ fromQuantity }) => fromQuantity > 1) : [];
}

/**
 * The unit whose weight in pounds the name gives: `6/5 LB` is that of the unit that contains six, `5 LB` that of the
 * only unit.
 */
function weightInName({ description, sellBys }: Product): { unit: string; pounds: Decimal } | null {
  const { count, each } = POUNDS.exec(packInName(description) ?? '')?.groups ?? {};
  if (each === undefined) return null;
  const [only] = sellBys;
  const unit = count === undefined && sellBys.length === 1 ? only : undefined;
  const weighed = unit ?? sellBys.find(({ stockConversion }) => stockConversion === Number(count));
  return weighed ? { unit: weighed.unitOfMeasure, pounds: decimal(each).times(count ?? 1) } : null;
}

function poundPrice(product: Product, prices: Prices): UnitPrice | null {
  const { priceBys, pricingUM } = product;
  if (sellBy(product, POUND)) return null;
  if (priceBys.some(({ unitOfMeasure }) => unitOfMeasure === POUND)) {
    const isOwn = prices[POUND] !== undefined;
    const isEstimate = !isOwn && isEstimated(product, POUND, pricingUM);
    return {
      unit: POUND,
      pack: POUND,
      price: priceBy(product, POUND, prices),
      isEstimate,
      breaks: breaksBy(POUND, prices),
    };
  }
  const weight = weightInName(product);
  if (!weight || weight.pounds.isZero()) return null;
  const price = priceBy(product, weight.unit, prices)?.div(weight.pounds) ?? null;
  return { unit: POUND, pack: POUND, price, isEstimate: false, breaks: [] };
}

/** The product's price by each sell unit, and per pound when its weight is known. */
export function unitPrices(product: Product, prices: Prices): UnitPrice[] {
  const sold = product.sellBys.map((unit) => ({
    unit: unit.unitOfMeasure,
    pack: packText(unit, stockUnitOf(product)),
    price: priceBy(product, unit.unitOfMeasure, prices),
    isEstimate: prices[unit.unitOfMeasure] === undefined && isEstimated(product, unit.unitOfMeasure, product.pricingUM),
    breaks: breaksBy(unit.unitOfMeasure, prices),
  }));
  const pound = poundPrice(product, prices);
  return pound ? [...sold, pound] : sold;
}
