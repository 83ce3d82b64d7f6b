import type { Today } from '#domain/order/orderAgain.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { type OrderAgainSnapshot, orderAgainMachine } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { chosenPlaces, hasProblem } from '#machines/history/orderAgain/orderAgainState.ts';
import { sameKeyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import {
  asksOnlyAfter,
  asksOnlyIf,
  changesNothing,
  from,
  leadsTo,
  newKeyAfter,
  refuses,
  restsIn,
  sendsOnce,
} from '../../support/walks/walkRules.ts';
import { leeks } from '../ordering/entrySamples.ts';
import { cartListener, environment, failures, tomatoes, twoCases } from '../samples.ts';
import { fewUsual, orderOf, soldTomatoes, today } from './orderSamples.ts';

const settings = DEFAULT_USER_SETTINGS;
const gone = { ...soldTomatoes, id: 2, unitOfMeasure: 'PAL' };
const soldLeeks = { ...soldTomatoes, id: 3, productKey: 13, unitOfMeasure: 'EA', unitOfMeasure_Prc: 'EA' };
const soldCarrots = { ...soldLeeks, id: 4, productKey: 14 };
const carrots = { ...leeks, productKey: 14 };
const pantry: Today = {
  ...today,
  productByKey: new Map([tomatoes, leeks, carrots].map((product) => [product.productKey, product])),
  prices: { ...today.prices, 13: { EA: 1.5 }, 14: { EA: 1.5 } },
};
const added = { cartLineItem: twoCases, isSuccess: true, message: null, errors: [] };
const refused = { ...added, cartLineItem: { ...twoCases, id: -1 }, isSuccess: false, message: 'Not sold to you.' };

const order = { orderNumber: '500103', settings, cart: cartListener().ref, newId: environment().newId };

type Known = OrderAgainSnapshot['context'];
type Asked = { lines: readonly unknown[]; idempotencyKey: string };
const keyOf = ({ idempotencyKey }: Asked) => idempotencyKey;
/** Failures that are permanent. */
const OUTCOMES = ['price change refused', 'pre-check refused', 'added', 'all refused', 'not sent'].map(
  (outcome) => `addLines: ${outcome}`,
);

export const orderAgainWalk = walkOf({
  machine: orderAgainMachine,
  inputs: { 'of an order': order, 'of products in the cart': order, 'of typed quantities': order },
  parts: {
    'of an order': [
      ...['order.retry', 'today.retry', 'line.toggle', 'lines.toggle', 'unit.choose', 'documents.retry', 'documents'],
      ...['xstate.done.actor.loadOrder: two lines', 'xstate.done.actor.loadOrder: no such order'],
      ...['xstate.error.actor.loadOrder', 'xstate.done.actor.loadToday: tomatoes at 48'],
      ...['xstate.done.actor.loadToday: a few tomatoes are usual', 'xstate.error.actor.loadToday'],
      ...['lines.add: with an empty cart', 'lines.add: before the cart has come', 'lines.sent', 'lines.repeat'],
      ...['quantities.confirm', 'quantities.refuse', 'addLines'],
    ],
    'of products in the cart': [
      ...['xstate.done.actor.loadOrder: three products', 'xstate.done.actor.loadToday: all at their prices'],
      ...['lines.add: with two of the products in the cart', 'lines.add: with all of the products in the cart'],
      ...['again.confirm', 'again.leaveOut', 'again.refuse', 'xstate.done.actor.addLines: added'],
    ],
    'of typed quantities': [
      ...['xstate.done.actor.loadOrder: two lines', 'xstate.done.actor.loadToday: tomatoes at 48'],
      ...['quantity.type', 'quantity.settle', 'quantity.step', 'line.toggle', 'lines.toggle'],
      ...['lines.add: with an empty cart', 'xstate.done.actor.addLines: added'],
    ],
  },
  events: {
    'line.toggle': { tomatoes: { lineId: 1 } },
    'lines.toggle': { on: { isChosen: true }, off: { isChosen: false } },
    'unit.choose': { cases: { lineId: 2, unit: 'CS' } },
    'quantity.type': {
      'three of the tomatoes': { lineId: 1, text: '3' },
      'none of the tomatoes': { lineId: 1, text: '0' },
      'no number': { lineId: 1, text: 'two' },
      'of what is not sold': { lineId: 2, text: '3' },
    },
    'quantity.settle': { tomatoes: { lineId: 1 } },
    'quantity.step': { 'more tomatoes': { lineId: 1, direction: 'up' } },
    'lines.add': {
      'with an empty cart': { cart: [] },
      'with two of the products in the cart': { cart: [twoCases, { ...twoCases, productKey: 13 }] },
      'with all of the products in the cart': { cart: [11, 13, 14].map((key) => ({ ...twoCases, productKey: key })) },
      'before the cart has come': { cart: null },
    },
  },
  answers: {
    loadOrder: {
      'two lines': orderOf(soldTomatoes, gone),
      'three products': orderOf(soldTomatoes, soldLeeks, soldCarrots),
      'no such order': null,
    },
    loadToday: {
      'all at their prices': pantry,
      'tomatoes at 48': today,
      'a few tomatoes are usual': { ...today, lastSales: { 11: fewUsual } },
    },
    addLines: {
      'price change refused': { kind: 'cancelled' },
      'pre-check refused': { kind: 'refused', errors: [refused] },
      added: { kind: 'added', items: [added] },
      'all refused': { kind: 'added', items: [refused] },
      'not sent': { kind: 'failed', text: 'Not now.' },
      'no answer': { kind: 'unknown', text: 'Not now.' },
    },
  },
  failures: {
    addLines: { 'a bug': failures.unexpected },
    documents: { 'a bug': failures.unexpected },
  },
  distinguish: ({ leftOut, units, batch, today: known, confirmed, repeat, quantities }) => [
    [...leftOut].toSorted(),
    units,
    batch.isRepeat,
    known !== null && Object.keys(known.lastSales).length,
    confirmed,
    repeat && repeat.inCart.length < repeat.products,
    ['0', 'two'].indexOf(quantities[1] ?? ''),
  ],
  rules: [
    refuses('lines.add: before the cart has come', 'quantity.type: of what is not sold'),
    asksOnlyIf<Known>('addLines', (_, known) => known.batch.isRepeat || !hasProblem(known)),
    changesNothing('again.refuse', 'quantities.refuse'),
    (path) =>
      path.some(({ event }) => event.startsWith('addLines failed'))
        ? null
        : newKeyAfter('addLines', keyOf, ...OUTCOMES)(path),
    from(['opened.lines.unconfirmed'], sameKeyAfter('addLines', keyOf, 'addLines: no answer', 'addLines failed')),
    asksOnlyAfter(
      'addLines',
      ['lines.add', 'lines.repeat', 'again.confirm', 'again.leaveOut', 'quantities.confirm'],
      'again.refuse',
      'quantities.refuse',
    ),
    asksOnlyIf<Known>(
      'addLines',
      ({ lines }: Asked, known) => lines.length > 0 && lines.length === chosenPlaces(known).length,
    ),
    asksOnlyIf<Known>('addLines', (_, { unusual, confirmed }) => unusual.every(({ wish }) => confirmed.includes(wish))),
    leadsTo('addLines: no answer', 'opened.lines.unconfirmed'),
    leadsTo('addLines: added', 'opened.lines.choosing'),
    sendsOnce('loadOrder', 'loadToday', 'addLines'),
    restsIn(['opened.lines.choosing', 'opened.lines.askingAgain', 'opened.lines.askingQuantities'], 'documents'),
    restsIn(['opened.lines.unconfirmed', 'opened.lines.unweighed'], 'documents'),
  ],
});
