import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { matchingKeys, type SearchableProducts, searchableProducts } from '#domain/catalog/guideListing.ts';
import type { Guide } from '#domain/guide/guide.ts';
import { guideHref } from '#domain/guide/guideAddress.ts';
import { type GuideChange, guideChanges } from '#domain/guide/guideChanges.ts';
import {
  changedKeys,
  type DraftLine,
  draftOfGuide,
  type GuideDraft,
  hasProblem,
  includedLines,
  newDraftLine,
  rebaseDraft,
} from '#domain/guide/guideDraft.ts';
import { guideName, guideNameProblem, isSameGuideName } from '#domain/guide/guideName.ts';
import { guidePatch } from '#domain/guide/guidePatch.ts';
import type { GuideSavedDraft } from '#domain/guide/guideSavedDraft.ts';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { type GuideWrite, guideCreation } from '#domain/guide/guideWrite.ts';
import type { Finder } from '#domain/search/finder.ts';

/** The guide as it was opened, null for a new one, and everything its products are shown with. */
export interface OpenedGuide {
  guide: Guide | null;
  guides: readonly Guide[];
  catalogue: Catalogue;
  /** Finds its products once the search is ready. */
  finder?: () => Finder | null;
  /** A saved draft of the guide to resume. */
  resumed?: GuideSavedDraft | null;
}

/** Which products the list shows: all, those in the guide, or those that prevent saving. */
export type Listing = 'all' | 'included' | 'problems';

export interface Editing {
  guide: Guide | null;
  takenNames: readonly string[];
  catalogue: Catalogue;
  searchable: SearchableProducts;
  nameText: string;
  /** The lines of the guide as it was opened. */
  opened: GuideDraft;
  draft: GuideDraft;
  query: string;
  listing: Listing;
  /** Product keys to show. They change only with the search or the listing, so that no row disappears while it is edited. */
  shown: readonly number[];
}

/** The part of a larger context that is edited. */
export function editingIn(context: Editing): Editing {
  const { guide, takenNames, catalogue, searchable, nameText, opened, draft, query, listing, shown } = context;
  return { guide, takenNames, catalogue, searchable, nameText, opened, draft, query, listing, shown };
}

/** Products of the guide that are not in the catalog come first, so that they can be removed. */
function allKeys({ draft, searchable }: Pick<Editing, 'draft' | 'searchable'>): readonly number[] {
  const gone = [...draft.keys()].filter((key) => searchable.products.placeOf(key) === undefined);
  return gone.length === 0 ? searchable.keys : [...gone, ...searchable.keys];
}

/** Lines that would be sent and that the server would refuse. Untouched lines are not sent. */
export function problemKeys({ draft, opened, catalogue }: Pick<Editing, 'draft' | 'opened' | 'catalogue'>): number[] {
  return changedKeys(draft, opened).filter((key) => {
    const line = draft.get(key);
    return line !== undefined && hasProblem(line, catalogue.productByKey.get(key));
  });
}

export function relisted<Part extends Partial<Editing>>(editing: Editing, change: Part): Part & Pick<Editing, 'shown'> {
  const next: Editing = { ...editing, ...change };
  const problems = new Set(next.listing === 'problems' ? problemKeys(next) : []);
  const isListed = {
    all: () => true,
    included: (key: number) => next.draft.get(key)?.isIncluded ?? false,
    problems: (key: number) => problems.has(key),
  }[next.listing];
  return { ...change, shown: matchingKeys(allKeys(next).filter(isListed), next.searchable, next.query) };
}

/** Why nothing is saved: the problem with the name, or the lines to correct, which are then the ones listed. */
export function showProblems(editing: Editing): Partial<Editing> & { message: string | null } {
  const count = problemKeys(editing).length;
  if (count === 0) return { message: nameProblem(editing) };
  return relisted(editing, { message: guideTexts.orderGuide.attend(count), listing: 'problems', query: '' });
}

export type LineChange = Partial<DraftLine>;

/** Back to the page of the guide as it was opened; for a new guide, to the first guide. */
export function toGuide({ context }: { context: Editing }): { path: string } {
  return { path: guideHref(context.guide?.name ?? null) };
}

/** The draft with one line changed; a product that was never touched starts with its default quantity and unit. */
export function withLine(editing: Editing, productKey: number, change: (line: DraftLine) => DraftLine) {
  const product = editing.catalogue.productByKey.get(productKey);
  const line = editing.draft.get(productKey) ?? (product && { ...newDraftLine(product), isIncluded: false });
  return line ? new Map(editing.draft).set(productKey, change(line)) : editing.draft;
}

export function nameProblem({ nameText, guide, takenNames }: Pick<Editing, 'nameText' | 'guide' | 'takenNames'>) {
  return guideNameProblem(
    nameText,
    takenNames.filter((name) => guide === null || !isSameGuideName(name, guide.name)),
  );
}

/** Whether leaving would lose something. `address`: the name that the page was opened with. */
export function isTouched({ guide, nameText, draft, opened }: Editing, address: string): boolean {
  return guideName(nameText) !== (guide?.name ?? guideName(address)) || changedKeys(draft, opened).length > 0;
}

/** The starting state: the guide's lines as text, and only those listed, or an empty guide of that name and all products. */
export function editingOf(
  { guide, guides, catalogue, finder }: Omit<OpenedGuide, 'resumed'>,
  address: string,
): Editing {
  const opened = draftOfGuide(guide, catalogue.productByKey);
  const editing: Editing = {
    guide,
    takenNames: guides.map(({ name }) => name),
    catalogue,
    searchable: searchableProducts(catalogue, finder),
    nameText: guide?.name ?? address,
    opened,
    draft: opened,
    query: '',
    listing: [...opened.values()].some(({ isIncluded }) => isIncluded) ? 'included' : 'all',
    shown: [],
  };
  return relisted(editing, editing);
}

/** The request of a save. For an existing guide it has only adds, changes and removals; untouched lines stay as they are in it. */
export function editedGuide({ guide, draft, opened, nameText, catalogue }: Editing): GuideWrite {
  const name = guideName(nameText);
  const changed = new Set(changedKeys(draft, opened));
  const products = guide?.products ?? [];
  const edited = [
    ...products.filter(({ productKey }) => !changed.has(productKey)),
    ...includedLines(new Map([...draft].filter(([key]) => changed.has(key)))),
  ];
  const lines = guidePatch({ products }, edited, catalogue.productByKey);
  return guide ? { kind: 'save', seen: guide, name, lines } : guideCreation(name, lines);
}

/** What someone else changed since the guide was opened. */
export function changesElsewhere({ draft, guide }: Pick<Editing, 'draft' | 'guide'>, theirs: Guide): GuideChange[] {
  if (guide === null) return [];
  return guideChanges(includedLines(draft), theirs, guide);
}

/** My changes on top of the newest guide. The name stays mine if I changed it. */
export function rebased(editing: Editing, theirs: Guide) {
  const theirDraft = draftOfGuide(theirs, editing.catalogue.productByKey);
  const isRenamed = editing.guide !== null && guideName(editing.nameText) !== editing.guide.name;
  return relisted(editing, {
    guide: theirs,
    opened: theirDraft,
    draft: rebaseDraft(editing.draft, editing.opened, theirDraft),
    nameText: isRenamed ? editing.nameText : theirs.name,
  });
}
