import { Decimal, decimal } from '../decimal.ts';
import type { Guide } from '../guide/guide.ts';
import { defaultSellUnit, type Product, sellBy } from '../product/product.ts';
import { acceptQuantity, isMultipleOf, quantityAsTyped } from '../quantity.ts';
import { productsText } from '../texts/productsText.ts';
import { shopText } from '../texts/shopText.ts';
import { namesProduct, nearestProducts } from './nearest.ts';
import { nearestUnits, type UnitOffer } from './nearestUnits.ts';
import { isDiscontinued, isKnownCode } from './words/codeShape.ts';
import { QUANTITY_BOUND, type QuantityDoubt, readPastedQuantity } from './words/pastedQuantity.ts';
import { type PasteIndex, productsOfCode } from './words/pasteIndex.ts';
import type { PasteRow } from './words/pasteRow.ts';
import { soldUnit } from './words/unitWords.ts';

/** A quantity of this many times the usual one needs a confirmation. */
const USUAL_TIMES = 50;

/** A line as it would be ordered; quantities are exact decimal text. */
export interface OrderedLine {
  productKey: number;
  unit: string;
  quantity: string;
}

/**
 * The match of a pasted line. Products by key, quantities as plain decimals. `of`: the repeated line, null for one
 * added before. A line is `undecided` until the code column of its table is chosen.
 */
export type LineMatch =
  | ({ kind: 'found'; isDefaultUnit: boolean } & OrderedLine)
  | {
      kind: 'unknown';
      why: 'noCode' | 'noProduct' | 'discontinued' | 'manyProducts' | 'twoCodes';
      code: string;
      nearest: readonly number[];
    }
  | {
      kind: 'unitNotSold';
      productKey: number;
      typed: string;
      choices: readonly string[];
      nearest: readonly UnitOffer[];
    }
  | {
      kind: 'wrongMultiple';
      productKey: number;
      unit: string;
      typed: string;
      multiple: string;
      offers: readonly string[];
    }
  | {
      kind: 'doubtfulQuantity';
      productKey: number;
      unit: string;
      why: QuantityDoubt;
      typed: readonly string[];
      offers: readonly string[];
    }
  | { kind: 'excluded'; productKey: number; reason: string }
  | ({ kind: 'repeated'; isDefaultUnit: boolean; of: number | null } & OrderedLine)
  | ({ kind: 'refused'; reason: string } & OrderedLine)
  | { kind: 'undecided' }
  | { kind: 'notOrderLine'; isHeading: boolean };

/**
 * The buyer's choices for a line; absent ones are as pasted. A quantity that the buyer entered is only checked, without
 * doubts.
 */
export interface Correction {
  code?: string;
  productKey?: number;
  unit?: string;
  quantity?: string;
}

export interface PasteCatalogue {
  index: PasteIndex;
  excludedCategories: ReadonlySet<string>;
  /** Codes, as `codeKey` compares them, that the server has named as no longer sold. */
  discontinued: ReadonlySet<string>;
  /** The quantity that this customer usually buys of a product in a unit, when a guide has one. */
  usual: (productKey: number, unit: string) => number | null;
}

/** The largest quantity that the buyer's guides have for a product and unit. */
export function usualQuantities(guides: readonly Guide[]): PasteCatalogue['usual'] {
  const usual = new Map<string, number>();
  for (const { productKey, unitOfMeasure, orderQuantity } of guides.flatMap((guide) => guide.products)) {
    const key = `${productKey} ${unitOfMeasure}`;
    usual.set(key, Math.max(orderQuantity, usual.get(key) ?? 0));
  }
  return (productKey, unit) => usual.get(`${productKey} ${unit}`) || null;
}

