import type { LineItem } from '#domain/cart/cart.ts';
import { settlePrice } from '#domain/cart/lineDraft.ts';
import { type PriceConflict, priceConflicts } from '#domain/cart/priceConflicts.ts';
import { ZERO } from '#domain/decimal.ts';
import { type BatchLine, type EntryShelf, gatherBatch } from '#domain/entry/entryBatch.ts';
import {
  changeLine,
  type EntryChange,
  type EntryLine,
  emptyLine,
  FURTHER_LINES,
  isEntered,
  type NewEntry,
  settleLine,
} from '#domain/entry/entryLine.ts';
import { emptied, isSameWish, linesOfEntries, withGuide } from '#domain/entry/mergeLines.ts';
import { type BrowseFilters, prepareCatalogue } from '#domain/product/catalogue.ts';
import { type Product, sellBy } from '#domain/product/product.ts';
import { formatQuantity, parseQuantity, stepDown, stepUp } from '#domain/quantity.ts';
import type { PageLayout } from '#domain/settings/preferences.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { texts } from '#domain/texts.ts';
import type { Notice } from '../notices/notice.ts';
import { type CartReducerAction, type CartReducerState, cartReducer, EMPTY_ENTRY } from './cartReducer.ts';
import type { KeptEntry } from './keptEntry.ts';
import type { ShopView } from './shopView.ts';

/** A change of what is listed, which may lose typed lines. */
export type ViewChange = { kind: 'filters'; filters: Partial<BrowseFilters> } | { kind: 'layout'; layout: PageLayout };

/** The entered lines, sorted for sending. */
export interface Batch {
  ready: readonly BatchLine[];
  skipped: readonly LineItem[];
  faulty: readonly LineItem[];
  conflicts: readonly PriceConflict[];
}

export const EMPTY_BATCH: Batch = { ready: [], skipped: [], faulty: [], conflicts: [] };

export const EMPTY_VIEW: ShopView = {
  catalogue: prepareCatalogue({ products: [], mainCategories: [], categories: [], guides: [] }),
  known: {},
  cartLines: [],
  layout: 'grid',
  guide: null,
};

interface Desk {
  view: ShopView;
  entry: CartReducerState;
  /** Ids of lines beyond the first of a product; the same list until one comes or goes. */
  furtherLines: readonly number[];
  settings: UserSettings;
  isShown: boolean;
}

type Entered = Pick<Desk, 'entry' | 'furtherLines'>;

function entered(desk: Entered, entry: CartReducerState): Entered {
  const before = desk.furtherLines;
  const ids = [...entry.lines.keys()].filter((id) => id < FURTHER_LINES);
  const isSame = ids.length === before.length && ids.every((id, place) => id === before[place]);
  return { entry, furtherLines: isSame ? before : ids };
}

export function reduced(desk: Entered, action: CartReducerAction): Entered {
  return entered(desk, cartReducer(desk.entry, action));
}

/** What is entered when the shop around has changed: another guide brings its lines. */
export function viewed(desk: Desk, view: ShopView): Entered {
  const isSame = view.guide === desk.view.guide && view.catalogue === desk.view.catalogue;
  if (isSame) return desk;
  return entered(desk, {
    ...desk.entry,
    lines: withGuide(desk.entry.lines, view.guide, view.catalogue, desk.settings),
  });
}

/** Nothing typed is left; a listed guide shows its quantities again. */
export function resetEntry(desk: Desk): Entered {
  const { lines } = cartReducer(desk.entry, { type: 'reset-product-list' });
  return entered(desk, {
    ...EMPTY_ENTRY,
    lines: withGuide(lines, desk.view.guide, desk.view.catalogue, desk.settings),
  });
}

export function clearedEntry(desk: Desk): Entered {
  return entered(desk, { ...EMPTY_ENTRY, lines: emptied(desk.entry.lines) });
}

/** The lines that the browser kept, under those typed since. */
export function recalledEntry(desk: Desk, kept: KeptEntry): Entered {
  const lines = new Map(desk.entry.lines);
  for (const line of kept.lines) {
    if (!lines.get(line.id)?.isUnsaved) lines.set(line.id, line);
  }
  return entered(desk, { ...desk.entry, lines: withGuide(lines, desk.view.guide, desk.view.catalogue, desk.settings) });
}

