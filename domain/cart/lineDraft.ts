import { type Decimal, decimal, ZERO } from '../decimal.ts';
import { priceAsTyped } from '../money.ts';
import { defaultPrice } from '../product/defaultPrice.ts';
import type { Prices } from '../product/price.ts';
import {
  exactPrice,
  isEstimated,
  lineExtension,
  overrideOf,
  parsePrice,
  priceDecimals,
  syncedPriceUnit,
} from '../product/pricing.ts';
import { defaultSellUnit, type Product, sellBy } from '../product/product.ts';
import { conversionFactor } from '../product/units.ts';
import { isMultipleOf, parseQuantity, quantityAsTyped } from '../quantity.ts';
import type { UserSettings } from '../settings/settings.ts';
import { shopText } from '../texts/shopText.ts';
import type { CartLine, SentLine } from './cart.ts';
import { caseQuantity } from './cartLine.ts';
import { quantityProblem, settleTyped, stepTyped } from './typedQuantity.ts';

/** A cart line being edited: its fields as displayed text. `priceText` null is the product's own price. */
export interface LineDraft {
  quantityText: string;
  sellUnit: string;
  priceUnit: string;
  priceText: string | null;
  note1: string;
  note2: string;
}

type Rules = Pick<
  UserSettings,
  'orderQuantityRoundingFlag' | 'syncPriceByWithSellByUMFlag' | 'canChangePrice' | 'hidePricing'
>;

/** The initial draft of a new line; null for a product without sell units. */
export function newDraft(product: Product, settings: Rules): LineDraft | null {
  const sellUnit = defaultSellUnit(product);
  if (sellUnit === null) return null;
  const priceUnit = settings.syncPriceByWithSellByUMFlag
    ? syncedPriceUnit(product, sellUnit, product.pricingUM)
    : product.pricingUM;
  const quantity = decimal(product.defaultQuantity.orderQuantity || 1);
  const multiple = sellBy(product, sellUnit)?.sellByMultiple ?? 0;
  return {
    quantityText: quantityAsTyped(isMultipleOf(quantity, multiple) ? quantity : decimal(multiple)),
    sellUnit,
    priceUnit,
    priceText: null,
    note1: '',
    note2: '',
  };
}

export function draftOfLine(line: CartLine): LineDraft {
  return {
    quantityText: quantityAsTyped(line.orderQuantity),
    sellUnit: line.unitOfMeasure,
    priceUnit: line.unitOfMeasure_Prc,
    priceText: line.isOverridePrice && line.unitPrice !== undefined ? priceAsTyped(line.unitPrice) : null,
    note1: line.productText1 ?? '',
    note2: line.productText2 ?? '',
  };
}

export function chooseSellUnit(draft: LineDraft, product: Product, settings: Rules, sellUnit: string): LineDraft {
  const priceUnit = settings.syncPriceByWithSellByUMFlag
    ? syncedPriceUnit(product, sellUnit, draft.priceUnit)
    : draft.priceUnit;
  return { ...draft, sellUnit, priceUnit, priceText: priceUnit === draft.priceUnit ? draft.priceText : null };
}

/**
 * A draft after one of its fields lost focus. `adjustment` explains the change when the number now differs from the
 * typed one.
 */
export interface SettledDraft {
  draft: LineDraft;
  adjustment: string | null;
}

function multipleOf(draft: LineDraft, product: Product): number {
  return sellBy(product, draft.sellUnit)?.sellByMultiple ?? 0;
}

/** The quantity field after it lost focus: normalized, and rounded to a multiple where the site rounds. */
export function settleQuantity(draft: LineDraft, product: Product, settings: Rules): SettledDraft {
  const flag = settings.orderQuantityRoundingFlag;
  const { text, adjustment } = settleTyped(draft.quantityText, multipleOf(draft, product), flag);
  return { draft: { ...draft, quantityText: text }, adjustment };
}

/** The quantity field after minus, plus or an arrow key. */
export function stepQuantity(draft: LineDraft, product: Product, direction: 'up' | 'down'): LineDraft {
  return { ...draft, quantityText: stepTyped(draft.quantityText, multipleOf(draft, product), direction) };
}

/**
 * A typed price as it is sent; null when it equals the product's own price. A typed 0 is always an override (readings
 * 139).
 */
