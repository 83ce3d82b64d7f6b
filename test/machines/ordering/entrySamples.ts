import type { EventFrom } from 'xstate';
import type { CartLine, LineItem, SentLine } from '#domain/cart/cart.ts';
import type { PriceConflict } from '#domain/cart/priceConflicts.ts';
import { type EntryChange, isEntered, ownLineId } from '#domain/entry/entryLine.ts';
import type { Guide, GuideProduct } from '#domain/guide/guide.ts';
import type { Product } from '#domain/product/product.ts';
import { DEFAULT_USER_SETTINGS, type UserSettings } from '#domain/settings/settings.ts';
import type { AddOutcome } from '#machines/ordering/addLines/addLinesMachine.ts';
import { entryAdditionMachine } from '#machines/ordering/quickEntry/entryAdditionMachine.ts';
import {
  type EntryOwner,
  type EntryToKeep,
  type KeptEntry,
  keptEntry,
  type PendingAdd,
} from '#machines/ordering/quickEntry/keptEntry.ts';
import { quickEntryMachine } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import type { QuickEntryInput } from '#machines/ordering/quickEntry/quickEntrySetup.ts';
import type { ShopActors, ShopView } from '#machines/ordering/quickEntry/shopView.ts';
import { asItself, Stage } from '../../support/walks/puppets.ts';
import { catalogueOf, environment, listener, loadedCatalogue, priced, tomatoes, unsold } from '../samples.ts';

/** Sold and priced by the bunch. */
export const leeks: Product = {
  ...tomatoes,
  productKey: 13,
  productCode: 'LEE',
  description: 'Leeks',
  pricingUM: 'EA',
  sellBys: [{ unitOfMeasure: 'EA', stockConversion: 1, isPricing: true, sellByMultiple: 0 }],
  priceBys: [{ unitOfMeasure: 'EA', stockConversion: 1, priceDecimals: 2 }],
  defaultQuantity: { orderQuantity: 1, unitOfMeasure: 'EA' },
};

export const pantry = catalogueOf({ ...loadedCatalogue, products: [tomatoes, leeks, unsold] });

export const weekly: GuideProduct = {
  id: 1,
  productKey: 11,
  overridePrice: null,
  unitOfMeasure_Prc: null,
  unitOfMeasure: 'CS',
  orderQuantity: 5,
  sequence: 1,
};

export function guideOf(name: string, ...products: GuideProduct[]): Guide {
  return { name, isPrimary: false, isReadOnly: false, products, version: 1 };
}

/** Quick entry over the whole catalogue, prices known. */
export const pantryView: ShopView = {
  catalogue: pantry,
  known: { 11: priced, 13: { prices: { EA: 1.5 }, uncommitted: null } },
  lastSales: {},
  cartLines: [],
  isCartKnown: true,
  layout: 'quickEntry',
  search: '',
  guide: null,
};

export const guideView: ShopView = { ...pantryView, guide: guideOf('Weekly', weekly) };

export const standardView: ShopView = { ...pantryView, guide: guideOf('Standard', weekly) };

/** Tomatoes that were added to this cart at another price. */
export const dearTomatoes: CartLine = {
  id: 1,
  productKey: 11,
  unitOfMeasure: 'CS',
  orderQuantity: 1,
  overridePrice: 50,
  unitOfMeasure_Prc: 'CS',
  productText1: null,
  productText2: null,
  caseQuantity: 1,
  unitPrice: 50,
  priceConversion: 1,
  extension: 50,
  isOverridePrice: true,
  isEstimate: false,
};

export const owner: EntryOwner = { username: 'chef', customerKey: 1001 };

