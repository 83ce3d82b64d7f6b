import type { Guide, GuideQuantity } from './guide.ts';
import { guideChanges, isSameEntry } from './guideChanges.ts';
import { isSameGuideName } from './guideName.ts';
import { type GuidePatchLine, patchedLines } from './guidePatch.ts';

/** Quantities with at most 2 decimals. */
export interface NewGuide {
  name: string;
  products: readonly GuideQuantity[];
}

/**
 * The lines of an existing guide. `changeLines` conflicts with a change of one of these products by another user,
 * `save` and `replace` with any change of the guide. After `replace` the guide has only these products.
 */
export interface GuideRevision {
  kind: 'changeLines' | 'save' | 'replace';
  /** The guide that the lines are based on. */
  seen: Guide;
  /** A different name renames the guide. */
  name: string;
  lines: readonly GuidePatchLine[];
}

/** One write to the guides of a customer. */
export type GuideWrite = ({ kind: 'create' } & NewGuide) | GuideRevision | { kind: 'delete'; name: string };

/** A new guide with these lines. Their other fields are dropped. */
export function guideCreation(name: string, lines: readonly GuideQuantity[]): GuideWrite {
  const products = lines.map(({ productKey, orderQuantity, unitOfMeasure }) => ({
    productKey,
    orderQuantity,
    unitOfMeasure,
  }));
  return { kind: 'create', name, products };
}

export function isRevision(write: GuideWrite): write is GuideRevision {
  return write.kind !== 'create' && write.kind !== 'delete';
}

/** The new name after the write; null when the name stays. */
export function nameGivenUp(write: GuideWrite): string | null {
  if (write.kind === 'delete') return write.name;
  return isRevision(write) && !isSameGuideName(write.seen.name, write.name) ? write.seen.name : null;
}

function byProduct<Line extends GuideQuantity>(lines: readonly Line[]): Map<number, Line> {
  return new Map(lines.map((line) => [line.productKey, line]));
}

function holds(guide: Guide, lines: readonly GuidePatchLine[]): boolean {
  const there = byProduct(guide.products);
  return lines.every((line) => isSameEntry(there.get(line.productKey), line.isDelete ? undefined : line));
}

function holdsOnly(guide: Guide, lines: readonly GuideQuantity[]): boolean {
  const wanted = byProduct(lines);
  return (
    wanted.size === guide.products.length &&
    guide.products.every((line) => isSameEntry(line, wanted.get(line.productKey)))
  );
}

/** The customer's guide that a write was for; undefined when no guide has its name. */
export function writtenGuide({ name }: GuideWrite, guides: readonly Guide[]): Guide | undefined {
  return guides.find((guide) => isSameGuideName(guide.name, name));
}

/**
 * Whether these guides have the written content: the write succeeded, or another user made the same change. Positions
 * do not count.
 */
export function hasLanded(write: GuideWrite, guides: readonly Guide[]): boolean {
  const guide = writtenGuide(write, guides);
  switch (write.kind) {
    case 'delete':
      return guide === undefined;
    case 'create':
      return guide !== undefined && holdsOnly(guide, write.products);
    case 'replace':
      return guide !== undefined && holdsOnly(guide, patchedLines(write.seen.products, write.lines));
    default:
      return guide?.name === write.name && holds(guide, write.lines);
  }
}

/** Whether a revision has the same meaning for the guide after another user's change. */
export function commutes({ kind, seen, lines }: GuideRevision, theirs: Guide): boolean {
  if (kind !== 'changeLines') return guideChanges(patchedLines(seen.products, lines), theirs, seen).length === 0;
  const [before, after] = [byProduct(seen.products), byProduct(theirs.products)];
  return lines.every(({ productKey }) => isSameEntry(before.get(productKey), after.get(productKey)));
}

/** The revision for the newest guide; a product that was not moved takes the position that the other user gave it. */
export function rebased(revision: GuideRevision, theirs: Guide): GuideRevision {
  const { seen, name, lines } = revision;
  const [before, after] = [byProduct(seen.products), byProduct(theirs.products)];
  const placed = (line: GuidePatchLine) => {
    const isInPlace = line.sequence === before.get(line.productKey)?.sequence;
    return { ...line, sequence: (isInPlace ? after.get(line.productKey)?.sequence : undefined) ?? line.sequence };
  };
  return { ...revision, seen: theirs, name: name === seen.name ? theirs.name : name, lines: lines.map(placed) };
}