function typedOverride(price: Decimal, ownPrice: Decimal | null): Decimal | null {
  return price.isZero() ? ZERO : overrideOf(price, ownPrice);
}

/**
 * The price field after it lost focus, with the decimals of its unit. The product's own price, typed again, is no
 * override.
 */
export function settlePrice(draft: LineDraft, product: Product, prices: Prices): SettledDraft {
  const { priceText, priceUnit } = draft;
  const typed = priceText === null ? null : exactPrice(priceText);
  if (!typed) return { draft, adjustment: null };
  const places = priceDecimals(product, priceUnit);
  const price = typed.toDecimalPlaces(places);
  const override = typedOverride(price, ownPriceOf(draft, product, prices));
  return {
    draft: { ...draft, priceText: override && priceAsTyped(override) },
    adjustment: price.equals(typed)
      ? null
      : shopText('cart.priceRounded', { from: `$${typed}`, to: `$${price}`, unit: priceUnit, decimals: places }),
  };
}

function ownPriceOf(draft: LineDraft, product: Product, prices: Prices): Decimal | null {
  return defaultPrice(product, prices, { ...draft, quantity: parseQuantity(draft.quantityText) ?? ZERO });
}

/** The dialog's view of a draft: its values as numbers, its error texts, and whether it can be saved. */
export interface LineReading {
  quantity: Decimal;
  unitPrice: Decimal | null;
  isOverride: boolean;
  extension: Decimal | null;
  isEstimate: boolean;
  quantityError: string | null;
  /** The sell unit and the price unit cannot be converted into each other. */
  unitError: string | null;
  priceError: string | null;
  /** An override of 0 is allowed, with a warning (readings 47). */
  priceWarning: string | null;
}

export function readDraft(draft: LineDraft, product: Product, prices: Prices): LineReading {
  const quantity = parseQuantity(draft.quantityText);
  const ownPrice = ownPriceOf(draft, product, prices);
  const typedPrice = draft.priceText === null ? null : parsePrice(draft.priceText);
  const unitPrice = draft.priceText === null ? ownPrice : typedPrice;
  const isOverride = typedPrice !== null && typedOverride(typedPrice, ownPrice) !== null;
  return {
    quantity: quantity ?? ZERO,
    unitPrice,
    isOverride,
    extension: quantity && lineExtension(product, { quantity, ...draft, unitPrice }),
    isEstimate: isEstimated(product, draft.sellUnit, draft.priceUnit),
    quantityError: quantityProblem(draft.quantityText) ?? multipleError(quantity ?? ZERO, multipleOf(draft, product)),
    unitError: mismatch(draft, product),
    priceError: draft.priceText !== null && typedPrice === null ? shopText('cart.priceNotANumber') : null,
    priceWarning: isOverride && typedPrice.isZero() ? shopText('cart.priceOfNothing') : null,
  };
}

/** Specification 5: converting between different units raises a unit-mismatch error. */
function mismatch({ sellUnit, priceUnit }: LineDraft, product: Product): string | null {
  const isConverted = sellUnit === priceUnit || conversionFactor(product, sellUnit, priceUnit) !== null;
  return isConverted || priceUnit === '' ? null : shopText('cart.unitMismatch', { from: sellUnit, to: priceUnit });
}

function multipleError(quantity: Decimal, multiple: number): string | null {
  if (isMultipleOf(quantity, multiple)) return null;
  return shopText('cart.invalidMultiple', { quantity: quantityAsTyped(quantity), multiple: quantityAsTyped(multiple) });
}

/** The line to send; its numbers as exact decimal text. */
export function sentLine(draft: LineDraft, product: Product, prices: Prices, id: number): SentLine {
  const { quantity, unitPrice, isOverride } = readDraft(draft, product, prices);
  return {
    id,
    productKey: product.productKey,
    unitOfMeasure: draft.sellUnit,
    orderQuantity: quantity.toString(),
    unitOfMeasure_Prc: draft.priceUnit,
    ...(isOverride && unitPrice ? { overridePrice: unitPrice.toString() } : {}),
    productText1: draft.note1.trim() || null,
    productText2: draft.note2.trim() || null,
    caseQuantity: caseQuantity({ unit: draft.sellUnit, quantity }, product).toString(),
  };
}
