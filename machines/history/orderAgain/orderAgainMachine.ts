import { type ActorRefFrom, assign, type SnapshotFrom, sendTo } from 'xstate';
import { historyText } from '#domain/texts/historyText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { documentsRegion } from '../../documents/documentsRegion.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions } from '../../lib/port.ts';
import { productsAdded } from '../../notices/productsAdded.ts';
import { hiddenOutcome } from '../../ordering/addLines/addLinesMachine.ts';
import { addedCount, batchOf, standBy, withoutRepeated } from './orderAgainBatch.ts';
import { orderAgainSetup } from './orderAgainSetup.ts';
import {
  changeQuantity,
  chooseUnit,
  openedOrder,
  toggleAll,
  toggleLine,
  typeQuantity,
  weighed,
} from './orderAgainState.ts';

/**
 * One order of the history on screen: as it was sent, what has changed since, and how to add it to the cart again.
 * Invoked by the shop while its page is on screen.
 */
export const orderAgainMachine = orderAgainSetup.createMachine({
  id: 'orderAgain',
  context: ({ input }) => ({ ...input, ...openedOrder(null), failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The order is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ order: event.output }) },
            target: 'opened',
            actions: assign(({ event }) => openedOrder(event.output)),
          },
          { target: 'absent' },
        ],
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    failed: {
      description: 'The order could not be loaded. The page shows the reason and offers to try again.',
      tags: 'failed',
      on: { 'order.retry': 'loading' },
    },
    absent: { description: 'The customer has no order with this number, or no orders at all.' },
    opened: {
      description: 'The order is on screen as it was sent.',
      tags: 'loaded',
      type: 'parallel',
      states: {
        lines: {
          description: 'The user can add the lines of the order to the cart again.',
          initial: 'weighing',
          states: {
            weighing: {
              description: "Today's products and prices are loading. Nothing can be added before they are known.",
              invoke: {
                id: 'loadToday',
                src: 'loadToday',
                input: ({ context }) => ({ productKeys: context.lines.map(({ productKey }) => productKey) }),
                onDone: {
                  target: 'choosing',
                  actions: assign(({ context, event }) => weighed({ ...context, today: event.output })),
                },
                onError: 'unweighed',
              },
            },
            unweighed: {
              description: "Today's prices could not be loaded. The order can be read, and the user can try again.",
              on: { 'today.retry': 'weighing' },
            },
            choosing: {
              description:
                'Each line shows what has changed since. Lines that can be bought have a quantity; 0 leaves them out.',
              tags: 'editable',
              on: {
                'line.toggle': { actions: assign(({ context, event }) => toggleLine(context, event.lineId)) },
                'lines.toggle': {
                  actions: assign(({ context, event }) => toggleAll(context, event.isChosen)),
                },
                'unit.choose': {
                  actions: assign(({ context, event }) =>
                    chooseUnit(context, { lineId: event.lineId, unit: event.unit }),
                  ),
                },
                'quantity.type': {
                  guard: { type: 'isOffered', params: ({ event }) => ({ lineId: event.lineId }) },
                  actions: assign(({ context, event }) =>
                    typeQuantity(context, { lineId: event.lineId, text: event.text }),
                  ),
                },
                'quantity.settle': {
                  actions: assign(({ context, event }) =>
                    changeQuantity(context, event.lineId, { type: 'quantity.settle' }),
                  ),
                },
                'quantity.step': {
                  actions: assign(({ context, event }) =>
                    changeQuantity(context, event.lineId, { type: 'quantity.step', direction: event.direction }),
                  ),
                },
                'lines.add': [
                  {
                    description: 'Nothing is added while a quantity cannot be ordered. A message says so.',
                    guard: 'hasProblem',
                    actions: assign({ message: historyText('orderAgain.checkQuantities') }),
                  },
                  {
                    guard: ({ event }) => event.cart === null,
                    actions: [
                      { type: 'notify', params: { type: 'warning', text: shopText('entry.cartUnknown') } },
                      sendTo(({ context }) => context.cart, { type: 'cart.refresh' }),
                    ],
                  },
                  {
                    guard: 'hasChosen',
                    target: 'comparing',
                    actions: assign(({ context, event }) => batchOf(context, event.cart ?? [], context.newId())),
                  },
                  {
                    actions: { type: 'notify', params: productsAdded(0) },
                  },
                ],
              },
            },
            comparing: {
              description: 'The products are compared with those in the cart.',
              always: [{ guard: 'hasRepeat', target: 'askingAgain' }, { target: 'measuring' }],
            },
            askingAgain: {
              description:
                'All or most of the products are in the cart already. The user is asked once whether to add them again.',
              on: {
                'again.confirm': 'measuring',
                'again.leaveOut': {
                  guard: 'hasOthers',
                  target: 'measuring',
                  actions: assign(({ context }) => withoutRepeated(context)),
                },
                'again.refuse': 'choosing',
              },
            },
            measuring: {
              description: 'The page checks if any quantity is far more than usual for this customer.',
              always: [{ guard: 'hasUnusual', target: 'askingQuantities' }, { target: 'adding' }],
            },
            askingQuantities: {
              description:
                'Some quantities are far more than this customer usually takes. The user is asked once to confirm them.',
              on: {
                'quantities.confirm': { target: 'adding', actions: assign(({ context }) => standBy(context)) },
                'quantities.refuse': 'choosing',
              },
            },
            adding: {
              description:
                'The user is asked about changed prices. Then the chosen lines are checked and added to the cart.',
              tags: 'adding',
              on: {
                'lines.sent': { actions: assign({ batch: ({ context }) => ({ ...context.batch, isRepeat: true }) }) },
              },
              invoke: {
                id: 'addLines',
                src: 'addLines',
                input: ({ context: { batch, cart }, self }) => ({ ...batch, cart, owner: self }),
                onDone: [
                  {
                    guard: { type: 'hasAdded', params: ({ event }) => ({ outcome: event.output }) },
                    target: 'choosing',
                    actions: [
                      {
                        type: 'notify',
                        params: ({ event }) => productsAdded(addedCount(event.output)),
                      },
                      { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
                    ],
                  },
                  {
                    guard: ({ event }) => event.output.kind === 'unknown',
                    target: 'unconfirmed',
                    actions: { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
                  },
                  {
                    target: 'choosing',
                    actions: { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
                  },
                ],
                onError: [
                  {
                    description: 'A bug hid the outcome of lines that were sent.',
                    guard: 'wasSent',
                    target: 'unconfirmed',
                    actions: { type: 'recordOutcome', params: { outcome: hiddenOutcome(true) } },
                  },
                  {
                    target: 'choosing',
                    actions: { type: 'recordOutcome', params: { outcome: hiddenOutcome(false) } },
                  },
                ],
              },
            },
            unconfirmed: {
              description:
                'There was no response, and the lines may be in the cart. Only the same lines can be sent again, with the same key.',
              on: { 'lines.repeat': 'adding' },
            },
          },
        },
        documents: documentsRegion({
          description: 'Documents of the order open here, apart from its lines.',
          left: 'the order stays',
          retry: { 'documents.retry': 'offered' },
        }),
      },
    },
  },
  options: machineOptions,
});

export type OrderAgainRef = ActorRefFrom<typeof orderAgainMachine>;
export type OrderAgainSnapshot = SnapshotFrom<typeof orderAgainMachine>;
