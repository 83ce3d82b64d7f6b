import { settlePrice, stepQuantity } from '#domain/cart/lineDraft.ts';
import type { EntryShelf } from '#domain/entry/entryBatch.ts';
import {
  changeLine,
  type EntryChange,
  type EntryLine,
  emptyLine,
  FURTHER_LINES,
  isEntered,
  isOwnLine,
  type NewEntry,
  type SettledLine,
  settleLine,
} from '#domain/entry/entryLine.ts';
import { emptied, emptiedLine, linesOfEntries, withGuide, withGuideAgain } from '#domain/entry/mergeLines.ts';
import { type Guide, isStandard } from '#domain/guide/guide.ts';
import { type BrowseFilters, prepareCatalogue } from '#domain/product/catalogue.ts';
import type { Product } from '#domain/product/product.ts';
import type { PageLayout } from '#domain/settings/preferences.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { Notice } from '../notices/notice.ts';
import { type CartReducerAction, type CartReducerState, cartReducer, EMPTY_ENTRY } from './cartReducer.ts';
import type { KeptEntry } from './keptEntry.ts';
import type { ShopView } from './shopView.ts';

/** A change of what is listed, which may lose typed lines. */
export type ViewChange = { kind: 'filters'; filters: Partial<BrowseFilters> } | { kind: 'layout'; layout: PageLayout };

export const EMPTY_VIEW: ShopView = {
  catalogue: prepareCatalogue({ products: [], mainCategories: [], categories: [], guides: [] }),
  known: {},
  cartLines: [],
  layout: 'grid',
  guide: null,
};

export interface Desk {
  view: ShopView;
  entry: CartReducerState;
  /** Ids of lines beyond the first of a product; the same list until one comes or goes. */
  furtherLines: readonly number[];
  /** How many lines are typed and ask for something. */
  unsavedCount: number;
  settings: UserSettings;
  isShown: boolean;
  /** The quantities of 'Standard' stand in its rows: it is listed unasked, so they come only when asked for. */
  isStandardFilled: boolean;
}

export type Entered = Pick<Desk, 'entry' | 'furtherLines' | 'unsavedCount'>;

function isTyped(line: EntryLine | undefined): boolean {
  return line?.isUnsaved === true && isEntered(line);
}

function entered(desk: Entered, entry: CartReducerState): Entered {
  const before = desk.furtherLines;
  const ids = [...entry.lines.keys()].filter((id) => id < FURTHER_LINES);
  const isSame = ids.length === before.length && ids.every((id, place) => id === before[place]);
  const unsavedCount = [...entry.lines.values()].filter(isTyped).length;
  return { entry, furtherLines: isSame ? before : ids, unsavedCount };
}

/** The lines that an action may change; null: any. */
function linesOf(action: CartReducerAction): readonly number[] | null {
  switch (action.type) {
    case 'add-line-items':
      return action.lines.map((line) => line.id);
    case 'update-line-item':
      return [action.line.id];
    case 'delete-line-item':
      return [action.id];
    case 'add-cart-errors':
    case 'reset-errors':
      return [];
    case 'update-cart':
    case 'reset-product-list':
      return null;
  }
}

/** One key is typed among ten thousand lines: only the line that changed is looked at. */
export function reduced(desk: Entered, action: CartReducerAction): Entered {
  const entry = cartReducer(desk.entry, action);
  const ids = linesOf(action);
  if (ids === null) return entered(desk, entry);
  let { unsavedCount } = desk;
  for (const id of new Set(ids)) {
    const [before, after] = [desk.entry.lines.get(id), entry.lines.get(id)];
    if (!isOwnLine(id) && (before === undefined) !== (after === undefined)) return entered(desk, entry);
    unsavedCount += Number(isTyped(after)) - Number(isTyped(before));
  }
  return { entry, furtherLines: desk.furtherLines, unsavedCount };
}

/** The guide whose quantities stand in the rows. */
function fillingGuide({ guide }: ShopView, isStandardFilled: boolean): Guide | null {
  return guide && isStandard(guide.name) && !isStandardFilled ? null : guide;
}

function filled(desk: Desk, lines: CartReducerState['lines'], state = desk.entry): Entered {
  const guide = fillingGuide(desk.view, desk.isStandardFilled);
  return entered(desk, { ...state, lines: withGuide(lines, guide, desk.view.catalogue, desk.settings) });
}

type Viewed = Entered & Pick<Desk, 'isStandardFilled'>;

/** What is entered when the shop around has changed: another guide brings its lines. */
export function viewed(desk: Desk, view: ShopView): Viewed {
  const isSame = view.guide === desk.view.guide && view.catalogue === desk.view.catalogue;
  if (isSame) return desk;
  const isSameGuide = view.guide?.name === desk.view.guide?.name;
  const isStandardFilled = isSameGuide && desk.isStandardFilled;
  const list = isSameGuide ? withGuideAgain : withGuide;
  const lines = list(desk.entry.lines, fillingGuide(view, isStandardFilled), view.catalogue, desk.settings);
  return { ...entered(desk, { ...desk.entry, lines }), isStandardFilled };
}

/** Whether the listed guide has quantities that do not stand in its rows yet. */
export function canFillStandard({
  view: { guide },
  isStandardFilled,
}: Pick<Desk, 'view' | 'isStandardFilled'>): boolean {
  const isOffered = guide !== null && isStandard(guide.name) && !isStandardFilled;
  return isOffered && guide.products.some((line) => line.orderQuantity > 0);
}

export function standardFilled(desk: Desk): Viewed {
  return { ...filled({ ...desk, isStandardFilled: true }, desk.entry.lines), isStandardFilled: true };
}

