import type { SentLine } from '../cart/cart.ts';
import { type Decimal, decimal } from '../decimal.ts';
import type { Lookup } from '../lookup.ts';
import { defaultPrice } from '../product/defaultPrice.ts';
import type { Prices } from '../product/price.ts';
import { lineExtension, syncedPriceUnit } from '../product/pricing.ts';
import { type Product, sellBy } from '../product/product.ts';
import { conversionFactor, convert } from '../product/units.ts';
import { isMultipleOf, QUANTITY_PLACES, roundToMultiple } from '../quantity.ts';
import type { UserSettings } from '../settings/settings.ts';
import { cartText } from '../texts/cartText.ts';
import { productsText } from '../texts/productsText.ts';
import { shopText } from '../texts/shopText.ts';
import type { LastSale } from './lastSale.ts';
import type { OrderLine } from './order.ts';

/**
 * What can be bought today: the listed products, the categories closed to this customer, and the customer's prices by
 * product and price unit.
 */
export interface Today {
  productByKey: Lookup<Product>;
  excludedCategories: ReadonlySet<string>;
  prices: Readonly<Record<number, Prices>>;
  /** The customer's last purchases of these products, as far as they are known. */
  lastSales: Readonly<Record<number, LastSale>>;
}

export type AgainRules = Pick<
  UserSettings,
  'hidePricing' | 'allowProductTextLines' | 'syncPriceByWithSellByUMFlag' | 'orderQuantityRoundingFlag'
>;

/** A change since a line was ordered. Prices are absent while pricing is hidden. */
export type LineChange =
  | { kind: 'unit'; was: string; units: readonly string[] }
  | { kind: 'quantity'; was: Decimal; now: Decimal; multiple: Decimal }
  | { kind: 'price'; was: Decimal; wasUnit: string; now: Decimal; nowUnit: string }
  | { kind: 'notes' };

/** The cart line that it would become; `unitPrice` is today's, null while pricing is hidden. */
export interface LineOffer {
  quantity: Decimal;
  unit: string;
  priceUnit: string;
  unitPrice: Decimal | null;
  extension: Decimal | null;
}

/** A line of an old order, compared with today. A changed one without an offer waits for a choice of unit. */
export type AgainLine =
  | { kind: 'ready'; offer: LineOffer }
  | { kind: 'changed'; offer: LineOffer | null; changes: readonly LineChange[] }
  | { kind: 'impossible'; reason: string };

/**
 * Every line of an order as it could be ordered today, in line order. `units`: the unit chosen for a line, by line id,
 * when its own is no longer sold. Override prices, and lines that the server would refuse, are not copied.
 */
export function orderAgain(
  lines: readonly OrderLine[],
  today: Today,
  rules: AgainRules,
  units: Readonly<Record<number, string>>,
): AgainLine[] {
  return lines.map((line) => lineAgain(line, today, rules, units[line.id] ?? null));
}

function lineAgain(line: OrderLine, today: Today, rules: AgainRules, chosenUnit: string | null): AgainLine {
  const product = today.productByKey.get(line.productKey);
  if (!product) return { kind: 'impossible', reason: shopText('products.unavailable') };
  const reason = obstacle(line, product, today);
  if (reason !== null) return { kind: 'impossible', reason };
  const unitChange = changeOfUnit(line, product);
  const notesChange = changeOfNotes(line, rules);
  const unit = unitChange === null ? line.unitOfMeasure : chosenUnit;
  if (unit === null || !sellBy(product, unit)) {
    return { kind: 'changed', offer: null, changes: [unitChange, notesChange].filter((change) => change !== null) };
  }
  const offer = offerOf(line, product, today.prices[line.productKey] ?? {}, { unit, rules });
  if (!offer.unitPrice && !rules.hidePricing)
    return { kind: 'impossible', reason: cartText('reasons.noPrice', { unit: offer.priceUnit }) };
  const changes = [unitChange, changeOfQuantity(line, product, offer), changeOfPrice(line, offer), notesChange].filter(
    (change) => change !== null,
  );
  return changes.length === 0 ? { kind: 'ready', offer } : { kind: 'changed', offer, changes };
}

