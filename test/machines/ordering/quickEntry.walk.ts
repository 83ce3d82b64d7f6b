import type { LineItem } from '#domain/cart/cart.ts';
import { type EntryLine, isEntered, newLine, ownLineId } from '#domain/entry/entryLine.ts';
import type { Product } from '#domain/product/product.ts';
import { EMPTY_BATCH, type EntryOutcome } from '#machines/ordering/quickEntry/batch.ts';
import { EMPTY_ENTRY } from '#machines/ordering/quickEntry/cartReducer.ts';
import {
  type EntryAddition,
  type EntrySent,
  entryAdditionMachine,
} from '#machines/ordering/quickEntry/entryAdditionMachine.ts';
import type { PendingAdd } from '#machines/ordering/quickEntry/keptEntry.ts';
import { quickEntryMachine } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { cartListener, failures, listener, tomatoes } from '../samples.ts';
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

export const quickEntryWalk = walkOf({
  machine: quickEntryMachine,
  inputs: { typing: input, adding: input, 'changing the list': input, 'listing the Standard guide': input },
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
    'page.shown': { products: {} },
    'page.hidden': { products: {} },
    'row.enter': { tomatoes: { lineId: -11 } },
    'row.restore': { 'by Escape': {} },
    'line.change': {
      'to thirteen pieces': { lineId: -11, change: { quantityText: '13', sellUnit: 'EA' } },
      'of the other product': { lineId: -13, change: { quantityText: '1' } },
      'to a unit that is none': { lineId: -11, change: { quantityText: '1', sellUnit: 'XX' } },
      'of a product that has gone': { lineId: -99, change: { quantityText: '1' } },
    },
    'line.step': { up: { lineId: -11, direction: 'up' }, gone: { lineId: -99, direction: 'up' } },
    'quantity.settle': { tomatoes: { lineId: -11 } },
    'price.settle': { tomatoes: { lineId: -11 } },
    'line.remove': { tomatoes: { lineId: -11 } },
    'lines.add': { leeks: { entries: [{ productKey: 13, quantity: '1', sellUnit: 'EA' }] } },
    'standard.fill': { 'by its button': {} },
    'review.start': { 'by its button': {} },
    'review.finish': { 'by its button': {} },
    'clear.request': { 'by its button': {} },
    'clear.confirm': { 'by its button': {} },
    'clear.refuse': { 'by its button': {} },
    'entry.addToCart': { 'by its button': {} },
    'entry.sent': { 'by their way': { pending } },
    'status.close': { 'by its button': {} },
    'view.choose': {
      'a category': { change: { kind: 'filters', filters: { category: 'VEG' } } },
      list: { change: { kind: 'layout', layout: 'list' } },
    },
    'view.confirm': { 'by its button': {} },
    'view.refuse': { 'by its button': {} },
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
  failures: {
    recallEntry: { unexpected: failures.unexpected },
    entryAddition: { 'a bug': failures.unexpected },
    holdUnsavedWork: { unexpected: failures.unexpected },
    watchShop: { unexpected: failures.unexpected },
  },
  distinguish: ({ view, entry, pending, entered, isStandardFilled }) => [
    entered !== null,
    view.layout,
    view.guide?.name,
    isStandardFilled,
    [...new Set([...entry.lines.values()].map(situationOf))],
    pending?.progress,
  ],
});

const typed = (product: Product, quantity: string, more: Partial<EntryLine> = {}): EntryLine => {
  const entry = { productKey: product.productKey, quantity, sellUnit: product.defaultQuantity.unitOfMeasure };
  return { ...newLine(ownLineId(product.productKey), entry, product, input.settings), ...more };
};
const ofLines = (...lines: EntryLine[]) => ({
  entered: {
    view: pantryView,
    entry: { ...EMPTY_ENTRY, lines: new Map(lines.map((line) => [line.id, line])) },
    settings: input.settings,
  },
  unanswered: null,
  confirmed: [],
  cart: cartListener().ref,
  owner: listener<EntrySent>().ref,
  newId: input.newId,
});

export const entryAdditionWalk = walkOf({
  machine: entryAdditionMachine,
  inputs: {
    'of a new line': ofLines(typed(tomatoes, '1')),
    'of a line added before': ofLines(typed(tomatoes, '1', { wasAdded: true })),
    'of a line added before and another': ofLines(typed(tomatoes, '1', { wasAdded: true }), typed(leeks, '1')),
    'of a thousand': ofLines(typed(leeks, '1000')),
    'of a line of the guide and a thousand': ofLines(
      typed(tomatoes, '1', { isFromGuide: true, isUnsaved: false }),
      typed(leeks, '1000'),
    ),
    'of a quantity that is none': ofLines(typed(tomatoes, '1.5.2')),
    'of no line': ofLines(),
    'of lines without an answer': { ...ofLines(typed(tomatoes, '1')), unanswered: { pending, batch: EMPTY_BATCH } },
  },
  events: {
    'again.confirm': { 'by its button': {} },
    'again.leaveOut': { 'by its button': {} },
    'again.refuse': { 'by its button': {} },
    'guide.addAll': { 'by its button': {} },
    'guide.onlyTyped': { 'by its button': {} },
    'guide.refuse': { 'by its button': {} },
    'quantities.confirm': { 'by its button': {} },
    'quantities.refuse': { 'by its button': {} },
    'lines.sent': { 'by their way': {} },
  },
  answers: { addLines: { added: { kind: 'added', items: [good] }, cancelled: { kind: 'cancelled' } } },
  failures: { addLines: { 'a bug': failures.unexpected } },
  distinguish: ({ isSent }) => isSent,
});
