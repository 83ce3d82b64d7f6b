import type { ContextFrom } from 'xstate';
import type { CartLine, LineItem } from '#domain/cart/cart.ts';
import { type EntryLine, isEntered, newLine, ownLineId } from '#domain/entry/entryLine.ts';
import type { Product } from '#domain/product/product.ts';
import { EMPTY_ENTRY } from '#machines/ordering/quickEntry/cartReducer.ts';
import {
  type EntryAddition,
  type EntrySent,
  entryAdditionMachine,
} from '#machines/ordering/quickEntry/entryAdditionMachine.ts';
import type { PendingAdd } from '#machines/ordering/quickEntry/keptEntry.ts';
import { EMPTY_BATCH, type EntryOutcome } from '#machines/ordering/quickEntry/outcome.ts';
import { quickEntryMachine } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { onlyAfter, onlyIf } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { changesNothing, leadsTo, restsIn, sendsOnce, sets } from '../../support/walks/walkRules.ts';
import { cartListener, catalogueOf, listener, loadedCatalogue, tomatoes, twoCases } from '../samples.ts';
import { entryInput, guideView, leeks, pantryView, standardView } from './entrySamples.ts';

const tomatoesSent = { productKey: 11, unitOfMeasure: 'CS', orderQuantity: '1' };
const good: LineItem = { cartLineItem: tomatoesSent, isSuccess: true, message: null, errors: [] };
const bad: LineItem = { cartLineItem: { ...tomatoesSent, id: -11 }, isSuccess: false, message: 'No.', errors: ['No.'] };

function situationOf(line: EntryLine): string {
  if (!isEntered(line)) return '';
  if (line.draft.quantityText === '13') return 'faulty';
  return line.draft.sellUnit === 'XX' ? 'skipped' : `ready${line.wasAdded}`;
}

const pending: PendingAdd = { idempotencyKey: 'key', lines: [], sent: [], progress: 'sent' };
const { input } = entryInput({ orderQuantityRoundingFlag: 'AutoRoundUp' });

function added(outcome: EntryOutcome): EntryAddition {
  return { outcome, batch: EMPTY_BATCH, pending, confirmed: [] };
}

const typedTomatoes = newLine(-11, { productKey: 11, quantity: '1', sellUnit: 'CS' }, tomatoes, input.settings);

type Entry = ContextFrom<typeof quickEntryMachine>;

