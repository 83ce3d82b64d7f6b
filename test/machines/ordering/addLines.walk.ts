import type { LineItem } from '#domain/cart/cart.ts';
import { addLinesMachine } from '#machines/ordering/addLines/addLinesMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { cartListener, cartOf, failures, listener, twoCases } from '../samples.ts';

const line = { id: -11, productKey: 11, unitOfMeasure: 'CS', orderQuantity: '1' };
const refused: LineItem = { cartLineItem: line, isSuccess: false, message: 'No.', errors: ['No.'] };
const conflict = { productKey: 11, description: 'Tomatoes, plum', unit: 'CS' };
const input = {
  lines: [line],
  conflicts: [],
  cart: cartListener().ref,
  owner: listener<{ type: 'lines.sent' }>().ref,
  idempotencyKey: 'key-1',
  isRepeat: false,
};

export const addLinesWalk = walkOf({
  machine: addLinesMachine,
  inputs: {
    'at prices that stay': input,
    'at two prices that would change': { ...input, conflicts: [conflict, { ...conflict, unit: 'EA' }] },
    'sent before': { ...input, conflicts: [conflict], isRepeat: true },
  },
  events: {
    'priceChange.confirm': { 'by its button': {} },
    'priceChange.refuse': { 'by its button': {} },
    'cart.reply': {
      done: { result: { kind: 'done', cart: cartOf(2, twoCases), items: [] } },
      refused: { result: { kind: 'refused', text: 'Not sold to you.' } },
      failed: { result: { kind: 'failed', text: 'Not now.', failure: failures.offline.failure } },
    },
  },
  answers: { validateLines: { 'nothing to refuse': [], 'one refused': [refused] } },
  failures: { validateLines: { offline: failures.offline } },
  distinguish: ({ conflicts }) => conflicts.length,
});
