import type { LineItem } from '#domain/cart/cart.ts';
import { addLinesMachine } from '#machines/ordering/addLines/addLinesMachine.ts';
import { awaits, leadsToDeed, onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { changesNothing, leadsTo } from '../../support/walks/walkRules.ts';
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
    'cart.reply': {
      done: { result: { kind: 'done', cart: cartOf(2, twoCases), items: [] } },
      refused: { result: { kind: 'refused', text: 'Not sold to you.' } },
      failed: { result: { kind: 'failed', text: 'Not now.', failure: failures.offline.failure } },
    },
  },
  answers: { validateLines: { 'nothing to refuse': [], 'one refused': [refused] } },
  distinguish: ({ conflicts }) => conflicts.length,
  rules: [
    changesNothing('priceChange.refuse'),
    leadsTo('priceChange.refuse', 'done'),
    leadsTo('validateLines: one refused', 'done'),
    onlyAfter('validateLines', 'start', 'priceChange.confirm'),
    onlyAfter('cart.write', 'start', 'validateLines: nothing to refuse'),
    leadsToDeed('validateLines: nothing to refuse', 'lines.sent', 'checking'),
    awaits('cart.write', 'cart.reply'),
  ],
});
