import { Decimal, readDecimal } from '../decimal.ts';
import { plainText } from '../plainText.ts';
import { OVERRIDE_PRICE_PLACES, overrideOf } from '../product/pricing.ts';
import { EXCLUDED_PRODUCT_KEY, sellBy } from '../product/product.ts';
import { acceptQuantity, isMultipleOf, QUANTITY_PLACES, quantityAsTyped } from '../quantity.ts';
import type { Reason } from '../refusal/coded.ts';
import type { UserSettings } from '../settings/settings.ts';
import { cartText } from '../texts/cartText.ts';
import { productsText } from '../texts/productsText.ts';
import { shopText } from '../texts/shopText.ts';
import { LINE_NOTE_LIMIT, type SentLine } from './cart.ts';
import {
  type CartProduct,
  extensionOf,
  isOnCall,
  type KeptLine,
  ownPriceOf,
  shownToday,
  unitPriceOf,
} from './keptLine.ts';
import { reasons } from './reasons.ts';

export type LineRights = Pick<UserSettings, 'canChangePrice' | 'allowProductTextLines' | 'hidePricing'>;

export type Read<T> = { value: T; errors?: never } | { value?: never; errors: Reason[] };

/** Amounts from this one on are refused: a double represents smaller ones exactly with four decimals. */
const AMOUNT_LIMIT = new Decimal(10).pow(10);
const LONGEST_NUMBER = 40;

export const amountTooLarge = (): Reason => ({ code: 'amountTooLarge', text: cartText('reasons.amountTooLarge') });
const priceFixed = (): Reason => ({ code: 'priceFixed', text: cartText('reasons.priceFixed') });
const quantityTooLarge = (): Reason => ({ code: 'quantityTooLarge', text: shopText('reasons.quantityTooLarge') });
const unitsFixed = (): Reason => ({ code: 'unitsFixed', text: cartText('reasons.unitsFixed') });

type Sellable = Pick<CartProduct, 'productKey' | 'isActive' | 'isExcluded' | 'sellBys'>;

/** Why a product cannot be ordered in any unit; null when it can. */
export function productProblem(product: Sellable | undefined): Reason | null {
  if (!product?.isActive || product.productKey === EXCLUDED_PRODUCT_KEY) {
    return { code: 'productUnavailable', text: shopText('products.unavailable') };
  }
  if (product.isExcluded) return { code: 'productExcluded', text: productsText('categories.excluded') };
  return product.sellBys.length === 0 ? { code: 'noSellUnit', text: shopText('products.noSellUnit') } : null;
}

export function sellUnitUnknown(unit: string): Reason {
  return { code: 'sellUnitUnknown', params: { unit }, text: shopText('reasons.sellUnitUnknown', { unit }) };
}

function priceUnitUnknown(unit: string): Reason {
  return { code: 'priceUnitUnknown', params: { unit }, text: cartText('reasons.priceUnitUnknown', { unit }) };
}

function unitProblems(product: CartProduct | undefined, unit: string, priceUnit: string): Reason[] {
  const isPriceUnit = product?.priceBys.some((priceBy) => priceBy.unitOfMeasure === priceUnit);
  return [
    ...(product && sellBy(product, unit) ? [] : [sellUnitUnknown(unit)]),
    ...(isPriceUnit ? [] : [priceUnitUnknown(priceUnit)]),
  ];
}

export function invalidMultiple(quantity: Decimal | number, multiple: number): Reason {
  const params = { quantity: quantityAsTyped(quantity), multiple: quantityAsTyped(multiple) };
  return { code: 'invalidMultiple', params, text: shopText('cart.invalidMultiple', params) };
}

function quantityProblems({ quantity, unit }: KeptLine, product: CartProduct | undefined): Reason[] {
  if (!acceptQuantity(quantity)) return [quantityTooLarge()];
  const multiple = (product && sellBy(product, unit)?.sellByMultiple) ?? 0;
  return isMultipleOf(quantity, multiple) ? [] : [invalidMultiple(quantity, multiple)];
}

function priceProblems(line: KeptLine, product: CartProduct | undefined, rights: LineRights): Reason[] {
  const isOverridden = line.overridePrice !== null;
  if (line.overridePrice?.isNegative()) {
    return [{ code: 'priceNegative', text: cartText('reasons.priceNegative') }];
  }
  if (isOverridden && (!rights.canChangePrice || rights.hidePricing)) return [priceFixed()];
  const ownPrice = ownPriceOf(line, product);
  if (!isOverridden && isOnCall(ownPrice, product)) {
    return [{ code: 'callForPrice', text: shopText('products.callForPrice') }];
  }
  if (!isOverridden && ownPrice === null) {
    const params = { unit: line.priceUnit };
    return [{ code: 'noPrice', params, text: cartText('reasons.noPrice', params) }];
  }
  return extensionOf(line, product)?.gte(AMOUNT_LIMIT) ? [amountTooLarge()] : [];
}

