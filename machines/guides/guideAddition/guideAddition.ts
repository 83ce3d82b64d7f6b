import type { Guide, GuideQuantity } from '#domain/guide/guide.ts';
import { type DraftLine, hasProblem, includedLines, settleDraftLine } from '#domain/guide/guideDraft.ts';
import { chosenGuide, type GuideTarget, targetName, targetProblem, targetWrite } from '#domain/guide/guideTarget.ts';
import type { GuideWrite } from '#domain/guide/guideWrite.ts';
import type { Product } from '#domain/product/product.ts';
import type { RoundingFlag } from '#domain/quantity.ts';
import { guidesText } from '#domain/texts/guidesText.ts';

/** A product to save to a guide. */
export interface GuideAddition extends GuideTarget {
  product: Product | null;
  draft: DraftLine | null;
  rounding: RoundingFlag;
}

/** Why nothing is sent: no guide and no new name (specification 5), an invalid name, or a product that is in the guide already. */
export function problemOf(addition: GuideAddition): string | null {
  const guide = chosenGuide(addition);
  const isIncluded = guide?.products.some(({ productKey }) => productKey === addition.product?.productKey);
  return guide && isIncluded
    ? guidesText('guide.orderGuide.includedAlready', { name: guide.name })
    : targetProblem(addition);
}

/** Whether it can be sent as it is, with its quantity normalized. */
export function isReady(addition: GuideAddition): boolean {
  const { product, draft, rounding } = addition;
  if (!product || !draft || problemOf(addition) !== null) return false;
  return !hasProblem(settleDraftLine(draft, product, rounding).line, product);
}

/** The chosen product as a line of a guide. */
function linesOf({ product, draft }: GuideAddition): GuideQuantity[] {
  return product && draft ? includedLines(new Map([[product.productKey, draft]])) : [];
}

export function additionWrite(addition: GuideAddition): GuideWrite {
  return targetWrite(addition, linesOf(addition));
}

/** The guides with the product in one of them, or in a new one, until the list reloads. Has the guide's new version, if known. */
export function guidesAfter(
  addition: GuideAddition,
  version: number | null,
): Pick<GuideTarget, 'guides' | 'guideName' | 'newName'> {
  const name = targetName(addition);
  const guide = chosenGuide(addition) ?? { name, isPrimary: false, isReadOnly: false, products: [], version: 0 };
  const lines = linesOf(addition).map((line) => ({
    ...line,
    id: 0,
    overridePrice: null,
    unitOfMeasure_Prc: null,
    sequence: guide.products.length + 1,
  }));
  const after: Guide = { ...guide, version: version ?? guide.version, products: [...guide.products, ...lines] };
  return { guides: [...addition.guides.filter((other) => other.name !== name), after], guideName: name, newName: '' };
}
