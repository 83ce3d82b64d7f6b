import type { GuideLine, GuideLines } from './guidePatch.ts';

interface NamedLines extends GuideLines {
  name: string;
}

/**
 * A change of a guide by another user. `collides`: it was changed here as well, in another way, so only one change can
 * stay.
 */
export type GuideChange =
  | { kind: 'renamed'; from: string; to: string }
  | { kind: 'added'; productKey: number; after: GuideLine; collides: boolean }
  | { kind: 'removed'; productKey: number; before: GuideLine; collides: boolean }
  | { kind: 'changed'; productKey: number; before: GuideLine; after: GuideLine; collides: boolean };

type GuideEntry = Pick<GuideLine, 'productKey' | 'orderQuantity' | 'unitOfMeasure'>;
type OptionalEntry = GuideEntry | undefined;

/** Whether two guides have the same entry for a product; a different position alone is not a difference. */
export function isSameEntry(left: OptionalEntry, right: OptionalEntry): boolean {
  if (!left || !right) return left === right;
  return left.orderQuantity === right.orderQuantity && left.unitOfMeasure === right.unitOfMeasure;
}

function byProduct<T extends { productKey: number }>(lines: readonly T[]): Map<number, T> {
  return new Map(lines.map((line) => [line.productKey, line]));
}

function changeOf(
  productKey: number,
  before: GuideLine | undefined,
  after: GuideLine | undefined,
  collides: boolean,
): GuideChange[] {
  if (before && after) return [{ kind: 'changed', productKey, before, after, collides }];
  if (after) return [{ kind: 'added', productKey, after, collides }];
  return before ? [{ kind: 'removed', productKey, before, collides }] : [];
}

/**
 * What another user changed in a guide since `base` was opened, for the later of two editors: `theirs` is the newest
 * guide, `mine` the lines as edited here (settled). Changes that both made alike are left out; a different position
 * alone is not a change. Products follow the order of the newest guide, removed ones last.
 */
export function guideChanges(mine: readonly GuideEntry[], theirs: NamedLines, base: NamedLines): GuideChange[] {
  const [here, newest, opened] = [byProduct(mine), byProduct(theirs.products), byProduct(base.products)];
  const keys = new Set([...newest.keys(), ...opened.keys()]);
  const lines = [...keys].flatMap((productKey) => {
    const [before, after, edited] = [opened.get(productKey), newest.get(productKey), here.get(productKey)];
    if (isSameEntry(before, after) || isSameEntry(edited, after)) return [];
    return changeOf(productKey, before, after, !isSameEntry(edited, before));
  });
  if (theirs.name === base.name) return lines;
  return [{ kind: 'renamed', from: base.name, to: theirs.name }, ...lines];
}
