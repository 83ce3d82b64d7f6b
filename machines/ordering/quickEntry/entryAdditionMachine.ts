import { type ActorRef, type ActorRefFrom, assign, type Snapshot, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Repeat } from '#domain/cart/repeatedProducts.ts';
import { machineOptions } from '../../lib/port.ts';
import type { CartWriter } from '../../shop/cart/cartWriter.ts';
import { type AddOutcome, addLinesMachine, hiddenOutcome } from '../addLines/addLinesMachine.ts';
import {
  type Batch,
  gather,
  isMixed,
  onlyTyped,
  preparedAdd,
  repeatOf,
  type UnusualEntry,
  unusualEntries,
  withoutRepeated,
} from './batch.ts';
import type { PendingAdd } from './keptEntry.ts';
import type { EntryOutcome } from './outcome.ts';
import type { EntryState } from './quickEntry.ts';

/** Sent right before the lines are sent, with those lines. */
export type EntrySent = { type: 'entry.sent'; pending: PendingAdd };

interface Input {
  /** What is entered at the time of adding. */
  entered: Pick<EntryState, 'view' | 'entry' | 'settings'>;
  /** Lines sent before without a response. They are repeated unchanged. */
  unanswered: { pending: PendingAdd; batch: Batch } | null;
  /** Unusual quantities that the buyer confirmed. */
  confirmed: readonly string[];
  cart: CartWriter;
  owner: ActorRef<Snapshot<unknown>, EntrySent>;
  newId: () => string;
}

interface Context extends Omit<Input, 'unanswered'> {
  batch: Batch;
  /** The lines as they are sent; null until then. */
  pending: PendingAdd | null;
  /** The lines were sent, now or before. */
  isSent: boolean;
  /** Set if most of the products are in the cart already. */
  repeat: Repeat | null;
  /** Quantities to confirm. */
  unusual: readonly UnusualEntry[];
  outcome: EntryOutcome;
}

type Event =
  | { type: 'again.confirm' }
  | { type: 'again.leaveOut' }
  | { type: 'again.refuse' }
  | { type: 'guide.addAll' }
  | { type: 'guide.onlyTyped' }
  | { type: 'guide.refuse' }
  | { type: 'quantities.confirm' }
  | { type: 'quantities.refuse' }
  /** The lines are sent now. From here on only a response shows their outcome. */
  | { type: 'lines.sent' };

/** The outcome of the entered lines, how they were sorted and which of them were sent. */
export type EntryAddition = Pick<Context, 'outcome' | 'batch' | 'pending' | 'confirmed'>;

