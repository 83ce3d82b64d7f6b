import { hasProblem, includedLines, settleDraftLine } from '#domain/guide/guideDraft.ts';
import { guideName, guideNameProblem } from '#domain/guide/guideName.ts';
import { texts } from '#domain/texts.ts';
import type { GuideChangeRequest } from '../guides/guideWrite.ts';
import type { GuideAdditionContext } from './guideAdditionMachine.ts';

/** A guide that may be changed, and what it has. */
export interface GuideTarget {
  name: string;
  productKeys: ReadonlySet<number>;
}

const LAST_PLACE = -1;

export function targetOf({ targets, guideName: name }: GuideAdditionContext): GuideTarget | undefined {
  return targets.find((target) => target.name === name);
}

/** Why nothing is sent: no guide and no new name (specification 5), a name that cannot be, or the product is there already. */
export function problemOf(context: GuideAdditionContext): string | null {
  const target = targetOf(context);
  if (target) {
    const isIncluded = target.productKeys.has(context.product?.productKey ?? 0);
    return isIncluded ? texts.orderGuide.includedAlready(target.name) : null;
  }
  if (guideName(context.newName) === '') return texts.orderGuide.targetMissing;
  return guideNameProblem(
    context.newName,
    context.catalogue.guides.map(({ name }) => name),
  );
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

/** The guide gets it behind its last product, whatever others did to it meanwhile. */
export function additionChange(context: GuideAdditionContext): GuideChangeRequest {
  const name = context.guideName ?? '';
  const lines = additionOf(context).map((line) => ({ ...line, isDelete: false, sequence: LAST_PLACE }));
  return { id: name, name, lines, version: null };
}
