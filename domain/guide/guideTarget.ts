import { texts } from '../texts.ts';
import { type Guide, isEditable } from './guide.ts';
import { guideName, guideNameProblem, isSameGuideName } from './guideName.ts';

/** Where something goes: into an existing guide or into a new one. */
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

/** What is wrong with a new name that was typed; null while nothing was. */
export function newNameProblem({ guides, newName }: Pick<GuideTarget, 'guides' | 'newName'>): string | null {
  const taken = guides.map(({ name }) => name);
  return newName === '' ? null : guideNameProblem(newName, taken);
}

/** Why nothing can go there: neither a guide nor a new name (specification 5), or what is wrong with the name. */
export function targetProblem(target: GuideTarget): string | null {
  if (chosenGuide(target)) return null;
  if (target.newName === '') return texts.orderGuide.targetMissing;
  return newNameProblem(target);
}

/** The name of the guide that it goes into, as it is kept. */
export function targetName(target: GuideTarget): string {
  return chosenGuide(target)?.name ?? guideName(target.newName);
}

/** The guides with a newer version of one of them. */
export function withGuide(guides: readonly Guide[], newer: Guide): readonly Guide[] {
  return guides.map((guide) => (isSameGuideName(guide.name, newer.name) ? newer : guide));
}
