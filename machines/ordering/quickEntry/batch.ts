import type { LineItem } from '#domain/cart/cart.ts';
import { type PriceConflict, priceConflicts } from '#domain/cart/priceConflicts.ts';
import { type BatchLine, failedLine, gatherBatch } from '#domain/entry/entryBatch.ts';
import { type EntryLine, isEntered, unsentEntry } from '#domain/entry/entryLine.ts';
import { entryTotals } from '#domain/entry/entryTotals.ts';
import { isSameWish } from '#domain/entry/mergeLines.ts';
import { formatMoney } from '#domain/money.ts';
import { type UnusualQuantity, unusualQuantity } from '#domain/order/unusualQuantity.ts';
import { parseQuantity } from '#domain/quantity.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { texts } from '#domain/texts.ts';
import type { Notice } from '../../notices/notice.ts';
import { productsAdded } from '../../notices/productsAdded.ts';
import type { AddOutcome } from '../addLines/addLinesMachine.ts';
import type { PendingAdd } from './keptEntry.ts';
import { type Entered, type EntryState, pricedProducts, reduced } from './quickEntry.ts';
import type { ShopView } from './shopView.ts';

/** The entered lines, sorted for sending. */
export interface Batch {
  ready: readonly BatchLine[];
  skipped: readonly LineItem[];
  faulty: readonly LineItem[];
  conflicts: readonly PriceConflict[];
}

/** What became of entered lines. `faulty`: one cannot be read, nothing was sent. `nothing`: none was to be added. */
export type EntryOutcome = AddOutcome | { kind: 'faulty' } | { kind: 'nothing' };

/** Lines on their way: what became of them, how they were sorted, and which of them were sent. */
interface Addition {
  outcome: EntryOutcome;
  batch: Batch;
  pending: PendingAdd | null;
}

export const EMPTY_BATCH: Batch = { ready: [], skipped: [], faulty: [], conflicts: [] };

type Gathered = Pick<EntryState, 'view' | 'entry' | 'settings'>;

export function gather({ view, entry, settings }: Gathered): Batch {
  const batch = gatherBatch(entry.lines.values(), pricedProducts(view));
  return { ...batch, conflicts: conflictsOf(batch.ready, view, settings) };
}

function conflictsOf(ready: readonly BatchLine[], view: ShopView, settings: UserSettings): readonly PriceConflict[] {
  if (settings.hidePricing) return [];
  const priced = ready.map(({ sent, unitPrice }) => ({ ...sent, unitPrice }));
  return priceConflicts(priced, view.cartLines, view.catalogue);
}

/** Without the lines that are in the cart already, and the questions about their prices. */
export function withoutAdded(batch: Batch, { view, settings }: Gathered): Batch {
  const ready = batch.ready.filter(({ line }) => !line.wasAdded);
  return { ...batch, ready, conflicts: conflictsOf(ready, view, settings) };
}

/** Lines of a guide that nobody touched: it filled them in. */
function isFilledIn({ isFromGuide, isUnsaved, wasAdded }: EntryLine): boolean {
  return isFromGuide && !isUnsaved && !wasAdded;
}

/** Whether lines that the guide filled in would go along with lines that were typed. */
export function isMixed({ ready }: Batch): boolean {
  return ready.some(({ line }) => isFilledIn(line)) && ready.some(({ line }) => line.isUnsaved);
}

export function onlyTyped(batch: Batch, { entry, view, settings }: Gathered): Batch {
  const ready = batch.ready.filter(({ line }) => !isFilledIn(line));
  const skipped = batch.skipped.filter(({ cartLineItem: { id } }) => {
    const line = entry.lines.get(id ?? 0);
    return !line || !isFilledIn(line);
  });
  return { ...batch, ready, skipped, conflicts: conflictsOf(ready, view, settings) };
}

/** How many lines there are of each kind, and what they come to; no amount while no price is known. */
export function mixedText({ ready }: Batch, { view, settings }: Gathered): string {
  const filledIn = ready.filter(({ line }) => isFilledIn(line)).length;
  const { extension, isEstimate } = entryTotals(
    ready.map(({ line }) => line),
    pricedProducts(view),
  );
  const counts = texts.entry.withGuide(filledIn, ready.length - filledIn);
  if (settings.hidePricing || !extension) return counts;
  return `${counts} ${texts.entry.addTotal(`${isEstimate ? 'est. ' : ''}${formatMoney(extension)}`)}`;
}

