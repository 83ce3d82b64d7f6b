import type { LineItem } from '#domain/cart/cart.ts';
import { type EntryLine, isEntered } from '#domain/entry/entryLine.ts';
import { quickEntryMachine } from '#machines/quickEntry/quickEntryMachine.ts';
import { walkOf } from '../support/walk.ts';
import { entryInput, guideView, pantryView, standardView } from './entrySamples.ts';
import { failures } from './samples.ts';

const sent = { productKey: 11, unitOfMeasure: 'CS', orderQuantity: '1' };
const good: LineItem = { cartLineItem: sent, isSuccess: true, message: null, errors: [] };
const bad: LineItem = { cartLineItem: { ...sent, id: -11 }, isSuccess: false, message: 'No.', errors: ['No.'] };

const { input } = entryInput({ orderQuantityRoundingFlag: 'AutoRoundUp' });

function situationOf(line: EntryLine): string {
  if (!isEntered(line)) return '';
  if (line.draft.quantityText === '13') return 'faulty';
  return line.draft.sellUnit === 'XX' ? 'skipped' : `ready${line.wasAdded}`;
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
      ...['recallEntry', 'shop.changed: to quick entry of a guide', 'line.change', 'entry.addToCart', 'addLines'],
      ...['again.confirm', 'again.leaveOut', 'again.refuse', 'lines.sent', 'status.close'],
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
    'again.confirm': { 'by its button': {} },
    'again.leaveOut': { 'by its button': {} },
    'again.refuse': { 'by its button': {} },
    'lines.sent': { 'by their way': {} },
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
    addLines: {
      added: { kind: 'added', items: [good] },
      'added but one': { kind: 'added', items: [bad] },
      refused: { kind: 'refused', errors: [bad] },
      unknown: { kind: 'unknown', text: 'No answer.' },
      failed: { kind: 'failed', text: 'No.' },
      cancelled: { kind: 'cancelled' },
    },
  },
  failures: {
    recallEntry: { unexpected: failures.unexpected },
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
