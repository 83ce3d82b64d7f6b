import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { orderAgainMachine } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { cartListener, environment, failures, twoCases } from '../samples.ts';
import { fewUsual, orderOf, soldTomatoes, today } from './orderSamples.ts';

const settings = DEFAULT_USER_SETTINGS;
const gone = { ...soldTomatoes, id: 2, unitOfMeasure: 'PAL' };
const added = { cartLineItem: twoCases, isSuccess: true, message: null, errors: [] };
const refused = { ...added, cartLineItem: { ...twoCases, id: -1 }, isSuccess: false, message: 'Not sold to you.' };

export const orderAgainWalk = walkOf({
  machine: orderAgainMachine,
  inputs: {
    'of an order': { orderNumber: '500103', settings, cart: cartListener().ref, newId: environment().newId },
  },
  events: {
    'order.retry': { 'by its button': {} },
    'today.retry': { 'by its button': {} },
    'line.toggle': { tomatoes: { lineId: 1 } },
    'lines.toggle': { on: { isChosen: true }, off: { isChosen: false } },
    'unit.choose': { cases: { lineId: 2, unit: 'CS' } },
    'lines.add': { 'with an empty cart': { cart: [] } },
    'quantities.confirm': { 'by its button': {} },
    'quantities.refuse': { 'by its button': {} },
    'lines.sent': { 'by their way': {} },
    'lines.repeat': { 'by its button': {} },
    'documents.retry': { 'by its button': {} },
  },
  answers: {
    loadOrder: { 'two lines': orderOf(soldTomatoes, gone), 'no such order': null },
    loadToday: { 'tomatoes at 48': today, 'a few tomatoes are usual': { ...today, lastSales: { 11: fewUsual } } },
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
    loadOrder: { offline: failures.offline },
    loadToday: { offline: failures.offline },
    addLines: { 'a bug': failures.unexpected },
    documents: { 'a bug': failures.unexpected },
  },
  distinguish: ({ leftOut, units, batch, today: known, confirmed }) => [
    [...leftOut].toSorted(),
    units,
    batch.isRepeat,
    known !== null && Object.keys(known.lastSales).length,
    confirmed,
  ],
});