export function addedLines(desk: Desk, entries: readonly NewEntry[]): readonly EntryLine[] {
  return linesOfEntries(desk.entry.lines, entries, desk.view.catalogue, desk.settings);
}

/** The sent lines as they stand now: the same objects where nothing was typed since. */
export function standingLines(desk: Entered, sent: readonly EntryLine[]): readonly EntryLine[] {
  return sent.map((line) => {
    const standing = desk.entry.lines.get(line.id);
    return standing && isSameWish(standing, line) ? standing : line;
  });
}

export function typedLines({ entry }: Entered): readonly EntryLine[] {
  return [...entry.lines.values()].filter((line) => line.isUnsaved);
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
  const { canChangePrice, hidePricing } = desk.settings;
  const { quantityText, sellUnit } = change;
  const unpriced = {
    ...(quantityText === undefined ? {} : { quantityText }),
    ...(sellUnit === undefined ? {} : { sellUnit }),
  };
  return changeLine(row.line, canChangePrice && !hidePricing ? change : unpriced, row.product, desk.settings);
}

/** A typed price after its field was left: the product's own price is no override. */
export function pricedLine(desk: Desk, lineId: number): EntryLine | null {
  const row = desk.entry.lines.has(lineId) ? rowOf(desk, lineId) : null;
  if (!row) return null;
  const draft = settlePrice(row.line.draft, row.product, shelfOf(desk.view).pricesOf(row.product.productKey));
  return draft === row.line.draft ? row.line : { ...row.line, draft };
}

export function steppedLine(desk: Desk, lineId: number, direction: 'up' | 'down'): EntryLine | null {
  const row = rowOf(desk, lineId);
  if (!row) return null;
  const quantity = parseQuantity(row.line.draft.quantityText) ?? ZERO;
  const multiple = sellBy(row.product, row.line.draft.sellUnit)?.sellByMultiple ?? 0;
  const next = direction === 'up' ? stepUp(quantity, multiple) : stepDown(quantity, multiple);
  const quantityText = next.isZero() ? '' : formatQuantity(next);
  return changeLine(row.line, { quantityText }, row.product, desk.settings);
}

/** A typed line after its field was left, and from what the site's rounding moved it. */
export function settledLine(
  desk: Desk,
  lineId: number,
): { line: EntryLine; adjustedFrom: string | null; multiple: string } | null {
  const row = desk.entry.lines.has(lineId) ? rowOf(desk, lineId) : null;
  if (!row) return null;
  const multiple = sellBy(row.product, row.line.draft.sellUnit)?.sellByMultiple ?? 0;
  return { ...settleLine(row.line, row.product, desk.settings), multiple: formatQuantity(multiple) };
}

/** What to say when the site's rounding moves a quantity. */
export function movedNotice(desk: Desk, lineId: number): Notice {
  const settled = settledLine(desk, lineId);
  const [from, to] = [settled?.adjustedFrom ?? '', settled?.line.draft.quantityText ?? ''];
  return { type: 'warning', text: texts.cart.quantityAdjusted(from, to, settled?.multiple ?? '') };
}

export function gather({ view, entry, settings }: Desk): Batch {
  const batch = gatherBatch(entry.lines.values(), shelfOf(view));
  const priced = batch.ready.map(({ sent, unitPrice }) => ({ ...sent, unitPrice }));
  const conflicts = settings.hidePricing ? [] : priceConflicts(priced, view.cartLines, view.catalogue);
  return { ...batch, conflicts };
}

export function withoutAdded(batch: Batch): Batch {
  return { ...batch, ready: batch.ready.filter(({ line }) => !line.wasAdded) };
}

/** Whether anything typed would be lost by leaving. */
export function hasUnsaved({ entry, view, isShown }: Desk): boolean {
  if (!isShown || view.layout !== 'quickEntry') return false;
  for (const line of entry.lines.values()) {
    if (line.isUnsaved && isEntered(line)) return true;
  }
  return false;
}

/** Specification 4: category, main category, order guide and layout ask first; search and sort do not. */
export function asksFirst(change: ViewChange): boolean {
  if (change.kind === 'layout') return change.layout !== 'quickEntry';
  return (['mainCategory', 'category', 'guide'] as const).some((field) => field in change.filters);
}