function obstacle({ orderQuantity }: OrderLine, product: Product, { excludedCategories }: Today): string | null {
  if (excludedCategories.has(product.productCategoryCode)) return productsText('categories.excluded');
  if (product.sellBys.length === 0) return shopText('products.noSellUnit');
  return orderQuantity > 0 ? null : cartText('reasons.quantityMissing');
}

function offerOf(
  line: OrderLine,
  product: Product,
  prices: Prices,
  { unit, rules }: { unit: string; rules: AgainRules },
): LineOffer {
  const isPricedSo = product.priceBys.some((priceBy) => priceBy.unitOfMeasure === line.unitOfMeasure_Prc);
  const ownPriceUnit = isPricedSo ? line.unitOfMeasure_Prc : product.pricingUM;
  const isSame = isPricedSo && unit === line.unitOfMeasure;
  const priceUnit =
    rules.syncPriceByWithSellByUMFlag && !isSame ? syncedPriceUnit(product, unit, ownPriceUnit) : ownPriceUnit;
  const quantity = roundToMultiple(wantedQuantity(line, product, unit), multipleOf(product, unit), 'AutoRoundNearest');
  const sold = { quantity, sellUnit: unit, priceUnit };
  const unitPrice = rules.hidePricing ? null : defaultPrice(product, prices, sold);
  const extension = lineExtension(product, { ...sold, unitPrice });
  return { quantity, unit, priceUnit, unitPrice, extension };
}

export function multipleOf(product: Product, unit: string): number {
  return sellBy(product, unit)?.sellByMultiple ?? 0;
}

/** The ordered quantity in another unit: rounded up to whole ones for a larger unit; unchanged for an unknown one. */
function wantedQuantity(line: OrderLine, product: Product, unit: string): Decimal {
  const ordered = decimal(line.orderQuantity);
  const factor = unit === line.unitOfMeasure ? null : conversionFactor(product, line.unitOfMeasure, unit);
  if (!factor) return ordered;
  const wanted = convert(ordered, factor);
  return factor.numerator.lt(factor.denominator) ? wanted.ceil() : wanted.toDecimalPlaces(QUANTITY_PLACES);
}

function changeOfUnit({ unitOfMeasure }: OrderLine, product: Product): LineChange | null {
  if (sellBy(product, unitOfMeasure)) return null;
  return { kind: 'unit', was: unitOfMeasure, units: product.sellBys.map((sold) => sold.unitOfMeasure) };
}

function changeOfQuantity(line: OrderLine, product: Product, offer: LineOffer): LineChange | null {
  const was = wantedQuantity(line, product, offer.unit);
  const multiple = multipleOf(product, offer.unit);
  return isMultipleOf(was, multiple)
    ? null
    : { kind: 'quantity', was, now: offer.quantity, multiple: decimal(multiple) };
}

function changeOfPrice({ unitPrice, unitOfMeasure_Prc }: OrderLine, offer: LineOffer): LineChange | null {
  if (unitPrice === undefined || !offer.unitPrice) return null;
  const was = decimal(unitPrice);
  if (was.equals(offer.unitPrice) && unitOfMeasure_Prc === offer.priceUnit) return null;
  return { kind: 'price', was, wasUnit: unitOfMeasure_Prc, now: offer.unitPrice, nowUnit: offer.priceUnit };
}

function changeOfNotes({ productText1, productText2 }: OrderLine, rules: AgainRules): LineChange | null {
  return (productText1 || productText2) && !rules.allowProductTextLines ? { kind: 'notes' } : null;
}

/** The line to send, at today's price; its `place` in the order identifies it in the response (as the id -1, -2, …). */
export function sentAgain(line: OrderLine, offer: LineOffer, place: number, rules: AgainRules): SentLine {
  return {
    id: -1 - place,
    productKey: line.productKey,
    unitOfMeasure: offer.unit,
    orderQuantity: offer.quantity.toString(),
    unitOfMeasure_Prc: offer.priceUnit,
    ...(rules.allowProductTextLines ? { productText1: line.productText1, productText2: line.productText2 } : {}),
  };
}

/** The place in the order that a line of `sentAgain` carries. */
export function placeOfSent({ id = 0 }: Pick<SentLine, 'id'>): number {
  return -1 - id;
}