export const quickEntryWalk = walkOf({
  machine: quickEntryMachine,
  inputs: {
    typing: input,
    adding: input,
    'lines of another tab': input,
    'changing the list': input,
    'listing the Standard guide': input,
  },
  parts: {
    typing: [
      ...[
        'recallEntry',
        'shop.changed: to quick entry of a guide',
        'row.enter',
        'row.restore',
        'line.change',
        'line.step',
        'quantity.settle',
        'price.settle',
      ],
      ...['line.remove', 'lines.add', 'review.start', 'review.finish', 'watchShop'],
    ],
    'lines of another tab': [
      ...['recallEntry', 'shop.changed: to quick entry of a guide', 'line.change: of the other product'],
      ...['elsewhere.changed', 'elsewhere.take', 'elsewhere.discard', 'elsewhere.taken', 'lines.moved'],
      'watchElsewhere',
    ],
    adding: [
      ...['recallEntry', 'shop.changed: to quick entry of a guide', 'entry.addToCart', 'entryAddition'],
      ...['entry.sent', 'status.close'],
    ],
    'listing the Standard guide': ['recallEntry', 'shop.changed: to the Standard guide', 'standard.fill'],
    'changing the list': [
      ...[
        'shop.changed: to quick entry of a guide',
        'shop.changed: to a grid',
        'page.shown',
        'page.hidden',
        'line.change: of the other product',
        'holdUnsavedWork',
        'typed.abandon',
      ],
      ...['clear.request', 'clear.confirm', 'clear.refuse', 'view.choose', 'view.confirm', 'view.refuse'],
    ],
  },
  events: {
    'shop.changed': {
      'to quick entry of a guide': { view: guideView },
      'to the Standard guide': { view: standardView },
      'to a grid': { view: { ...pantryView, layout: 'grid' } },
    },
    'row.enter': { tomatoes: { lineId: -11 } },
    'line.change': {
      'to thirteen pieces': { lineId: -11, change: { quantityText: '13', sellUnit: 'EA' } },
      'of the other product': { lineId: -13, change: { quantityText: '1' } },
      'to an unknown unit': { lineId: -11, change: { quantityText: '1', sellUnit: 'XX' } },
      'of a product that has gone': { lineId: -99, change: { quantityText: '1' } },
    },
    'line.step': { up: { lineId: -11, direction: 'up' }, gone: { lineId: -99, direction: 'up' } },
    'quantity.settle': { tomatoes: { lineId: -11 } },
    'price.settle': { tomatoes: { lineId: -11 } },
    'line.remove': { tomatoes: { lineId: -11 } },
    'lines.add': { leeks: { entries: [{ productKey: 13, quantity: '1', sellUnit: 'EA' }] } },
    'entry.sent': { 'by their way': { pending } },
    'view.choose': {
      'a category': { change: { kind: 'filters', filters: { category: 'VEG' } } },
      list: { change: { kind: 'layout', layout: 'list' } },
    },
    'list.change': 'raised',
    'elsewhere.changed': {
      'an open tab': { elsewhere: { tab: 'other', count: 2, isOpen: true } },
      'a closed tab': { elsewhere: { tab: 'other', count: 2, isOpen: false } },
      none: { elsewhere: null },
    },
    'elsewhere.taken': { tomatoes: { kept: { lines: [typedTomatoes], pending: null } } },
  },
  answers: {
    recallEntry: {
      nothing: null,
      'lines without an answer': {
        lines: [],
        pending: { idempotencyKey: 'key', lines: [], sent: [], progress: 'unanswered' },
      },
    },
    entryAddition: {
      added: added({ kind: 'added', items: [good] }),
      'added but one': added({ kind: 'added', items: [bad] }),
      refused: added({ kind: 'refused', errors: [bad] }),
      faulty: added({ kind: 'faulty' }),
      nothing: { ...added({ kind: 'nothing' }), pending: null },
      unknown: added({ kind: 'unknown', text: 'No answer.' }),
      failed: added({ kind: 'failed', text: 'No.' }),
      cancelled: added({ kind: 'cancelled' }),
    },
  },
  distinguish: ({ view, entry, pending, entered, isStandardFilled, elsewhere }) => [
    entered !== null,
    view.layout,
    view.guide?.name,
    isStandardFilled,
    [...new Set([...entry.lines.values()].map(situationOf))],
    pending?.progress,
    elsewhere?.isOpen,
  ],
  rules: [
    changesNothing('view.refuse', 'clear.refuse', 'status.close', 'clear.request'),
    onlyAfter('filters.choose', 'view.choose', 'view.confirm'),
    onlyAfter('layout.choose', 'view.choose', 'view.confirm'),
    onlyAfter('entryAddition', 'entry.addToCart'),
    onlyIf<Entry>('entryAddition', ({ view, pending }) => view.isCartKnown || pending !== null),
    onlyIf<Entry>('elsewhere.take', ({ elsewhere: other, pending: sent }) => other !== null && sent === null),
    onlyIf<Entry>('elsewhere.discard', ({ elsewhere: other }) => other?.isOpen === false),
    sets<Entry>('entryAddition: unknown', ({ pending: sent }) => sent?.progress === 'unanswered', 'adding.sending'),
    sets<Entry>('entryAddition: added', ({ pending: sent }) => sent === null, 'adding.sending'),
    sets<Entry>('clear.confirm', ({ entry }) => ![...entry.lines.values()].some(isEntered), 'viewing.confirmingClear'),
    leadsTo('entryAddition: unknown', 'adding.unanswered'),
    leadsTo('entryAddition: refused', 'adding.showingStatus'),
    sendsOnce('entryAddition'),
    restsIn(['adding.resting', 'adding.unanswered'], 'recallEntry', 'watchShop', 'watchElsewhere', 'holdUnsavedWork'),
    restsIn(['holding.free'], 'recallEntry', 'watchShop', 'watchElsewhere', 'entryAddition'),
  ],
});