/** The reasons why a line cannot be in a cart or an order today; empty when it can. */
export function lineProblems(line: KeptLine, product: CartProduct | undefined, rights: LineRights): Reason[] {
  const unsellable = productProblem(product);
  if (unsellable !== null) return [unsellable];
  const units = unitProblems(product, line.unit, line.priceUnit);
  if (units.length > 0) return units;
  return [...quantityProblems(line, product), ...priceProblems(line, product, rights)];
}

/** 0 or more, less than 10^7, two decimals; as text only in plain decimal notation. */
export function readQuantityOrNone(sent: number | string): Read<Decimal> {
  const typed = String(sent).slice(0, LONGEST_NUMBER);
  const value = String(sent).length > LONGEST_NUMBER ? null : readDecimal(sent, QUANTITY_PLACES);
  if (!value || value.isNegative()) {
    return {
      errors: [{ code: 'quantityInvalid', params: { typed }, text: shopText('cart.quantityNotANumber', { typed }) }],
    };
  }
  return acceptQuantity(value) ? { value } : { errors: [quantityTooLarge()] };
}

/** As above, and more than 0. */
export function readQuantity(sent: number | string): Read<Decimal> {
  const read = readQuantityOrNone(sent);
  if (!read.value?.isZero()) return read;
  return { errors: [{ code: 'quantityMissing', text: cartText('reasons.quantityMissing') }] };
}

/** The override of a sent price: none when it equals the product's own price today. */
function readOverride(
  sent: SentLine['overridePrice'],
  ownPrice: Decimal | null,
  rights: LineRights,
): Read<Decimal | null> {
  if (sent === null || sent === undefined || sent === '') return { value: null };
  if (rights.hidePricing) return { errors: [priceFixed()] };
  const price = String(sent).length > LONGEST_NUMBER ? null : readDecimal(sent, OVERRIDE_PRICE_PLACES);
  if (!price) return { errors: [{ code: 'priceInvalid', text: shopText('cart.priceNotANumber') }] };
  if (price.gte(AMOUNT_LIMIT)) return { errors: [amountTooLarge()] };
  return { value: overrideOf(price, ownPrice) };
}

function readNote(sent: string | null | undefined, kept: string | null, rights: LineRights): Read<string | null> {
  if (sent === undefined) return { value: kept };
  const note = plainText(sent ?? '') || null;
  if (note === kept) return { value: kept };
  if (note !== null && !rights.allowProductTextLines) {
    return { errors: [{ code: 'notesNotAllowed', text: cartText('reasons.notesNotAllowed') }] };
  }
  if (note !== null && note.length > LINE_NOTE_LIMIT) {
    return { errors: [{ code: 'noteTooLong', params: { limit: LINE_NOTE_LIMIT }, text: reasons.noteTooLong() }] };
  }
  return { value: note };
}

/**
 * The line of a request, or every reason why it is refused. `kept` is the line that it changes: its units stay, absent
 * notes stay, an absent override is removed.
 */
export function readSentLine(
  sent: SentLine,
  kept: KeptLine | null,
  product: CartProduct | undefined,
  rights: LineRights,
): Read<KeptLine> {
  const unsellable = productProblem(product);
  if (unsellable !== null) return { errors: [unsellable] };
  const { productKey, unitOfMeasure: unit } = sent;
  const priceUnit = sent.unitOfMeasure_Prc || (kept?.priceUnit ?? product?.pricingUM ?? '');
  const unitErrors =
    kept && (unit !== kept.unit || priceUnit !== kept.priceUnit)
      ? [unitsFixed()]
      : unitProblems(product, unit, priceUnit);
  const quantity = readQuantity(sent.orderQuantity);
  const ownPrice = quantity.value
    ? unitPriceOf({ quantity: quantity.value, unit, priceUnit, overridePrice: null }, product)
    : null;
  const override = readOverride(sent.overridePrice, ownPrice, rights);
  const note1 = readNote(sent.productText1, kept?.productText1 ?? null, rights);
  const note2 = readNote(sent.productText2, kept?.productText2 ?? null, rights);
  if (quantity.errors || override.errors || note1.errors || note2.errors || unitErrors.length > 0) {
    const errors = [quantity, override, note1, note2].flatMap((part) => part.errors ?? []);
    return { errors: [...new Map([...unitErrors, ...errors].map((error) => [error.text, error])).values()] };
  }
  const line: KeptLine = {
    id: kept?.id ?? null,
    productKey,
    unit,
    priceUnit,
    quantity: quantity.value,
    overridePrice: override.value,
    shownUnitPrice: null,
    productText1: note1.value,
    productText2: note2.value,
    place: (kept ? kept.place : sent.place) ?? null,
  };
  const problems = lineProblems(line, product, rights);
  return problems.length > 0 ? { errors: problems } : { value: shownToday(line, product) };
}
