import { settlePrice, stepQuantity } from '#domain/cart/lineDraft.ts';
import { type BrowseFilters, NO_CATALOGUE } from '#domain/catalog/catalogue.ts';
import type { PricedProducts } from '#domain/entry/entryBatch.ts';
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
import type { Product } from '#domain/product/product.ts';
import type { PageLayout } from '#domain/settings/preferences.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { type CartReducerAction, type CartReducerState, cartReducer, EMPTY_ENTRY } from './cartReducer.ts';
import type { KeptEntry } from './keptEntry.ts';
import type { ShopView } from './shopView.ts';

/** A change of what is listed, which may lose typed lines. */
export type ViewChange = { kind: 'filters'; filters: Partial<BrowseFilters> } | { kind: 'layout'; layout: PageLayout };

export const EMPTY_VIEW: ShopView = {
  catalogue: NO_CATALOGUE,
  known: {},
  lastSales: {},
  cartLines: [],
  isCartKnown: false,
  layout: 'grid',
  search: '',
  guide: null,
};

export interface EntryState {
  view: ShopView;
  entry: CartReducerState;
  /** Ids of lines beyond the first of a product; the same list until one comes or goes. */
  furtherLines: readonly number[];
  /** The number of typed lines that request something. */
  unsavedCount: number;
  settings: UserSettings;
  isShown: boolean;
  /** The quantities of 'Standard' are in its rows. It is listed by default, so they come only on request. */
  isStandardFilled: boolean;
}

export type Entered = Pick<EntryState, 'entry' | 'furtherLines' | 'unsavedCount'>;

function isTyped(line: EntryLine | undefined): boolean {
  return line?.isUnsaved === true && isEntered(line);
}

type Lines = CartReducerState['lines'];

function areSame(left: Lines, right: Lines): boolean {
  const others = right.values();
  return left.size === right.size && [...left.values()].every((line) => line === others.next().value);
}

/** Unchanged lines stay the same objects, so that they are not stored again. */
function entered(state: Entered, changed: CartReducerState): Entered {
  const entry = areSame(state.entry.lines, changed.lines) ? { ...changed, lines: state.entry.lines } : changed;
  const before = state.furtherLines;
  const ids = [...entry.lines.keys()].filter((id) => id < FURTHER_LINES);
  const isSame = ids.length === before.length && ids.every((id, place) => id === before[place]);
  const unsavedCount = [...entry.lines.values()].filter(isTyped).length;
  return { entry, furtherLines: isSame ? before : ids, unsavedCount };
}

/** The lines that an action may change; null for any. */
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

/** Only the changed line is checked, so that typing stays fast with ten thousand lines. */
export function reduced(state: Entered, action: CartReducerAction): Entered {
  const entry = cartReducer(state.entry, action);
  const ids = linesOf(action);
  if (ids === null) return entered(state, entry);
  let { unsavedCount } = state;
  let isSame = true;
  for (const id of new Set(ids)) {
    const [before, after] = [state.entry.lines.get(id), entry.lines.get(id)];
    if (!isOwnLine(id) && (before === undefined) !== (after === undefined)) return entered(state, entry);
    unsavedCount += Number(isTyped(after)) - Number(isTyped(before));
    isSame &&= before === after;
  }
  const { lines } = isSame ? state.entry : entry;
  return { entry: { ...entry, lines }, furtherLines: state.furtherLines, unsavedCount };
}

/** The guide whose quantities fill the rows. */
function fillingGuide({ guide }: ShopView, isStandardFilled: boolean): Guide | null {
  return guide && isStandard(guide.name) && !isStandardFilled ? null : guide;
}

function filled(state: EntryState, lines: Lines, entry = state.entry): Entered {
  const guide = fillingGuide(state.view, state.isStandardFilled);
  return entered(state, { ...entry, lines: withGuide(lines, guide, state.view.catalogue, state.settings) });
}

