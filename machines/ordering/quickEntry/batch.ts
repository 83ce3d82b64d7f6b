import type { LineItem } from '#domain/cart/cart.ts';
import { type PriceConflict, priceConflicts } from '#domain/cart/priceConflicts.ts';
import { type Repeat, repeatInCart } from '#domain/cart/repeatedProducts.ts';
import { type BatchLine, gatherBatch } from '#domain/entry/entryBatch.ts';
import type { EntryLine } from '#domain/entry/entryLine.ts';
import { entryTotals } from '#domain/entry/entryTotals.ts';
import { formatMoney } from '#domain/money.ts';
import { type UnusualQuantity, unusualQuantity } from '#domain/order/unusualQuantity.ts';
import { isByQuantity } from '#domain/product/defaultPrice.ts';
import { parseQuantity } from '#domain/quantity.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { PendingAdd } from './keptEntry.ts';
import { type EntryState, pricedProducts } from './quickEntry.ts';
import type { ShopView } from './shopView.ts';

/** The entered lines, sorted for sending. */
export interface Batch {
  ready: readonly BatchLine[];
  skipped: readonly LineItem[];
  faulty: readonly LineItem[];
  conflicts: readonly PriceConflict[];
}

type Gathered = Pick<EntryState, 'view' | 'entry' | 'settings'>;

export function gather({ view, entry, settings }: Gathered): Batch {
  const batch = gatherBatch(entry.lines.values(), pricedProducts(view));
  return { ...batch, conflicts: conflictsOf(batch.ready, view, settings) };
}

function conflictsOf(ready: readonly BatchLine[], view: ShopView, settings: UserSettings): readonly PriceConflict[] {
  if (settings.hidePricing) return [];
  const priced = ready.map(({ sent, unitPrice }) => ({
    ...sent,
    unitPrice,
    isByQuantity:
      sent.overridePrice === undefined &&
      isByQuantity(view.known[sent.productKey]?.prices[sent.unitOfMeasure_Prc ?? '']),
  }));
  return priceConflicts(priced, view.cartLines, view.catalogue);
}

export function repeatOf({ ready }: Batch, { view }: Pick<Gathered, 'view'>): Repeat | null {
  return repeatInCart(
    ready.map(({ sent }) => sent),
    view.cartLines,
    ready.every(({ line }) => !isFilledIn(line)),
  );
}

/** The lines whose products are not in the cart, so that they change no prices there. */
export function withoutRepeated(batch: Batch, { inCart }: Repeat): Batch {
  const ready = batch.ready.filter(({ line }) => !inCart.includes(line.productKey));
  return { ...batch, ready, conflicts: [] };
}

/** Whether a guide filled in the line and the user did not change it. */
function isFilledIn({ isFromGuide, isUnsaved }: EntryLine): boolean {
  return isFromGuide && !isUnsaved;
}

/** Whether lines that the guide filled in would be added along with typed lines. */
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

/** The number of lines of each kind and their total. Without known prices there is no amount. */
export function mixedText({ ready }: Batch, { view, settings }: Gathered): string {
  const filledIn = ready.filter(({ line }) => isFilledIn(line)).length;
  const { extension, isEstimate } = entryTotals(
    ready.map(({ line }) => line),
    pricedProducts(view),
  );
  const counts = entryText('entry.withGuide', {
    count: ready.length,
    filledIn,
    typed: ready.length - filledIn,
  });
  if (settings.hidePricing || !extension) return counts;
  const total = entryText(isEstimate ? 'entry.addEstimatedTotal' : 'entry.addTotal', {
    amount: formatMoney(extension),
  });
  return `${counts} ${total}`;
}

/** A typed line whose quantity has to be confirmed. `wish` identifies the request, so that it is asked about once. */
export interface UnusualEntry extends UnusualQuantity {
  wish: string;
  description: string;
}

/** The typed lines with a quantity far from what this customer usually takes, except confirmed ones. Guide quantities are never asked about. */
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
