import { type ActorRefFrom, assign, type EventObject, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import { stepQuantity } from '#domain/cart/lineDraft.ts';
import { machineOptions } from '../../lib/port.ts';
import type { CartReply } from '../../shop/cart/cartWrite.ts';
import {
  changed,
  lineGuards,
  problemIn,
  quantityAsked,
  quantityConfirmed,
  quantitySettled,
  removalRequest,
  saveRequest,
  textOf,
} from '../cartLineDialog/editedLine.ts';
import {
  type EditedRow,
  isUnchanged,
  newestLine,
  openedRow,
  permittedIn,
  type RowChange,
  type RowInput,
  savedRow,
} from './editedRow.ts';

export type RowEvent =
  /** `line`: the cart line at the time the typing begins. */
  | { type: 'row.change'; line: CartLine; change: RowChange }
  | { type: 'row.step'; line: CartLine; direction: 'up' | 'down' }
  | { type: 'row.save' }
  | { type: 'row.restore' }
  | { type: 'quantity.confirm' }
  | { type: 'quantity.refuse' }
  | { type: 'removal.confirm' }
  | { type: 'removal.refuse' }
  | CartReply;

type Reply = Pick<CartReply, 'result'>;
type Typed = { change: RowChange };
type Stepped = { direction: 'up' | 'down' };

/** Runs while something is typed that the cart does not have. */
const HOLDING = {
  id: 'holdUnsavedWork',
  src: 'holdUnsavedWork',
  input: ({ context }: { context: EditedRow }) => ({ lineId: context.line.id }),
  onError: {},
} as const;

const cartRowSetup = setup({
  types: {} as {
    context: EditedRow;
    events: RowEvent;
    input: RowInput;
    tags: 'changed';
  },
  actors: {
    /** Provided by the host: leaving the page asks first. */
    holdUnsavedWork: fromCallback<EventObject, { lineId: number }>(() => undefined),
  },
  guards: {
    isUnchanged: ({ context }) => isUnchanged(context),
    isTheirsKept: (_, { result }: Reply) => result.kind === 'refused' && result.isTheirsKept === true,
  },
  actions: {
    open: assign(({ context }, { line }: { line: CartLine }) => openedRow({ ...context, line })),
    openNewest: assign(({ context }) => openedRow({ ...context, line: newestLine(context, context.cartLines()) })),
    setSaved: assign(({ context }, { result }: Reply) =>
      savedRow(context, result.kind === 'done' ? result.cart.lines : context.cartLines()),
    ),
    setLine: assign({
      line: ({ context }, { result }: Reply) =>
        newestLine(context, result.kind === 'done' ? result.cart.lines : context.cartLines()),
    }),
    change: assign(({ context }, { change }: Typed) => changed(context, permittedIn(context, change))),
    step: assign(({ context }, { direction }: Stepped) =>
      changed(context, stepQuantity(context.draft, context.product, direction)),
    ),
    settleQuantity: assign(({ context }) => quantitySettled(context)),
    restore: assign(({ context }) => openedRow(context)),
    restoreSent: assign(({ context }) => changed(context, context.sent ?? {})),
    setProblem: assign({ message: ({ context }) => problemIn(context) }),
    setMessage: assign({ message: (_, { result }: Reply) => textOf(result) }),
    setUnusual: assign(({ context }) => quantityAsked(context)),
    confirmQuantity: assign(({ context }) => quantityConfirmed(context)),
    setSent: assign({ sent: ({ context }) => context.draft }),
    send: sendTo(
      ({ context }) => context.cart,
      ({ context, self }) => saveRequest(context, self),
    ),
    sendRemoval: sendTo(
      ({ context }) => context.cart,
      ({ context, self }) => removalRequest(context, self),
    ),
  },
}).extend({ guards: lineGuards });

/** What is typed in the row of a cart line. It is saved when its field is left; the newest value wins. Spawned by the rows of the cart. */
export const cartRowMachine = cartRowSetup.createMachine({
  id: 'cartRow',
  context: ({ input }) => openedRow(input),
  initial: 'settled',
  states: {
    settled: {
      description: 'The fields match the cart. A message about the last change stays below them.',
      on: {
        'row.change': {
          target: 'changed.editing',
          actions: [
            { type: 'open', params: ({ event }) => ({ line: event.line }) },
            { type: 'change', params: ({ event }) => ({ change: event.change }) },
          ],
        },
        'row.step': {
          target: 'changed.checking',
          actions: [
            { type: 'open', params: ({ event }) => ({ line: event.line }) },
            { type: 'step', params: ({ event }) => ({ direction: event.direction }) },
          ],
        },
      },
    },
    changed: {
      description: 'What is typed differs from the cart.',
      tags: 'changed',
      initial: 'editing',
      invoke: HOLDING,
      on: {
        'row.change': {
          target: '.editing',
          actions: { type: 'change', params: ({ event }) => ({ change: event.change }) },
        },
        'row.step': {
          target: '.checking',
          actions: { type: 'step', params: ({ event }) => ({ direction: event.direction }) },
        },
        'row.save': '.checking',
        'row.restore': { target: 'settled', actions: 'restore' },
      },
      states: {
        editing: {
          description: 'The user is typing.',
        },
        checking: {
          description:
            'The field was left. Its value is saved, confirmed or refused by the rules of the Edit Cart dialog.',
          entry: 'settleQuantity',
          always: [
            { guard: 'isUnchanged', target: '#cartRow.settled' },
            { guard: 'isRemoval', target: 'confirmingRemoval' },
            { guard: 'isUnusual', target: 'confirmingQuantity', actions: 'setUnusual' },
            { guard: 'isSavable', target: '#cartRow.sending' },
            { target: 'refused', actions: 'setProblem' },
          ],
        },
        confirmingQuantity: {
          description:
            'The quantity is far more than this customer usually takes. The user is asked once to confirm it.',
          on: {
            'quantity.confirm': { target: '#cartRow.sending', actions: 'confirmQuantity' },
            'quantity.refuse': 'editing',
          },
        },
        confirmingRemoval: {
          description: 'Quantity 0 asks whether to remove the line.',
          on: {
            'removal.confirm': '#cartRow.removing',
            'removal.refuse': { target: '#cartRow.settled', actions: 'restore' },
          },
        },
        refused: {
          description: 'The typed value was not saved. The field keeps it, and the reason is shown below.',
        },
      },
    },
    sending: {
      description: 'The change is being saved. The user can keep typing.',
      entry: ['setSent', 'send'],
      initial: 'sent',
      on: {
        'row.change': {
          target: '.retyped',
          actions: { type: 'change', params: ({ event }) => ({ change: event.change }) },
        },
        'row.step': {
          target: '.again',
          actions: { type: 'step', params: ({ event }) => ({ direction: event.direction }) },
        },
      },
      states: {
        sent: {
          description: 'Nothing was typed since the change was sent.',
          on: {
            'cart.reply': [
              {
                guard: { type: 'isDone', params: ({ event }) => ({ result: event.result }) },
                target: '#cartRow.settled',
                actions: { type: 'setSaved', params: ({ event }) => ({ result: event.result }) },
              },
              {
                guard: { type: 'isTheirsKept', params: ({ event }) => ({ result: event.result }) },
                target: '#cartRow.settled',
                actions: ['openNewest', { type: 'setMessage', params: ({ event }) => ({ result: event.result }) }],
              },
              {
                target: '#cartRow.changed.refused',
                actions: [
                  { type: 'setLine', params: ({ event }) => ({ result: event.result }) },
                  { type: 'setMessage', params: ({ event }) => ({ result: event.result }) },
                ],
              },
            ],
          },
        },
        retyped: {
          description: 'The user types another value in the meantime.',
          tags: 'changed',
          invoke: HOLDING,
          on: {
            'row.change': { actions: { type: 'change', params: ({ event }) => ({ change: event.change }) } },
            'row.save': 'again',
            'row.restore': { target: 'sent', actions: 'restoreSent' },
            'cart.reply': {
              target: '#cartRow.changed.editing',
              actions: { type: 'setLine', params: ({ event }) => ({ result: event.result }) },
            },
          },
        },
        again: {
          description: 'A newer value waits until the current save is done.',
          tags: 'changed',
          invoke: HOLDING,
          on: {
            'row.restore': { target: 'sent', actions: 'restoreSent' },
            'cart.reply': {
              target: '#cartRow.changed.checking',
              actions: { type: 'setLine', params: ({ event }) => ({ result: event.result }) },
            },
          },
        },
      },
    },
    removing: {
      description: 'The line is being removed.',
      entry: 'sendRemoval',
      on: {
        'cart.reply': [
          { guard: { type: 'isDone', params: ({ event }) => ({ result: event.result }) }, target: 'settled' },
          {
            target: 'settled',
            actions: ['openNewest', { type: 'setMessage', params: ({ event }) => ({ result: event.result }) }],
          },
        ],
      },
    },
  },
  options: machineOptions,
});

export type CartRowRef = ActorRefFrom<typeof cartRowMachine>;
export type CartRowSnapshot = SnapshotFrom<typeof cartRowMachine>;
