import { guidesText } from '../texts/guidesText.ts';
import { type Guide, type GuideQuantity, isEditable } from './guide.ts';
import { guideName, guideNameProblem, isSameGuideName } from './guideName.ts';
import { type GuideWrite, guideCreation } from './guideWrite.ts';

const LAST_PLACE = -1;

/** The destination of products: an existing guide or a new one. */
export interface GuideTarget {
  /** All guides of the customer. */
  guides: readonly Guide[];
  /** The chosen guide; null for a new one. */
  guideName: string | null;
  /** As typed. */
  newName: string;
}

export function editableGuides({ guides }: Pick<GuideTarget, 'guides'>): Guide[] {
  return guides.filter(isEditable);
}

export function chosenGuide({ guides, guideName: name }: Pick<GuideTarget, 'guides' | 'guideName'>): Guide | null {
  return guides.find((guide) => guide.name === name && isEditable(guide)) ?? null;
}

/** The problem of a typed new name; null while the field is empty. */
export function newNameProblem({ guides, newName }: Pick<GuideTarget, 'guides' | 'newName'>): string | null {
  const taken = guides.map(({ name }) => name);
  return newName === '' ? null : guideNameProblem(newName, taken);
}

/** Why the destination is not valid: neither a guide nor a new name (specification 5), or the problem of the name. */
export function targetProblem(target: GuideTarget): string | null {
  if (chosenGuide(target)) return null;
  if (target.newName === '') return guidesText('guide.orderGuide.targetMissing');
  return newNameProblem(target);
}

/** The stored name of the destination guide. */
export function targetName(target: GuideTarget): string {
  return chosenGuide(target)?.name ?? guideName(target.newName);
}

/** Adds the lines to the chosen guide, each at its position or after the last product, or to a new guide. */
export function targetWrite(target: GuideTarget, lines: readonly GuideQuantity[]): GuideWrite {
  const [seen, name] = [chosenGuide(target), targetName(target)];
  if (!seen) return guideCreation(name, lines);
  const places = new Map(seen.products.map(({ productKey, sequence }) => [productKey, sequence]));
  const placed = lines.map((line) => ({
    ...line,
    isDelete: false,
    sequence: places.get(line.productKey) ?? LAST_PLACE,
  }));
  return { kind: 'changeLines', seen, name, lines: placed };
}

/** The guides with a newer version of one. */
export function withGuide(guides: readonly Guide[], newer: Guide): readonly Guide[] {
  return guides.map((guide) => (isSameGuideName(guide.name, newer.name) ? newer : guide));
}
