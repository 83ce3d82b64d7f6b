import { cartMachine } from '#machines/shop/cart/cartMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { addTomatoes, cartOf, failures, listener, threeCases, twoCases } from '../samples.ts';

const asker = listener<{ type: 'cart.reply' }>().ref;

export const cartWalk = walkOf({
  machine: cartMachine,
  events: {
    'cart.write': {
      'an addition nobody waits for': { command: addTomatoes },
      'a change someone waits for': { command: threeCases, replyTo: asker },
    },
    'cart.refresh': { 'by another tab': {} },
    'cart.retry': { 'by its button': {} },
    'shipTos.changed': { 'to none': { shipTos: [] } },
    'write.unheard': 'raised',
    'conflict.applyMine': { 'by its button': {} },
    'conflict.keepTheirs': { 'by its button': {} },
  },
  answers: {
    loadCart: { 'two cases': cartOf(1, twoCases) },
    refreshCart: { 'two cases': cartOf(1, twoCases) },
    writeCart: {
      done: { kind: 'done', cart: cartOf(2, twoCases) },
      refused: { kind: 'refused', text: 'Not sold to you.', cart: null },
      'stale, the line untouched': { kind: 'stale', cart: cartOf(2, twoCases) },
      'stale, the line changed': { kind: 'stale', cart: cartOf(2, { ...twoCases, orderQuantity: 5 }) },
    },
  },
  failures: {
    loadCart: { offline: failures.offline },
    refreshCart: { offline: failures.offline },
    writeCart: { unavailable: failures.unavailable },
  },
  distinguish: ({ writes }) => writes.slice(0, 2).map((write) => [write.command.kind, write.replyTo !== null]),
});
