import type { SentLine } from '../cart/cart.ts';
import {
  chooseSellUnit,
  type LineDraft,
  type LineReading,
  readDraft,
  sentLine,
  settleQuantity,
} from '../cart/lineDraft.ts';
import { quantityProblem } from '../cart/typedQuantity.ts';
import { ZERO } from '../decimal.ts';
import type { GuideProduct } from '../guide/guide.ts';
import { priceAsTyped } from '../money.ts';
import type { Prices } from '../product/price.ts';
import { syncedPriceUnit } from '../product/pricing.ts';
import { defaultSellUnit, type Product, sellBy } from '../product/product.ts';
import { isMultipleOf, parseQuantity, quantityAsTyped } from '../quantity.ts';
import type { UserSettings } from '../settings/settings.ts';
import { shopText } from '../texts/shopText.ts';

/** A line from a paste or an old order. `quantity` is plain decimal text. */
export interface NewEntry {
  productKey: number;
  quantity: string;
  sellUnit: string;
}

/**
 * A line of quick entry. `id` is temporary and negative (specification 3): minus the product key for the product's own
 * row, below `FURTHER_LINES` for further lines of a product. A guide line keeps its quantity when it is added.
 */
export interface EntryLine {
  id: number;
  productKey: number;
  draft: LineDraft;
  isFromGuide: boolean;
  /** Typed by the buyer: leaving the page would lose it. */
  isUnsaved: boolean;
  /** The line was added to the cart or cleared; reloading the guide keeps this state. */
  wasAdded: boolean;
}

/** The fields of a line that the buyer can change. */
export type EntryChange = Partial<Pick<LineDraft, 'quantityText' | 'sellUnit' | 'priceUnit' | 'priceText'>>;

export type EntryRules = Pick<
  UserSettings,
  'orderQuantityRoundingFlag' | 'syncPriceByWithSellByUMFlag' | 'canChangePrice' | 'hidePricing'
>;

/** Ids of further lines of a product are below this one. */
export const FURTHER_LINES = -(2 ** 31);

export function ownLineId(productKey: number): number {
  return -productKey;
}

export function isOwnLine(lineId: number): boolean {
  return lineId > FURTHER_LINES;
}

function draftOf(product: Product | undefined, sellUnit: string, quantityText: string, rules: EntryRules): LineDraft {
  const pricingUnit = product?.pricingUM ?? '';
  const isSynced = product && rules.syncPriceByWithSellByUMFlag;
  const priceUnit = isSynced ? syncedPriceUnit(product, sellUnit, pricingUnit) : pricingUnit;
  return { quantityText, sellUnit, priceUnit, priceText: null, note1: '', note2: '' };
}

/** The empty row of a product: no quantity, its default unit. */
export function emptyLine(product: Product, rules: EntryRules): EntryLine {
  return {
    id: ownLineId(product.productKey),
    productKey: product.productKey,
    draft: draftOf(product, defaultSellUnit(product) ?? '', '', rules),
    isFromGuide: false,
    isUnsaved: false,
    wasAdded: false,
  };
}

/** A product of a guide with the guide's quantity, unit and price; the unit stays even when it is no longer sold. */
export function guideLine(line: GuideProduct, product: Product, rules: EntryRules): EntryLine {
  const quantityText = line.orderQuantity > 0 ? quantityAsTyped(line.orderQuantity) : '';
  const draft = draftOf(product, line.unitOfMeasure || (defaultSellUnit(product) ?? ''), quantityText, rules);
  const isPriced = rules.canChangePrice && !rules.hidePricing;
  return {
    ...emptyLine(product, rules),
    draft: {
      ...draft,
      priceUnit: line.unitOfMeasure_Prc ?? draft.priceUnit,
      priceText: isPriced && line.overridePrice !== null ? priceAsTyped(line.overridePrice) : null,
    },
    isFromGuide: true,
  };
}

export function newLine(id: number, entry: NewEntry, product: Product | undefined, rules: EntryRules): EntryLine {
  const { productKey, quantity, sellUnit } = entry;
  const draft = draftOf(product, sellUnit, quantity, rules);
  return { id, productKey, draft, isFromGuide: false, isUnsaved: true, wasAdded: false };
}

/** The line after the buyer's change; another sell unit also sets the price unit where the site is configured so. */
export function changeLine(line: EntryLine, change: EntryChange, product: Product, rules: EntryRules): EntryLine {
  const { sellUnit, priceUnit, ...typed } = change;
  const withUnit = sellUnit === undefined ? line.draft : chooseSellUnit(line.draft, product, rules, sellUnit);
  const withUnits =
    priceUnit === undefined || priceUnit === withUnit.priceUnit
      ? withUnit
      : { ...withUnit, priceUnit, priceText: null };
  return { ...line, draft: { ...withUnits, ...typed }, isUnsaved: true, wasAdded: false };
}

/**
 * A line after one of its fields lost focus. `adjustment` explains the change when the number now differs from the
 * typed one.
 */
export interface SettledLine {
  line: EntryLine;
  adjustment: string | null;
}

/** The quantity field after it lost focus; a text without a digit orders nothing and stays. */
export function settleLine(line: EntryLine, product: Product, rules: EntryRules): SettledLine {
  if (line.draft.quantityText.trim() === '') return { line, adjustment: null };
  const { draft, adjustment } = settleQuantity(line.draft, product, rules);
  const isSame = draft.quantityText === line.draft.quantityText;
  return { line: isSame ? line : { ...line, draft }, adjustment };
}

/** Whether the line orders something: a quantity other than zero, or invalid text. */
export function isEntered({ draft }: EntryLine): boolean {
  const quantity = parseQuantity(draft.quantityText);
  return quantity === null || !quantity.isZero();
}

/** A line's values as numbers, with its error texts; prices are null while unknown or hidden. */
export type EntryReading = LineReading;

export function readEntry(line: EntryLine, product: Product, prices: Prices): EntryReading {
  const reading = readDraft(line.draft, product, prices);
  const unit = sellBy(product, line.draft.sellUnit);
  return {
    ...reading,
    extension: reading.quantityError === null && unit ? reading.extension : null,
    quantityError: quantityError(line.draft.quantityText, unit?.sellByMultiple ?? 0),
    unitError: unit ? reading.unitError : unitError(line, product),
  };
}

/** Quick entry has its own text for multiples (specification 5). */
function quantityError(typed: string, multiple: number): string | null {
  const quantity = parseQuantity(typed);
  if (quantity === null) return quantityProblem(typed);
  return isMultipleOf(quantity, multiple)
    ? null
    : shopText('entry.enterMultiple', { multiple: quantityAsTyped(multiple) });
}

function unitError({ draft }: EntryLine, product: Product): string {
  return product.sellBys.length === 0
    ? shopText('products.noSellUnit')
    : shopText('reasons.sellUnitUnknown', { unit: draft.sellUnit });
}

export function sentEntry(line: EntryLine, product: Product, prices: Prices): SentLine {
  return sentLine(line.draft, product, prices, line.id);
}

/** The unchanged line, for a line that cannot be sent. */
export function unsentEntry({ id, productKey, draft }: EntryLine): SentLine {
  const quantity = parseQuantity(draft.quantityText) ?? ZERO;
  return { id, productKey, unitOfMeasure: draft.sellUnit, orderQuantity: quantity.toString() };
}
