import type { Lookup } from '../lookup.ts';
import { defaultSellUnit, type Product } from '../product/product.ts';
import type { GuideProduct, GuideQuantity } from './guide.ts';

/** A product's entry in a guide. `orderQuantity`: at most 2 decimals, 0 allowed. */
export type GuideLine = GuideQuantity & Pick<GuideProduct, 'sequence'>;

/** A guide, or the part of one that its lines need. */
export interface GuideLines {
  products: readonly GuideLine[];
}

/**
 * A line in the editor: without a unit it gets the product's default one, without a sequence its position or the last.
 */
export interface EditedGuideLine {
  productKey: number;
  orderQuantity: number;
  unitOfMeasure?: string | null;
  sequence?: number;
}

/** One add, change or (isDelete, sequence -1) removal of a product (specification 3). */
export interface GuidePatchLine extends GuideLine {
  isDelete: boolean;
}

const DELETED_SEQUENCE = -1;

export function removalOf({ productKey, orderQuantity, unitOfMeasure }: GuideQuantity): GuidePatchLine {
  return { productKey, orderQuantity, unitOfMeasure, isDelete: true, sequence: DELETED_SEQUENCE };
}

/** The default unit of an edited line. */
type UnitsByProduct = Lookup<Pick<Product, 'sellBys' | 'defaultQuantity'>>;

export function lastSequence(lines: Iterable<{ sequence?: number | undefined }>): number {
  let last = 0;
  for (const { sequence } of lines) last = Math.max(last, sequence ?? 0);
  return last;
}

/**
 * The edited lines as the guide will store them; of two lines for one product the last one counts. An unknown product
 * keeps an empty unit, which the server refuses.
 */
export function settledLines(
  original: GuideLines,
  edited: readonly EditedGuideLine[],
  products: UnitsByProduct,
): GuideLine[] {
  const before = new Map(original.products.map((line) => [line.productKey, line]));
  const chosen = new Map(edited.map((line) => [line.productKey, line]));
  let last = lastSequence([...original.products, ...chosen.values()]);
  return [...chosen.values()].map(({ productKey, orderQuantity, unitOfMeasure, sequence }) => {
    const product = products.get(productKey);
    const place = sequence ?? before.get(productKey)?.sequence;
    if (place === undefined) last += 1;
    return {
      productKey,
      orderQuantity,
      unitOfMeasure: unitOfMeasure || ((product && defaultSellUnit(product)) ?? ''),
      sequence: place ?? last,
    };
  });
}

export function isSameGuideLine(left: GuideLine, right: GuideLine): boolean {
  return (
    left.orderQuantity === right.orderQuantity &&
    left.unitOfMeasure === right.unitOfMeasure &&
    left.sequence === right.sequence
  );
}

/**
 * The added, changed and removed lines that turn the guide into the edited one; empty when nothing differs
 * (specification 4).
 */
export function guidePatch(
  original: GuideLines,
  edited: readonly EditedGuideLine[],
  products: UnitsByProduct,
): GuidePatchLine[] {
  const before = new Map(original.products.map((line) => [line.productKey, line]));
  const after = settledLines(original, edited, products);
  const kept = new Set(after.map((line) => line.productKey));
  const set = after.filter((line) => {
    const present = before.get(line.productKey);
    return !present || !isSameGuideLine(present, line);
  });
  const removed = original.products.filter((line) => !kept.has(line.productKey));
  return [...set.map((line) => ({ ...line, isDelete: false })), ...removed.map(removalOf)];
}

/** A patch line from any source; without a sequence, or with a negative one, it has no position. */
export type AppliedGuideLine = Omit<GuidePatchLine, 'sequence'> & { sequence?: number };

/**
 * The guide's lines after a patch: it sets present products, adds absent ones, and isDelete removes (absent ones too);
 * the others stay (wire 4). The result is in sequence order; of two lines for one product the last one counts.
 */
export function patchedLines(lines: readonly GuideLine[], patch: readonly AppliedGuideLine[]): GuideLine[] {
  const after = new Map(lines.map((line) => [line.productKey, line]));
  const changes = new Map(patch.map((line) => [line.productKey, line]));
  let last = lastSequence([...lines, ...changes.values()]);
  for (const { isDelete, sequence = DELETED_SEQUENCE, ...line } of changes.values()) {
    const place = sequence < 0 ? after.get(line.productKey)?.sequence : sequence;
    if (isDelete) after.delete(line.productKey);
    else {
      if (place === undefined) last += 1;
      after.set(line.productKey, { ...line, sequence: place ?? last });
    }
  }
  return [...after.values()].toSorted((left, right) => left.sequence - right.sequence);
}
