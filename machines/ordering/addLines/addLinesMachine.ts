import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  enqueueActions,
  type Snapshot,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import type { LineItem, SentLine } from '#domain/cart/cart.ts';
import type { PriceConflict } from '#domain/cart/priceConflicts.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { CartReply } from '../../shop/cart/cartWrite.ts';
import type { CartWriter } from '../../shop/cart/cartWriter.ts';

export type LinesOwner = ActorRef<Snapshot<unknown>, { type: 'lines.sent' }>;

interface Input {
  lines: readonly SentLine[];
  /** Products whose price in the cart would change; the user is asked about each one. */
  conflicts: readonly PriceConflict[];
  cart: CartWriter;
  /** Receives an event right before the lines are sent. */
  owner?: LinesOwner;
  /** Created before the first send, so that repeated lines are added once. */
  idempotencyKey: string;
  /** The lines were sent before without a response, so they are not asked about or checked again. */
  isRepeat: boolean;
}

/** The outcome of the lines. `refused`: the pre-check found errors, and nothing was added. `unknown`: no response; repeat with the same key. */
export type AddOutcome =
  | { kind: 'cancelled' }
  | { kind: 'refused'; errors: readonly LineItem[] }
  | { kind: 'added'; items: readonly LineItem[] }
  | { kind: 'failed'; text: string }
  | { kind: 'unknown'; text: string };

/** The outcome that a bug hid: unknown of lines that may have been sent, a failure of others. */
export const hiddenOutcome = (wereSent: boolean): AddOutcome => ({
  kind: wereSent ? 'unknown' : 'failed',
  text: shopText('entry.unspecified'),
});

interface Context extends Input {
  outcome: AddOutcome;
}

type Event = { type: 'priceChange.confirm' } | { type: 'priceChange.refuse' } | CartReply;

function unreachable({ kind, status, detail }: Failure): string {
  if (kind === 'unexpected' && status !== null) return detail || shopText('entry.unspecified');
  const reason = status === null ? frameText('session.noResponse') : frameText('session.unavailable');
  return entryText('entry.serverUnreachable', { detail: detail || reason }).trim();
}

function outcomeOf({ result }: CartReply): AddOutcome {
  if (result.kind === 'done') return { kind: 'added', items: result.items ?? [] };
  if (result.kind === 'refused') return { kind: 'failed', text: result.text || shopText('entry.unspecified') };
  return { kind: 'unknown', text: unreachable(result.failure) };
}

/** Adds many lines to the cart (specification 4, Quick entry add, steps 2, 4 and 5). Invoked by any flow that has lines; outputs their outcome. */
export const addLinesMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: AddOutcome;
    tags: 'busy' | 'asking';
  },
  actors: { validateLines: port<readonly LineItem[], { lines: readonly SentLine[] }>('validateLines') },
  guards: {
    isRepeat: ({ context }) => context.isRepeat,
    hasConflict: ({ context }) => context.conflicts.length > 0,
    isLastConflict: ({ context }) => context.conflicts.length <= 1,
    hasErrors: (_, { errors }: { errors: readonly LineItem[] }) => errors.length > 0,
  },
  actions: {
    conclude: assign({ outcome: (_, { outcome }: { outcome: AddOutcome }) => outcome }),
    notifySent: enqueueActions(({ context, enqueue }) => {
      if (context.owner) enqueue.sendTo(context.owner, { type: 'lines.sent' });
    }),
    send: sendTo(
      ({ context }) => context.cart,
      ({ context: { lines, idempotencyKey }, self }) => ({
        type: 'cart.write' as const,
        replyTo: self,
        command: { kind: 'addMany' as const, lines, idempotencyKey },
      }),
    ),
  },
}).createMachine({
  id: 'addLines',
  context: ({ input }) => ({ ...input, outcome: { kind: 'cancelled' } }),
  output: ({ context }) => context.outcome,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Lines that were sent before are sent again right away. Other lines are checked first.',
      always: [
        { guard: 'isRepeat', target: 'sending' },
        { guard: 'hasConflict', target: 'confirmingPrice' },
        { target: 'checking' },
      ],
    },
    confirmingPrice: {
      description: "The question 'Change Price By U/M?' is on screen: the product is in the cart at another price.",
      tags: 'asking',
      on: {
        'priceChange.confirm': [
          { guard: 'isLastConflict', target: 'checking' },
          {
            target: 'confirmingPrice',
            reenter: true,
            actions: assign({ conflicts: ({ context }) => context.conflicts.slice(1) }),
          },
        ],
        'priceChange.refuse': 'done',
      },
    },
    checking: {
      description: 'The server checks the lines. If it would refuse any of them, none is added.',
      tags: 'busy',
      invoke: {
        id: 'validateLines',
        src: 'validateLines',
        input: ({ context }) => ({ lines: context.lines }),
        onDone: [
          {
            guard: { type: 'hasErrors', params: ({ event }) => ({ errors: event.output }) },
            target: 'done',
            actions: {
              type: 'conclude',
              params: ({ event }) => ({ outcome: { kind: 'refused', errors: event.output } }),
            },
          },
          { target: 'sending' },
        ],
        onError: {
          target: 'done',
          actions: {
            type: 'conclude',
            params: ({ event }) => ({ outcome: { kind: 'failed', text: unreachable(failureOf(event.error)) } }),
          },
        },
      },
    },
    sending: {
      description: 'The lines are being added to the cart.',
      tags: 'busy',
      entry: ['notifySent', 'send'],
      on: {
        'cart.reply': {
          target: 'done',
          actions: { type: 'conclude', params: ({ event }) => ({ outcome: outcomeOf(event) }) },
        },
      },
    },
    done: {
      type: 'final',
      description: 'The attempt is over, with a known outcome or without a response.',
    },
  },
  options: machineOptions,
});

export type AddLinesRef = ActorRefFrom<typeof addLinesMachine>;
export type AddLinesSnapshot = SnapshotFrom<typeof addLinesMachine>;
