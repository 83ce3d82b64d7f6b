import type { ContextFrom } from 'xstate';
import { cartMachine } from '#machines/shop/cart/cartMachine.ts';
import { onlyAfter, onlyIf } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn, sendsEach, sendsOnce, sendsVersion } from '../../support/walks/walkRules.ts';
import { addTomatoes, cartOf, listener, threeCases, twoCases } from '../samples.ts';

const asker = listener<{ type: 'cart.reply' }>().ref;

type Cart = ContextFrom<typeof cartMachine>;

export const cartWalk = walkOf({
  machine: cartMachine,
  events: {
    'cart.write': {
      'an addition without a waiting screen': { command: addTomatoes },
      'a removal': { command: { kind: 'remove', seen: twoCases, description: 'Tomatoes, plum' } },
      'a change someone waits for': { command: threeCases, replyTo: asker },
    },
    'shipTos.changed': { 'to none': { shipTos: [] } },
    'write.unheard': 'raised',
  },
  answers: {
    loadCart: { 'two cases': cartOf(1, twoCases) },
    refreshCart: { 'two cases': cartOf(1, twoCases) },
    writeCart: {
      done: { kind: 'done', cart: cartOf(2, twoCases) },
      refused: { kind: 'refused', text: 'Not sold to you.', cart: null },
      'stale, the line untouched': { kind: 'stale', cart: cartOf(2, twoCases) },
      'done, the line gone': { kind: 'done', cart: cartOf(2) },
      'stale, the line changed': { kind: 'stale', cart: cartOf(2, { ...twoCases, orderQuantity: 5 }) },
    },
  },
  distinguish: ({ writes, removed, cart }) => [
    removed !== null,
    removed !== null && cart.lines.length,
    ...writes.slice(0, 2).map((write) => [write.command.kind, write.replyTo !== null]),
  ],
  rules: [
    sendsVersion('writeCart', ({ version }: { version: number }) => version, {
      'loadCart: two cases': 1,
      'refreshCart: two cases': 1,
      'writeCart: done': 2,
      'writeCart: done, the line gone': 2,
      'writeCart: stale, the line untouched': 2,
      'writeCart: stale, the line changed': 2,
    }),
    sendsOnce('writeCart'),
    // When the cart fails to load, waiting callers get an event that nothing was sent; the buyer resolves a conflict first.
    (path) => {
      const isHeld = path.some(
        ({ event, after }) => event === 'loadCart failed' || after.matches({ loaded: 'conflicted' }),
      );
      return isHeld ? null : sendsEach('cart.write', 'writeCart')(path);
    },
    onlyIf<Cart>(
      'writeCart',
      ({ writes }, event) =>
        event !== 'writeCart: stale, the line changed' ||
        writes[0]?.command.kind === 'add' ||
        writes[0]?.command.kind === 'restore',
    ),
    onlyAfter('cart.reply', 'writeCart', 'writeCart failed', 'loadCart failed', 'conflict.keepTheirs'),
    onlyAfter('notifyOtherTabs', 'writeCart: done', 'writeCart: done, the line gone'),
    leadsTo('conflict.applyMine', 'loaded.writing'),
    restsIn(['loaded.idle', 'loaded.conflicted', 'failed']),
  ],
});
