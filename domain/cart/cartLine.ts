import { type Decimal, ZERO } from '../decimal.ts';
import { MONEY_PLACES } from '../money.ts';
import { extension, isEstimated, OVERRIDE_PRICE_PLACES } from '../product/pricing.ts';
import { conversionFactor, convert, shownFactor } from '../product/units.ts';
import { QUANTITY_PLACES } from '../quantity.ts';
import type { CartLine } from './cart.ts';
import { type CartProduct, isOnCall, type KeptLine, ownPriceOf, unitPriceOf } from './keptLine.ts';

const CASE = 'CS';

/** The quantity in cases, two decimals; 0 for a product without cases. */
export function caseQuantity(
  line: Pick<KeptLine, 'unit' | 'quantity'>,
  product: Pick<CartProduct, 'sellBys' | 'priceBys'>,
): Decimal {
  const factor = conversionFactor(product, line.unit, CASE);
  if (!factor) return ZERO;
  return convert(line.quantity, factor).toDecimalPlaces(QUANTITY_PLACES);
}

function movedTo({ shownUnitPrice: from, overridePrice }: KeptLine, to: Decimal | null) {
  return overridePrice || !from || !to || from.equals(to) ? null : { from, to };
}

/**
 * The price last shown, if the product's own price has changed since; null when it has not, or when the price is
 * overridden.
 */
export function movedPrice(line: KeptLine, product: CartProduct): { from: Decimal; to: Decimal } | null {
  return movedTo(line, unitPriceOf(line, product));
}

function numberOf(value: Decimal | null | undefined): number | null {
  return value ? Number(value.toFixed(OVERRIDE_PRICE_PLACES)) : null;
}

/** The line in API form, at today's price, without prices while pricing is hidden. */
export function cartLine(line: KeptLine, product: CartProduct, options: { hidePricing: boolean }): CartLine {
  const factor = conversionFactor(product, line.unit, line.priceUnit);
  const price = line.overridePrice ?? ownPriceOf(line, product);
  const isAtZero = line.overridePrice === null && isOnCall(price, product);
  const unitPrice = numberOf(price);
  const amount = isAtZero ? ZERO : price && factor && extension(line.quantity, factor, price);
  return {
    id: line.id ?? 0,
    productKey: line.productKey,
    unitOfMeasure: line.unit,
    orderQuantity: Number(line.quantity.toFixed(QUANTITY_PLACES)),
    unitOfMeasure_Prc: line.priceUnit,
    productText1: line.productText1,
    productText2: line.productText2,
    caseQuantity: Number(caseQuantity(line, product).toFixed(QUANTITY_PLACES)),
    priceConversion: factor ? shownFactor(factor).toNumber() : 0,
    isOverridePrice: line.overridePrice !== null,
    isEstimate: isEstimated(product, line.unit, line.priceUnit),
    ...(typeof line.place === 'number' && { place: line.place }),
    ...(options.hidePricing
      ? {}
      : {
          overridePrice: numberOf(line.overridePrice),
          ...(unitPrice === null ? {} : { unitPrice }),
          ...(amount ? { extension: Number(amount.toFixed(MONEY_PLACES)) } : {}),
          previousUnitPrice: numberOf(movedTo(line, isAtZero ? null : price)?.from),
        }),
  };
}