const typed = (product: Product, quantity: string, more: Partial<EntryLine> = {}): EntryLine => {
  const entry = { productKey: product.productKey, quantity, sellUnit: product.defaultQuantity.unitOfMeasure };
  return { ...newLine(ownLineId(product.productKey), entry, product, input.settings), ...more };
};
const carrots = { ...leeks, productKey: 14 };
const untouched = typed(tomatoes, '1', { isFromGuide: true, isUnsaved: false });
const ofLines = (...lines: EntryLine[]) => ofCart([], ...lines);
const ofCart = (cartLines: readonly CartLine[], ...lines: EntryLine[]) => ({
  entered: {
    view: {
      ...pantryView,
      catalogue: catalogueOf({ ...loadedCatalogue, products: [tomatoes, leeks, carrots] }),
      cartLines,
    },
    entry: { ...EMPTY_ENTRY, lines: new Map(lines.map((line) => [line.id, line])) },
    settings: input.settings,
  },
  unanswered: null,
  confirmed: [],
  cart: cartListener().ref,
  owner: listener<EntrySent>().ref,
  newId: input.newId,
});

type Addition = ContextFrom<typeof entryAdditionMachine>;

export const entryAdditionWalk = walkOf({
  machine: entryAdditionMachine,
  inputs: {
    'of a new line': ofLines(typed(tomatoes, '1')),
    'of a line of the guide that is in the cart': ofCart([twoCases], untouched),
    'of two lines that are in the cart and another': ofCart(
      [twoCases, { ...twoCases, productKey: 13 }],
      typed(tomatoes, '1'),
      typed(leeks, '1'),
      typed(carrots, '1'),
    ),
    'of a thousand': ofLines(typed(leeks, '1000')),
    'of a line of the guide and a thousand': ofLines(untouched, typed(leeks, '1000')),
    'of an invalid quantity': ofLines(typed(tomatoes, '1.5.2')),
    'of no line': ofLines(),
    'of lines without an answer': { ...ofLines(typed(tomatoes, '1')), unanswered: { pending, batch: EMPTY_BATCH } },
  },
  events: {},
  answers: { addLines: { added: { kind: 'added', items: [good] }, cancelled: { kind: 'cancelled' } } },
  distinguish: ({ isSent }) => isSent,
  rules: [
    changesNothing('guide.refuse', 'again.refuse', 'quantities.refuse'),
    leadsTo('guide.refuse', 'done'),
    leadsTo('again.refuse', 'done'),
    leadsTo('quantities.refuse', 'done'),
    onlyAfter(
      'addLines',
      'start',
      'guide.addAll',
      'guide.onlyTyped',
      'again.confirm',
      'again.leaveOut',
      'quantities.confirm',
    ),
    onlyIf<Addition>('addLines', ({ batch, isSent }) => isSent || batch.faulty.length === 0),
    onlyIf<Addition, { isRepeat: boolean; idempotencyKey: string }>(
      'addLines',
      ({ isSent }, _, sent) => sent.isRepeat === isSent && (!isSent || sent.idempotencyKey === 'key'),
    ),
    onlyAfter('entry.sent', 'lines.sent'),
    sets<Addition>('lines.sent', ({ isSent }) => isSent, 'sending'),
    (path) => {
      const last = path.at(-1);
      if (last?.event !== 'addLines failed') return null;
      const { isSent, outcome }: Addition = last.after.context;
      return outcome.kind === (isSent ? 'unknown' : 'failed') ? null : `lines that left are called ${outcome.kind}`;
    },
    sendsOnce('addLines'),
  ],
});