/** The input of quick entry, and the events that its actors get. */
export function entryInput(settings: Partial<UserSettings> = {}) {
  const cart = listener<EventFrom<ShopActors['cart']>>();
  const prices = listener<EventFrom<ShopActors['prices']>>();
  const productList = listener<EventFrom<ShopActors['productList']>>();
  const catalogue = listener<EventFrom<ShopActors['catalogue']>>();
  const actors = { catalogue: catalogue.ref, prices: prices.ref, cart: cart.ref, productList: productList.ref };
  const input: QuickEntryInput = {
    actors: actors as unknown as ShopActors,
    rule: { keepsGuides: true, mayListAll: true, defaultsToStandard: false, searchesEverything: false },
    owner,
    settings: { ...DEFAULT_USER_SETTINGS, ...settings },
    newId: environment().newId,
  };
  return { input, cart, prices, productList };
}

const playing = quickEntryMachine.provide({ actors: { entryAddition: asItself(entryAdditionMachine) } });

type Sent = EventFrom<typeof quickEntryMachine> | EventFrom<typeof entryAdditionMachine>;
type ToAddition = EventFrom<typeof entryAdditionMachine>;

const toAddition = (event: Sent): event is ToAddition =>
  /^(again|guide|quantities)\./.test(event.type) || event.type === 'lines.sent';

/** Quick entry with the machine that adds its lines to the cart, which receives its events; all else is puppets. */
export class EntryStage extends Stage<typeof quickEntryMachine> {
  constructor(input: QuickEntryInput) {
    super(playing, input);
  }

  override send(...events: Sent[]): void {
    for (const event of events) {
      if (toAddition(event)) this.snapshot.children.entryAddition?.send(event);
      else super.send(event);
    }
  }

  get addition() {
    return this.snapshot.children.entryAddition?.getSnapshot();
  }
}

/** Quick entry on screen, with the stored rows of the browser. */
export async function opened(
  settings: Partial<UserSettings> = {},
  view: ShopView = pantryView,
  kept: KeptEntry | null = null,
) {
  const { input, cart, productList } = entryInput(settings);
  const stage = new EntryStage(input);
  await stage.answer('recallEntry', kept);
  stage.send({ type: 'shop.changed', view }, { type: 'page.shown' });
  return { stage, cart: cart.heard, chosen: productList.heard };
}

/** The same quick entry after a reload: it only has the last stored rows of the browser. */
export async function reloaded(stage: EntryStage, view: ShopView = stage.snapshot.context.view) {
  const last = stage.paramsOf('keepEntry').at(-1) as { entry: EntryToKeep } | undefined;
  const kept: KeptEntry | null = last ? JSON.parse(JSON.stringify(keptEntry(last.entry))) : null;
  return opened(stage.snapshot.context.settings, view, kept && { ...kept, pending: interrupted(kept.pending) });
}

function interrupted(pending: PendingAdd | null): PendingAdd | null {
  return pending && { ...pending, progress: 'unanswered' };
}

export function typing(productKey: number, quantityText: string, more: EntryChange = {}) {
  return { type: 'line.change', lineId: ownLineId(productKey), change: { quantityText, ...more } } as const;
}

/** The rows' product, quantity and unit. */
export function rowsOf({ snapshot }: EntryStage): string[] {
  return [...snapshot.context.entry.lines.values()]
    .filter(isEntered)
    .map(({ productKey, draft }) => `${productKey}: ${draft.quantityText} ${draft.sellUnit}`);
}

/** What was asked to be added, press by press. */
export function requestsOf(stage: EntryStage): AddRequest[] {
  return stage.asked('addLines') as AddRequest[];
}

interface AddRequest {
  lines: readonly SentLine[];
  conflicts: readonly PriceConflict[];
  idempotencyKey: string;
  isRepeat: boolean;
}

/** The answer that every line of the last request is in the cart; but those of these products are refused. */
export function answerOf(stage: EntryStage, refusedKeys: readonly number[] = []): AddOutcome {
  const { lines } = requestsOf(stage).at(-1) ?? { lines: [] };
  return { kind: 'added', items: lines.map((line) => itemOf(line, !refusedKeys.includes(line.productKey))) };
}

export function itemOf(cartLineItem: SentLine, isSuccess: boolean): LineItem {
  const errors = isSuccess ? [] : ['Not sold to you.'];
  return { cartLineItem, isSuccess, message: errors[0] ?? null, errors };
}