type Viewed = Entered & Pick<EntryState, 'isStandardFilled'>;

/** The entry state after a change of the shop. Another guide has its own lines. */
export function viewed(state: EntryState, view: ShopView): Viewed {
  const isSame = view.guide === state.view.guide && view.catalogue === state.view.catalogue;
  if (isSame) return state;
  const isSameGuide = view.guide?.name === state.view.guide?.name;
  const isStandardFilled = isSameGuide && state.isStandardFilled;
  const list = isSameGuide ? withGuideAgain : withGuide;
  const lines = list(state.entry.lines, fillingGuide(view, isStandardFilled), view.catalogue, state.settings);
  return { ...entered(state, { ...state.entry, lines }), isStandardFilled };
}

/** Whether the listed guide has quantities that are not in its rows yet. */
export function canFillStandard({
  view: { guide },
  isStandardFilled,
}: Pick<EntryState, 'view' | 'isStandardFilled'>): boolean {
  const isOffered = guide !== null && isStandard(guide.name) && !isStandardFilled;
  return isOffered && guide.products.some((line) => line.orderQuantity > 0);
}

export function standardFilled(state: EntryState): Viewed {
  return { ...filled({ ...state, isStandardFilled: true }, state.entry.lines), isStandardFilled: true };
}

/** Removes everything typed. A listed guide shows its quantities again. */
export function resetEntry(state: EntryState): Entered {
  const { lines } = cartReducer(state.entry, { type: 'reset-product-list' });
  return filled(state, lines, EMPTY_ENTRY);
}

/** Discards typed lines. Those of a listed guide return to what the guide, the cart or Clear made them. */
export function withoutTyped(state: EntryState): Entered {
  const left = new Map([...state.entry.lines].filter(([, line]) => !line.isUnsaved));
  const guide = fillingGuide(state.view, state.isStandardFilled);
  const lines = withGuideAgain(left, guide, state.view.catalogue, state.settings);
  return entered(state, { ...EMPTY_ENTRY, lines });
}

export function clearedEntry(state: EntryState): Entered {
  return entered(state, { ...EMPTY_ENTRY, lines: emptied(state.entry.lines) });
}

function mayPrice({ canChangePrice, hidePricing }: UserSettings): boolean {
  return canChangePrice && !hidePricing;
}

/** Drops a typed price if the user may no longer change prices. */
function withinRights(line: EntryLine, settings: UserSettings): EntryLine {
  const isPriced = line.draft.priceText !== null && !mayPrice(settings);
  return isPriced ? { ...line, draft: { ...line.draft, priceText: null } } : line;
}

/** Restores the lines that the browser stored, except where something was typed since. */
export function recalledEntry(state: EntryState, kept: KeptEntry): Entered {
  const lines = new Map(state.entry.lines);
  for (const line of kept.lines) {
    if (!lines.get(line.id)?.isUnsaved) lines.set(line.id, withinRights(line, state.settings));
  }
  return filled(state, lines);
}

/** Removes a line. One of a guide stays without a quantity, so that the guide does not fill it in again. */
export function removal({ entry }: Entered, lineId: number): CartReducerAction {
  const line = entry.lines.get(lineId);
  if (!line?.isFromGuide) return { type: 'delete-line-item', id: lineId };
  return { type: 'update-line-item', line: emptiedLine(line) };
}

export function addedLines(state: EntryState, entries: readonly NewEntry[]): readonly EntryLine[] {
  return linesOfEntries(state.entry.lines, entries, state.view.catalogue, state.settings);
}

/** The lines to review: everything entered, and what was refused. */
export function linesToReview({ entry }: Entered): readonly number[] {
  const refused = new Set(entry.lineErrors.map((error) => error.cartLineItem.id));
  return [...entry.lines.values()].filter((line) => isEntered(line) || refused.has(line.id)).map((line) => line.id);
}