/** Nothing typed is left; a listed guide shows its quantities again. */
export function resetEntry(desk: Desk): Entered {
  const { lines } = cartReducer(desk.entry, { type: 'reset-product-list' });
  return filled(desk, lines, EMPTY_ENTRY);
}

export function clearedEntry(desk: Desk): Entered {
  return entered(desk, { ...EMPTY_ENTRY, lines: emptied(desk.entry.lines) });
}

function mayPrice({ canChangePrice, hidePricing }: UserSettings): boolean {
  return canChangePrice && !hidePricing;
}

/** A price that was typed by who may not change prices any more is none. */
function withinRights(line: EntryLine, settings: UserSettings): EntryLine {
  const isPriced = line.draft.priceText !== null && !mayPrice(settings);
  return isPriced ? { ...line, draft: { ...line.draft, priceText: null } } : line;
}

/** The lines that the browser kept, under those typed since. */
export function recalledEntry(desk: Desk, kept: KeptEntry): Entered {
  const lines = new Map(desk.entry.lines);
  for (const line of kept.lines) {
    if (!lines.get(line.id)?.isUnsaved) lines.set(line.id, withinRights(line, desk.settings));
  }
  return filled(desk, lines);
}

/** Takes a line out. One of a guide stays without a quantity, so that the guide does not bring its own again. */
export function removal({ entry }: Entered, lineId: number): CartReducerAction {
  const line = entry.lines.get(lineId);
  if (!line?.isFromGuide) return { type: 'delete-line-item', id: lineId };
  return { type: 'update-line-item', line: emptiedLine(line) };
}

export function addedLines(desk: Desk, entries: readonly NewEntry[]): readonly EntryLine[] {
  return linesOfEntries(desk.entry.lines, entries, desk.view.catalogue, desk.settings);
}

/** The lines to go over: everything entered, and what was refused. */
export function linesToReview({ entry }: Entered): readonly number[] {
  const refused = new Set(entry.lineErrors.map((error) => error.cartLineItem.id));
  return [...entry.lines.values()].filter((line) => isEntered(line) || refused.has(line.id)).map((line) => line.id);
}

export function pricedKeys({ entry }: Entered): readonly number[] {
  return [...entry.lines.values()].filter(isEntered).map((line) => line.productKey);
}

const NO_PRICES = {};

export function shelfOf({ catalogue, known }: Pick<ShopView, 'catalogue' | 'known'>): EntryShelf {
  return {
    productByKey: catalogue.productByKey,
    pricesOf: (productKey) => known[productKey]?.prices ?? NO_PRICES,
  };
}

interface Row {
  line: EntryLine;
  product: Product;
}

/** The line of a row and its product; before anything is typed, the empty line. Null when the product has gone. */
function rowOf({ view, entry, settings }: Desk, lineId: number): Row | null {
  const line = entry.lines.get(lineId);
  const product = view.catalogue.productByKey.get(line?.productKey ?? -lineId);
  return product ? { line: line ?? emptyLine(product, settings), product } : null;
}

export function changedLine(desk: Desk, lineId: number, change: EntryChange): EntryLine | null {
  const row = rowOf(desk, lineId);
  if (!row) return null;
  const { quantityText, sellUnit } = change;
  const unpriced = {
    ...(quantityText === undefined ? {} : { quantityText }),
    ...(sellUnit === undefined ? {} : { sellUnit }),
  };
  return changeLine(row.line, mayPrice(desk.settings) ? change : unpriced, row.product, desk.settings);
}

/** A typed price after its field was left: none, or the product's own price, is no override. */
export function pricedLine(desk: Desk, lineId: number): SettledLine | null {
  const row = desk.entry.lines.has(lineId) ? rowOf(desk, lineId) : null;
  if (!row) return null;
  const { draft: typed } = row.line;
  const isBlank = typed.priceText?.trim() === '';
  const { draft, adjustment } = settlePrice(
    isBlank ? { ...typed, priceText: null } : typed,
    row.product,
    shelfOf(desk.view).pricesOf(row.product.productKey),
  );
  return { line: draft === row.line.draft ? row.line : { ...row.line, draft }, adjustment };
}

export function steppedLine(desk: Desk, lineId: number, direction: 'up' | 'down'): EntryLine | null {
  const row = rowOf(desk, lineId);
  if (!row) return null;
  const { quantityText } = stepQuantity(row.line.draft, row.product, direction);
  return changeLine(row.line, { quantityText: quantityText === '0' ? '' : quantityText }, row.product, desk.settings);
}

/** A typed quantity after its field was left. */
export function settledLine(desk: Desk, lineId: number): SettledLine | null {
  const row = desk.entry.lines.has(lineId) ? rowOf(desk, lineId) : null;
  return row && settleLine(row.line, row.product, desk.settings);
}

/** What to say when rounding moves a quantity. */
export function movedNotice(desk: Desk, lineId: number): Notice {
  return { type: 'warning', text: settledLine(desk, lineId)?.adjustment ?? '' };
}

/** Whether anything typed would be lost by leaving. */
export function hasUnsaved({ unsavedCount, view, isShown }: Desk): boolean {
  return isShown && view.layout === 'quickEntry' && unsavedCount > 0;
}

/** Specification 4: category, main category, order guide and layout ask first; search and sort do not. */
export function asksFirst(change: ViewChange): boolean {
  if (change.kind === 'layout') return change.layout !== 'quickEntry';
  return (['mainCategory', 'category', 'guide'] as const).some((field) => field in change.filters);
}