/** A typed line whose quantity is to be asked about. `wish`: what was asked for, to be asked about once. */
export interface UnusualEntry extends UnusualQuantity {
  wish: string;
  description: string;
}

/** The typed lines with a quantity far from what this customer takes, but for those that the buyer stands by. A guide knows what is usual. */
export function unusualEntries({ ready }: Batch, { view }: Gathered, confirmed: readonly string[]): UnusualEntry[] {
  return ready.flatMap(({ line }) => {
    const product = view.catalogue.productByKey.get(line.productKey);
    const quantity = parseQuantity(line.draft.quantityText);
    if (!line.isUnsaved || !product || !quantity) return [];
    const { sellUnit } = line.draft;
    const unusual = unusualQuantity(product, { quantity, unit: sellUnit }, view.lastSales[line.productKey]);
    const wish = `${line.id} ${quantity} ${sellUnit}`;
    return unusual && !confirmed.includes(wish) ? [{ ...unusual, wish, description: product.description }] : [];
  });
}

export function preparedAdd({ ready }: Batch, idempotencyKey: string): PendingAdd {
  const lines = ready.map(({ line }) => line);
  return { idempotencyKey, lines, sent: ready.map(({ sent }) => sent), progress: 'sent' };
}

/** The sent lines as they stand now: the same objects where nothing was typed since. */
function standingLines({ entry }: Entered, sent: readonly EntryLine[]): readonly EntryLine[] {
  return sent.map((line) => {
    const standing = entry.lines.get(line.id);
    return standing && isSameWish(standing, line) ? standing : line;
  });
}

/** Lines typed anew after they went off unanswered: their first form is in the cart by now, and their buyer is told. */
function addedBefore({ entry }: Entered, { lines, progress }: PendingAdd, items: readonly LineItem[]): LineItem[] {
  if (progress !== 'unanswered') return [];
  return lines.flatMap((line, place) => {
    const standing = entry.lines.get(line.id);
    const isChanged = standing && isEntered(standing) && !isSameWish(standing, line);
    return isChanged && items[place]?.isSuccess ? [failedLine(standing, texts.cart.addedBefore)] : [];
  });
}

/** What is entered when the sent lines have their answer. */
function answered(state: Entered, pending: PendingAdd, items: readonly LineItem[]): Entered {
  const sent = standingLines(state, pending.lines);
  const errors = addedBefore(state, pending, items);
  const after = reduced(reduced(state, { type: 'update-cart', items, sent }), { type: 'add-cart-errors', errors });
  return reduced(after, { type: 'add-line-items', lines: settledWishes(after) });
}

/** A guide's row that was emptied has done its work with this order: the next one begins with the guide's quantity. */
function settledWishes({ entry }: Entered): EntryLine[] {
  const emptied = [...entry.lines.values()].filter((line) => line.isFromGuide && line.isUnsaved && !isEntered(line));
  return emptied.map((line) => ({ ...line, isUnsaved: false, wasAdded: true }));
}

/** What was left behind when the lines went off, as far as it still stands there. */
function leftBehind({ entry }: Entered, { faulty, skipped }: Batch): readonly LineItem[] {
  return [...faulty, ...skipped].filter(({ cartLineItem }) => {
    const line = entry.lines.get(cartLineItem.id ?? 0);
    const asSent = line && unsentEntry(line);
    const isSame = asSent?.unitOfMeasure === cartLineItem.unitOfMeasure;
    return isSame && asSent.orderQuantity === cartLineItem.orderQuantity;
  });
}

function withErrors(state: Entered, errors: readonly LineItem[]): Entered {
  return reduced(state, { type: 'add-cart-errors', errors });
}

/** What is entered when it is known what became of the lines that were to be added. */
export function concluded(state: Entered, { outcome, batch, pending }: Addition): Entered {
  switch (outcome.kind) {
    case 'added': {
      const after = pending ? answered(state, pending, outcome.items) : state;
      return withErrors(after, leftBehind(after, batch));
    }
    case 'refused':
      return withErrors(withErrors(state, outcome.errors), leftBehind(state, batch));
    case 'faulty':
    case 'nothing':
      return withErrors(state, leftBehind(state, batch));
    default:
      return state;
  }
}

/** What is said about it; null where the lines speak for themselves. */
export function outcomeNotice(outcome: EntryOutcome, count: number): Notice | null {
  switch (outcome.kind) {
    case 'added':
      return productsAdded(count);
    case 'nothing':
      return productsAdded(0);
    case 'failed':
    case 'unknown':
      return { type: 'error', text: outcome.text };
    default:
      return null;
  }
}
