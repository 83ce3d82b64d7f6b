import { quantityProblem, settleTyped, stepTyped } from '../cart/typedQuantity.ts';
import type { Lookup } from '../lookup.ts';
import { defaultSellUnit, type Product, sellBy } from '../product/product.ts';
import { isMultipleOf, parseQuantity, quantityAsTyped, type RoundingFlag } from '../quantity.ts';
import { guidesText } from '../texts/guidesText.ts';
import { shopText } from '../texts/shopText.ts';
import type { Guide, GuideProduct, GuideQuantity } from './guide.ts';

/** A product while a guide is edited: its fields as displayed text. A removed product keeps its typed text. */
export interface DraftLine {
  isIncluded: boolean;
  quantityText: string;
  unit: string;
}

/** By product key; products without an entry were never changed and are not in the guide. */
export type GuideDraft = ReadonlyMap<number, DraftLine>;

type Sold = Pick<Product, 'sellBys' | 'defaultQuantity'>;

/** The draft of a guide line. A missing unit is the product's default one (specification 4). */
export function draftOfLine(
  { orderQuantity, unitOfMeasure }: Pick<GuideProduct, 'orderQuantity' | 'unitOfMeasure'>,
  product: Sold | undefined,
): DraftLine {
  const unit = unitOfMeasure || ((product && defaultSellUnit(product)) ?? '');
  return { isIncluded: true, quantityText: quantityAsTyped(orderQuantity), unit };
}

export function draftOfGuide(guide: Pick<Guide, 'products'> | null, products: Lookup<Sold>): GuideDraft {
  return new Map(
    (guide?.products ?? []).map((line) => [line.productKey, draftOfLine(line, products.get(line.productKey))]),
  );
}

/** The initial values of an included product: its default quantity and unit. */
export function newDraftLine(product: Sold): DraftLine {
  const unit = defaultSellUnit(product) ?? '';
  const multiple = sellBy(product, unit)?.sellByMultiple ?? 0;
  const wanted = product.defaultQuantity.orderQuantity || 1;
  return {
    isIncluded: true,
    quantityText: quantityAsTyped(isMultipleOf(wanted, multiple) ? wanted : multiple),
    unit,
  };
}

function isSameQuantity(left: string, right: string): boolean {
  if (left === right) return true;
  const [one, other] = [parseQuantity(left), parseQuantity(right)];
  return one !== null && other !== null && one.equals(other);
}

/** Whether two editors' lines are equal; a line that is not included equals none. */
function isSameDraftLine(left: DraftLine | undefined, right: DraftLine | undefined): boolean {
  if (left === right) return true;
  if (!left?.isIncluded || !right?.isIncluded) return !left?.isIncluded && !right?.isIncluded;
  return left.unit === right.unit && isSameQuantity(left.quantityText, right.quantityText);
}

/** The products whose lines differ. Unchanged lines are compared by identity, so that 2,000 of them cost nothing. */
export function changedKeys(draft: GuideDraft, opened: GuideDraft): number[] {
  return [...draft.keys()].filter((key) => !isSameDraftLine(draft.get(key), opened.get(key)));
}

export interface DraftProblems {
  quantity: string | null;
  unit: string | null;
}

/** The error texts of an included line (specification 5); a product outside the catalog is not validated. */
export function draftProblems(line: DraftLine, product: Sold | undefined): DraftProblems {
  if (!line.isIncluded || !product) return { quantity: null, unit: null };
  const sold = sellBy(product, line.unit);
  const unit = sold ? null : guidesText('guide.orderGuide.unitUnknown', { unit: line.unit });
  const quantity = parseQuantity(line.quantityText);
  if (!quantity) return { quantity: quantityProblem(line.quantityText), unit };
  const multiple = sold?.sellByMultiple ?? 0;
  if (isMultipleOf(quantity, multiple)) return { quantity: null, unit };
  return {
    quantity: shopText('cart.invalidMultiple', {
      quantity: quantityAsTyped(quantity),
      multiple: quantityAsTyped(multiple),
    }),
    unit,
  };
}

export function hasProblem(line: DraftLine, product: Sold | undefined): boolean {
  const { quantity, unit } = draftProblems(line, product);
  return quantity !== null || unit !== null;
}

function multipleOf(line: DraftLine, product: Sold | undefined): number {
  return (product && sellBy(product, line.unit)?.sellByMultiple) ?? 0;
}

/**
 * The quantity after its field lost focus: normalized, and rounded to a multiple where the site rounds. Text that is
 * not a quantity stays as typed.
 */
export function settleDraftLine(
  line: DraftLine,
  product: Sold | undefined,
  flag: RoundingFlag,
): { line: DraftLine; adjustment: string | null } {
  const { text, adjustment } = settleTyped(line.quantityText, multipleOf(line, product), flag);
  return { line: text === line.quantityText ? line : { ...line, quantityText: text }, adjustment };
}

/** The result of minus, plus and the arrow keys. */
export function stepDraftLine(line: DraftLine, product: Sold | undefined, direction: 'up' | 'down'): DraftLine {
  return { ...line, quantityText: stepTyped(line.quantityText, multipleOf(line, product), direction) };
}

/** The included lines as numbers. Lines without a valid quantity are left out, so check for problems first. */
export function includedLines(draft: GuideDraft): GuideQuantity[] {
  return [...draft].flatMap(([productKey, { isIncluded, quantityText, unit }]) => {
    const quantity = isIncluded ? parseQuantity(quantityText) : null;
    return quantity ? [{ productKey, orderQuantity: quantity.toNumber(), unitOfMeasure: unit }] : [];
  });
}

/** My changes since `opened` applied to the newest guide; for a line that both changed, mine stays. */
export function rebaseDraft(draft: GuideDraft, opened: GuideDraft, theirs: GuideDraft): GuideDraft {
  const rebased = new Map(theirs);
  for (const key of changedKeys(draft, opened)) {
    const mine = draft.get(key);
    if (mine) rebased.set(key, mine);
  }
  return rebased;
}