function codeOf(row: PasteRow, correction: Correction): string {
  return (correction.code ?? row.code).trim().replace(/^#/, '');
}

function productOf(row: PasteRow, correction: Correction, index: PasteIndex): Product | readonly Product[] {
  const chosen = correction.productKey === undefined ? undefined : index.productByKey.get(correction.productKey);
  if (chosen) return chosen;
  const code = codeOf(row, correction);
  const found = isKnownCode(code, index) ? productsOfCode(index, code) : [];
  const [only] = found;
  return only && found.length === 1 ? only : found;
}

function isProduct(found: Product | readonly Product[]): found is Product {
  return 'productKey' in found;
}

/** The match of one line alone; `markRepeats` finds repeats. */
export function matchRow(row: PasteRow, correction: Correction, catalogue: PasteCatalogue): LineMatch {
  const { index } = catalogue;
  if (row.question?.chosen === null) return { kind: 'undecided' };
  const found = productOf(row, correction, index);
  if (isProduct(found)) return matchProduct(row, correction, found, catalogue);
  if (row.kind === 'heading') return { kind: 'notOrderLine', isHeading: true };
  if (row.kind === 'aside') return { kind: 'notOrderLine', isHeading: false };
  if (row.kind === 'text' && !namesProduct(index, row.rest)) return { kind: 'notOrderLine', isHeading: false };
  return unknown(row, codeOf(row, correction), found, catalogue);
}

function unknown(row: PasteRow, code: string, found: readonly Product[], catalogue: PasteCatalogue): LineMatch {
  const { index, discontinued } = catalogue;
  const keys = (products: readonly Product[]) => products.map((product) => product.productKey);
  if (row.doubt?.why === 'twoCodes' && code === '') {
    const meant = row.doubt.found.flatMap((code) => productsOfCode(index, code));
    return { kind: 'unknown', why: 'twoCodes', code, nearest: keys(meant) };
  }
  if (found.length > 0) return { kind: 'unknown', why: 'manyProducts', code, nearest: keys(found) };
  const nearest = nearestProducts(index, { code, rest: row.rest });
  const whyCode = isDiscontinued(code, discontinued) ? 'discontinued' : 'noProduct';
  return { kind: 'unknown', why: code === '' ? 'noCode' : whyCode, code, nearest: keys(nearest) };
}

function matchProduct(row: PasteRow, correction: Correction, product: Product, catalogue: PasteCatalogue): LineMatch {
  const { productKey } = product;
  if (catalogue.excludedCategories.has(product.productCategoryCode)) {
    return { kind: 'excluded', productKey, reason: productsText('categories.excluded') };
  }
  const wanted = correction.unit ?? row.unit;
  const unit = wanted === '' ? defaultSellUnit(product) : soldUnit(product, wanted);
  if (product.sellBys.length === 0) return { kind: 'excluded', productKey, reason: shopText('products.noSellUnit') };
  if (unit === null) {
    const choices = product.sellBys.map((one) => one.unitOfMeasure);
    const { value } = readQuantity(row, correction);
    const nearest = value ? nearestUnits(product, wanted, value) : [];
    return { kind: 'unitNotSold', productKey, typed: wanted, choices, nearest };
  }
  const quantity = matchQuantity(row, correction, product, unit, catalogue);
  if (!(quantity instanceof Decimal)) return quantity;
  const multiple = sellBy(product, unit)?.sellByMultiple ?? 0;
  if (!isMultipleOf(quantity, multiple)) return wrongMultiple(productKey, unit, quantity, multiple);
  return { kind: 'found', productKey, unit, quantity: quantityAsTyped(quantity), isDefaultUnit: wanted === '' };
}

function wrongMultiple(productKey: number, unit: string, quantity: Decimal, multiple: number): LineMatch {
  const below = quantity.div(multiple).floor().times(multiple);
  const offers = [below, below.plus(multiple)].flatMap((offer) => {
    const accepted = acceptQuantity(offer);
    return accepted && !accepted.isZero() ? [quantityAsTyped(accepted)] : [];
  });
  return {
    kind: 'wrongMultiple',
    productKey,
    unit,
    typed: quantityAsTyped(quantity),
    multiple: quantityAsTyped(multiple),
    offers,
  };
}

function readQuantity(row: PasteRow, { quantity }: Correction) {
  return quantity === undefined
    ? readPastedQuantity(row.quantity, row.separator)
    : readPastedQuantity(quantity, 'blank');
}

function matchQuantity(
  row: PasteRow,
  correction: Correction,
  { productKey }: Product,
  unit: string,
  catalogue: PasteCatalogue,
): Decimal | LineMatch {
  const doubt = (why: QuantityDoubt, typed: readonly string[], offers: readonly string[]): LineMatch => {
    return { kind: 'doubtfulQuantity', productKey, unit, why, typed, offers };
  };
  if (correction.quantity === undefined && row.doubt) {
    const offers = row.doubt.found.flatMap((text) => readPastedQuantity(text, row.separator).value ?? []);
    return doubt(row.doubt.why, row.doubt.found, offers.map(quantityAsTyped));
  }
  const reading = readQuantity(row, correction);
  if (!reading.value) return doubt(reading.why, [correction.quantity ?? row.quantity], reading.offers);
  const { value } = reading;
  if (correction.quantity !== undefined) return value;
  const usual = catalogue.usual(productKey, unit);
  const typed = quantityAsTyped(value);
  if (value.gt(QUANTITY_BOUND)) return doubt('tooLarge', [typed], [typed]);
  if (usual !== null && value.gt(decimal(usual).times(USUAL_TIMES)))
    return doubt('unusual', [typed, String(usual)], [typed]);
  return value;
}