export function pricedKeys({ entry }: Entered): readonly number[] {
  return [...entry.lines.values()].filter(isEntered).map((line) => line.productKey);
}

const NO_PRICES = {};

export function pricedProducts({ catalogue, known }: Pick<ShopView, 'catalogue' | 'known'>): PricedProducts {
  return {
    productByKey: catalogue.productByKey,
    pricesOf: (productKey) => known[productKey]?.prices ?? NO_PRICES,
  };
}

interface Row {
  line: EntryLine;
  product: Product;
}

/** The line of a row and its product; the empty line before anything is typed. Null if the product is gone. */
function rowOf({ view, entry, settings }: EntryState, lineId: number): Row | null {
  const line = entry.lines.get(lineId);
  const product = view.catalogue.productByKey.get(line?.productKey ?? -lineId);
  return product ? { line: line ?? emptyLine(product, settings), product } : null;
}

export function changedLine(state: EntryState, lineId: number, change: EntryChange): EntryLine | null {
  const row = rowOf(state, lineId);
  if (!row) return null;
  const { quantityText, sellUnit } = change;
  const unpriced = {
    ...(quantityText === undefined ? {} : { quantityText }),
    ...(sellUnit === undefined ? {} : { sellUnit }),
  };
  return changeLine(row.line, mayPrice(state.settings) ? change : unpriced, row.product, state.settings);
}

/** A typed price after blur. A blank price or the product's own price is not an override. */
export function pricedLine(state: EntryState, lineId: number): SettledLine | null {
  const row = state.entry.lines.has(lineId) ? rowOf(state, lineId) : null;
  if (!row) return null;
  const { draft: typed } = row.line;
  const isBlank = typed.priceText?.trim() === '';
  const { draft, adjustment } = settlePrice(
    isBlank ? { ...typed, priceText: null } : typed,
    row.product,
    pricedProducts(state.view).pricesOf(row.product.productKey),
  );
  const isSame = draft.priceText === row.line.draft.priceText;
  return { line: isSame ? row.line : { ...row.line, draft }, adjustment };
}

export function steppedLine(state: EntryState, lineId: number, direction: 'up' | 'down'): EntryLine | null {
  const row = rowOf(state, lineId);
  if (!row) return null;
  const { quantityText } = stepQuantity(row.line.draft, row.product, direction);
  return changeLine(row.line, { quantityText: quantityText === '0' ? '' : quantityText }, row.product, state.settings);
}

/** A typed quantity after its field was left. */
export function settledLine(state: EntryState, lineId: number): SettledLine | null {
  const row = state.entry.lines.has(lineId) ? rowOf(state, lineId) : null;
  return row && settleLine(row.line, row.product, state.settings);
}

/** A field was left. Another way to write the same is not a change; an adjustment by rounding is. */
export function settled(state: EntryState, found: SettledLine | null): Partial<Entered> {
  if (!found) return {};
  const { line, adjustment } = found;
  if (adjustment === null) return reduced(state, { type: 'add-line-items', lines: [line] });
  return reduced(state, { type: 'update-line-item', line });
}

/** Whether anything typed would be lost by leaving. */
export function hasUnsaved({ unsavedCount, view, isShown }: EntryState): boolean {
  return isShown && view.layout === 'quickEntry' && unsavedCount > 0;
}

/** Specification 4: category, main category, order guide and layout ask first; search and sort do not. */
export function asksFirst(change: ViewChange): boolean {
  if (change.kind === 'layout') return change.layout !== 'quickEntry';
  return (['mainCategory', 'category', 'guide'] as const).some((field) => field in change.filters);
}

/** Whether the change leaves the quick entry layout. The other layout starts with an empty list. */
export function leavesLayout({ view }: Pick<EntryState, 'view'>, change: ViewChange | null): boolean {
  return view.layout === 'quickEntry' && change?.kind === 'layout' && change.layout !== 'quickEntry';
}