/** Adds the entered lines to the cart, once. Invoked by quick entry for each press of its button. */
export const entryAdditionMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: EntryAddition;
    children: { addLines: 'addLines' };
    tags: 'busy' | 'asking';
  },
  actors: { addLines: addLinesMachine },
  guards: {
    isRepeat: ({ context }) => context.pending !== null,
    wasSent: ({ context }) => context.isSent,
    hasFaulty: ({ context }) => context.batch.faulty.length > 0,
    hasNoneReady: ({ context }) => context.batch.ready.length === 0,
    repeatsCart: ({ context: { batch, entered } }) => repeatOf(batch, entered) !== null,
    hasOthers: ({ context: { repeat } }) => repeat !== null && repeat.inCart.length < repeat.products,
    isMixed: ({ context }) => isMixed(context.batch),
    hasUnusual: ({ context: { batch, entered, confirmed } }) => unusualEntries(batch, entered, confirmed).length > 0,
  },
  actions: {
    notifySent: sendTo(
      ({ context }) => context.owner,
      ({ context: { pending, batch } }) => ({
        type: 'entry.sent' as const,
        pending: pending ?? preparedAdd(batch, ''),
      }),
    ),
    conclude: assign({ outcome: (_, { outcome }: { outcome: EntryOutcome }) => outcome }),
  },
}).createMachine({
  id: 'entryAddition',
  context: ({ input: { unanswered, ...input } }) => ({
    ...input,
    batch: unanswered?.batch ?? gather(input.entered),
    pending: unanswered?.pending ?? null,
    isSent: unanswered !== null,
    repeat: null,
    unusual: [],
    outcome: { kind: 'cancelled' },
  }),
  output: ({ context: { outcome, batch, pending, confirmed } }) => ({ outcome, batch, pending, confirmed }),
  initial: 'gathering',
  states: {
    gathering: {
      description: 'Lines with a quantity and a valid unit are gathered. A wrong quantity or price stops everything.',
      always: [
        { guard: 'isRepeat', target: 'sending' },
        {
          guard: 'hasFaulty',
          target: 'done',
          actions: { type: 'conclude', params: { outcome: { kind: 'faulty' } } },
        },
        {
          guard: 'hasNoneReady',
          target: 'done',
          actions: { type: 'conclude', params: { outcome: { kind: 'nothing' } } },
        },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Lines that a guide filled in are not added along with typed ones without asking.',
      always: [{ guard: 'isMixed', target: 'askingGuide' }, { target: 'comparing' }],
    },
    askingGuide: {
      description: 'The user sees how many lines the guide filled in, how many were typed, and their total.',
      tags: 'asking',
      on: {
        'guide.addAll': 'comparing',
        'guide.onlyTyped': {
          target: 'comparing',
          actions: assign({ batch: ({ context }) => onlyTyped(context.batch, context.entered) }),
        },
        'guide.refuse': 'done',
      },
    },
    comparing: {
      description: 'The products are compared with those in the cart.',
      always: [
        {
          guard: 'repeatsCart',
          target: 'askingAgain',
          actions: assign({ repeat: ({ context: { batch, entered } }) => repeatOf(batch, entered) }),
        },
        { target: 'weighing' },
      ],
    },
    askingAgain: {
      description:
        'All or most of the products are in the cart already. The user is asked once whether to add them again.',
      tags: 'asking',
      on: {
        'again.confirm': 'weighing',
        'again.leaveOut': {
          guard: 'hasOthers',
          target: 'weighing',
          actions: assign({
            batch: ({ context: { batch, repeat } }) => (repeat ? withoutRepeated(batch, repeat) : batch),
          }),
        },
        'again.refuse': 'done',
      },
    },
    weighing: {
      description: 'The page checks if any typed quantity is far more than usual for this customer.',
      always: [
        {
          guard: 'hasUnusual',
          target: 'askingQuantities',
          actions: assign({
            unusual: ({ context: { batch, entered, confirmed } }) => unusualEntries(batch, entered, confirmed),
          }),
        },
        { target: 'sending' },
      ],
    },
    askingQuantities: {
      description:
        'Some quantities are far more than this customer usually takes. The user is asked once to confirm them.',
      tags: 'asking',
      on: {
        'quantities.confirm': {
          target: 'sending',
          actions: assign({
            confirmed: ({ context: { confirmed, unusual } }) => [...confirmed, ...unusual.map(({ wish }) => wish)],
          }),
        },
        'quantities.refuse': 'done',
      },
    },
    sending: {
      description: 'The user is asked about changed prices. Then the lines are checked and added.',
      tags: 'busy',
      entry: assign({ pending: ({ context }) => context.pending ?? preparedAdd(context.batch, context.newId()) }),
      on: { 'lines.sent': { actions: [assign({ isSent: true }), 'notifySent'] } },
      invoke: {
        id: 'addLines',
        src: 'addLines',
        input: ({ context: { batch, cart, pending, isSent }, self }) => ({
          owner: self,
          lines: pending?.sent ?? [],
          conflicts: batch.conflicts,
          cart,
          idempotencyKey: pending?.idempotencyKey ?? '',
          isRepeat: isSent,
        }),
        onDone: {
          target: 'done',
          actions: { type: 'conclude', params: ({ event }): { outcome: AddOutcome } => ({ outcome: event.output }) },
        },
        onError: [
          {
            description: 'A bug hid the outcome of lines that were sent.',
            guard: 'wasSent',
            target: 'done',
            actions: { type: 'conclude', params: { outcome: hiddenOutcome(true) } },
          },
          {
            target: 'done',
            actions: { type: 'conclude', params: { outcome: hiddenOutcome(false) } },
          },
        ],
      },
    },
    done: {
      type: 'final',
      description: 'The attempt is over, with a known outcome or without a response.',
    },
  },
  options: machineOptions,
});

export type EntryAdditionRef = ActorRefFrom<typeof entryAdditionMachine>;
export type EntryAdditionSnapshot = SnapshotFrom<typeof entryAdditionMachine>;
