import type { Guide } from '#domain/guide/guide.ts';
import { hasProblem, includedLines, settleDraftLine } from '#domain/guide/guideDraft.ts';
import { chosenGuide, type GuideTarget, targetName, targetProblem } from '#domain/guide/guideTarget.ts';
import { texts } from '#domain/texts.ts';
import type { GuideChangeRequest } from '../guides/guideWrite.ts';
import type { GuideAdditionContext } from './guideAdditionMachine.ts';

/** Behind the last product of the guide. */
const LAST_PLACE = -1;

/** Why nothing is sent: no guide and no new name (specification 5), a name that cannot be, or the product is there already. */
export function problemOf(context: GuideAdditionContext): string | null {
  const guide = chosenGuide(context);
  const isIncluded = guide?.products.some(({ productKey }) => productKey === context.product?.productKey);
  return guide && isIncluded ? texts.orderGuide.includedAlready(guide.name) : targetProblem(context);
}

/** Whether it can be sent as it stands, its quantity settled. */
export function isReady(context: GuideAdditionContext): boolean {
  const { product, draft, rounding } = context;
  if (!product || !draft || problemOf(context) !== null) return false;
  return !hasProblem(settleDraftLine(draft, product, rounding).line, product);
}

/** The chosen product as a line of a guide. */
export function additionOf({ product, draft }: GuideAdditionContext) {
  const lines = product && draft ? includedLines(new Map([[product.productKey, draft]])) : [];
  return lines.map(({ productKey, orderQuantity }) => ({
    productKey,
    orderQuantity,
    unitOfMeasure: draft?.unit ?? '',
  }));
}

/** The guide gets it, whatever others did to it meanwhile. */
export function additionChange(context: GuideAdditionContext): GuideChangeRequest {
  const name = targetName(context);
  const lines = additionOf(context).map((line) => ({ ...line, isDelete: false, sequence: LAST_PLACE }));
  return { id: name, name, lines, version: null };
}

/** The guides with the product in one of them, or in one more, as they are before the list comes. */
export function guidesAfter(context: GuideAdditionContext): Pick<GuideTarget, 'guides' | 'guideName' | 'newName'> {
  const name = targetName(context);
  const guide = chosenGuide(context) ?? { name, isPrimary: false, isReadOnly: false, products: [], version: 0 };
  const lines = additionOf(context).map((line) => ({
    ...line,
    id: 0,
    overridePrice: null,
    unitOfMeasure_Prc: null,
    sequence: guide.products.length + 1,
  }));
  const after: Guide = { ...guide, products: [...guide.products, ...lines] };
  return { guides: [...context.guides.filter((other) => other.name !== name), after], guideName: name, newName: '' };
}
