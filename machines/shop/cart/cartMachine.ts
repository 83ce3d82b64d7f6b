import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom } from 'xstate';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { restoreProblem } from '#domain/cart/command.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions } from '../../lib/port.ts';
import { cartSetup, done, failed } from './cartSetup.ts';
import {
  notPutBackNotice,
  putBackNotice,
  removedLine,
  removedNotice,
  restoring,
  staleRestoreText,
  unmadeNotice,
} from './removal.ts';

const putBack = cartSetup.enqueueActions(({ context: { removed, cart, writes }, enqueue }) => {
  if (!removed) return;
  const problem = restoreProblem(removed, cart);
  if (problem !== null) enqueue({ type: 'notify', params: notPutBackNotice(removed, problem) });
  else enqueue.assign({ writes: [...writes, { command: restoring(removed), replyTo: null }] });
});

const notifyUnmade = cartSetup.enqueueActions(({ event, enqueue, self }) => {
  if (event.type !== 'write.unheard') return;
  enqueue({ type: 'notify', params: unmadeNotice(event.command, event.result, self) });
});

/**
 * The buyer's cart as the server last reported it, and the only sender of its changes, one at a time. A change made
 * against an older cart is applied again if that means the same. Otherwise the difference is shown. Spawned by the
 * shop.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: { cart: EMPTY_CART, shipTos: null, writes: [], isOutdated: false, failure: null, removed: null },
  initial: 'loading',
  on: {
    'cart.write': {
      actions: {
        type: 'enqueue',
        params: ({ event }) => ({ command: event.command, replyTo: event.replyTo ?? null }),
      },
    },
    'shipTos.changed': {
      actions: [assign({ shipTos: ({ event }) => event.shipTos }), 'askAgain'],
    },
    'write.unheard': {
      actions: notifyUnmade,
    },
    undo: { guard: 'isUndoable', actions: putBack },
  },
  states: {
    loading: {
      description: 'The cart is loading for the first time. Changes wait for it.',
      tags: 'busy',
      on: { 'cart.refresh': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        onDone: {
          target: 'loaded',
          actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: [
            assign({ failure: ({ event }) => failureOf(event.error) }),
            { type: 'answer', params: ({ event }) => ({ result: failed(event), isForAll: true }) },
          ],
        },
      },
    },
    loaded: {
      description: 'The cart is loaded.',
      tags: 'loaded',
      initial: 'idle',
      states: {
        idle: {
          description: 'The cart is less than five minutes old, and there is nothing to send.',
          always: [
            { guard: 'hasWrites', target: 'writing' },
            { guard: 'isOutdated', target: 'refreshing' },
          ],
          after: { freshness: 'refreshing' },
          on: { 'cart.refresh': 'refreshing' },
        },
        refreshing: {
          description:
            'The cart is reloading because it is old or was changed elsewhere. The current one stays on screen.',
          entry: { type: 'setOutdated', params: { isOutdated: false } },
          invoke: {
            id: 'refreshCart',
            src: 'loadCart',
            onDone: {
              target: 'idle',
              actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
            },
            onError: 'idle',
          },
          on: { 'cart.refresh': { target: 'refreshing', reenter: true } },
        },
        writing: {
          description: 'The first waiting change is being sent. News from another tab waits until it is done.',
          tags: 'writing',
          on: { 'cart.refresh': { actions: { type: 'setOutdated', params: { isOutdated: true } } } },
          invoke: {
            id: 'writeCart',
            src: 'writeCart',
            input: ({ context }) => ({
              command: context.writes[0]?.command ?? { kind: 'clear', seenLineIds: [] },
              version: context.cart.version,
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'done',
                target: 'idle',
                actions: [
                  enqueueActions(({ context, enqueue, self }) => {
                    const command = context.writes[0]?.command;
                    if (command?.kind === 'remove' || command?.kind === 'clear') {
                      enqueue({ type: 'withdrawNotice', params: { about: 'cart' } });
                    }
                    if (command?.kind === 'remove') {
                      const removed = removedLine(command, context.cart);
                      enqueue.assign({ removed });
                      enqueue({ type: 'notify', params: removedNotice(removed, self) });
                    } else if (command?.kind === 'restore') {
                      enqueue.assign({ removed: null });
                      enqueue({ type: 'notify', params: putBackNotice(command.removed) });
                    }
                  }),
                  { type: 'setCart', params: ({ event }) => event.output },
                  {
                    type: 'answer',
                    params: ({ context, event }) => ({ result: done(context.cart, event) }),
                  },
                  { type: 'notifyOtherTabs', params: ({ context }) => ({ version: context.cart.version }) },
                ],
              },
              {
                guard: ({ event }) => event.output.kind === 'refused',
                target: 'idle',
                actions: [
                  { type: 'setCart', params: ({ event }) => event.output },
                  {
                    type: 'answer',
                    params: ({ event }) => ({
                      result: {
                        kind: 'refused',
                        text: event.output.kind === 'refused' ? event.output.text : shopText('cart.writeRefused'),
                      },
                    }),
                  },
                ],
              },
              {
                guard: { type: 'isStaleButCommutes', params: ({ event }) => ({ output: event.output }) },
                target: 'writing',
                reenter: true,
                actions: { type: 'setCart', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isStaleRestore', params: ({ event }) => ({ output: event.output }) },
                target: 'idle',
                actions: [
                  { type: 'setCart', params: ({ event }) => event.output },
                  {
                    type: 'answer',
                    params: ({ context }) => ({
                      result: {
                        kind: 'refused',
                        text:
                          staleRestoreText(context.writes[0]?.command, context.cart) ?? shopText('cart.writeRefused'),
                      },
                    }),
                  },
                ],
              },
              {
                target: 'conflicted',
                actions: { type: 'setCart', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'refreshing',
              actions: {
                type: 'answer',
                params: ({ context, event }) => ({ result: failed(event, context.writes[0]?.command) }),
              },
            },
          },
        },
        conflicted: {
          description:
            'Someone else changed the same thing in the meantime. The buyer sees the difference and decides.',
          on: {
            'cart.refresh': { actions: { type: 'setOutdated', params: { isOutdated: true } } },
            'conflict.applyMine': 'writing',
            'conflict.keepTheirs': {
              target: 'idle',
              actions: {
                type: 'answer',
                params: { result: { kind: 'refused', text: shopText('cart.changedElsewhere'), isTheirsKept: true } },
              },
            },
          },
        },
      },
    },
    failed: {
      description: 'The cart could not be loaded. It loads again on request, or when a change needs it.',
      tags: 'failed',
      on: {
        'cart.retry': 'loading',
        'cart.refresh': 'loading',
        'cart.write': {
          target: 'loading',
          actions: {
            type: 'enqueue',
            params: ({ event }) => ({ command: event.command, replyTo: event.replyTo ?? null }),
          },
        },
      },
    },
  },
  options: machineOptions,
});

export type CartRef = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;
