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
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { type GuideWrite, guideCreation } from '#domain/guide/guideWrite.ts';
import type { ParkedGuide } from '#domain/guide/parkedGuide.ts';
import type { Finder } from '#domain/search/finder.ts';

/** The guide as it was opened, null for one that does not exist yet, and everything its products are shown by. */
export interface OpenedGuide {
  guide: Guide | null;
  guides: readonly Guide[];
  catalogue: Catalogue;
  /** What finds its products, once searching is prepared. */
  finder?: () => Finder | null;
  /** An edit of it that was interrupted, and is to go on. */
  resumed?: ParkedGuide | null;
}

/** Which products the list shows: all, those in the guide, or those that stand in the way of saving. */
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
  /** Product keys to show. Made anew when the search or the listing changes, so that no row leaves under the hand. */
  shown: readonly number[];
}

/** The part of a larger context that is being edited. */
export function editingIn(context: Editing): Editing {
  const { guide, takenNames, catalogue, searchable, nameText, opened, draft, query, listing, shown } = context;
  return { guide, takenNames, catalogue, searchable, nameText, opened, draft, query, listing, shown };
}

/** Products of the guide that the catalogue does not know come first: they can be taken out. */
function allKeys({ draft, searchable }: Pick<Editing, 'draft' | 'searchable'>): readonly number[] {
  const gone = [...draft.keys()].filter((key) => searchable.products.placeOf(key) === undefined);
  return gone.length === 0 ? searchable.keys : [...gone, ...searchable.keys];
}

/** Lines that would be sent and that the server would refuse; what nobody touched is not sent. */
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

/** Why nothing is saved: what is wrong with the name, or the lines to correct, which are then the ones listed. */
export function showProblems(editing: Editing): Partial<Editing> & { message: string | null } {
  const count = problemKeys(editing).length;
  if (count === 0) return { message: nameProblem(editing) };
  return relisted(editing, { message: guideTexts.orderGuide.attend(count), listing: 'problems', query: '' });
}

export type LineChange = Partial<DraftLine>;

/** Back to the page of the guide as it was opened; of one that does not exist, to the first guide. */
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

/** Whether something would be lost by leaving. `address`: the name that the page was opened with. */
export function isTouched({ guide, nameText, draft, opened }: Editing, address: string): boolean {
  return guideName(nameText) !== (guide?.name ?? guideName(address)) || changedKeys(draft, opened).length > 0;
}

/** What the page starts with: the guide's lines as text, those alone in sight, or an empty guide of that name and all products. */
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

/** What a save sends. Of a guide there is only the adds, changes and removals: untouched lines go as they stand in it. */
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

/** What someone else changed since the guide was opened, for whoever edits it here. */
export function changesElsewhere({ draft, guide }: Pick<Editing, 'draft' | 'guide'>, theirs: Guide): GuideChange[] {
  if (guide === null) return [];
  return guideChanges(includedLines(draft), theirs, guide);
}

/** My changes on top of the newest guide; the name stays mine where I changed it. */
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
