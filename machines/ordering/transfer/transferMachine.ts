import { type ActorRefFrom, assign, type EventObject, fromCallback, type SnapshotFrom, setup } from 'xstate';
import type { TransferForm } from '#domain/api/punchout.ts';
import { machineOptions, port } from '../../lib/port.ts';

interface Input {
  form: TransferForm;
  /** The name of the procurement system. */
  partnerName: string;
}

interface Context extends Input {
  hasEnded: boolean;
}

type Event =
  | { type: 'transfer.retry' }
  | { type: 'transfer.anyway' }
  | { type: 'transfer.again' }
  | { type: 'step.back' }
  /** The browser shows another page, so the form has arrived. */
  | { type: 'page.left' }
  /** The user came back with the browser's Back button. */
  | { type: 'page.returned' };

/** Posts a prepared cart to the procurement system, and the browser leaves with it. Invoked by checkout; ends when the buyer returns to the cart. */
export const transferMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'failed' },
  actors: {
    /** Resolves if the system responds in any way; rejects if it does not. */
    reachPostback: port<void, Pick<TransferForm, 'postbackUrl'>>('reachPostback'),
    /** Posts the form once, when it starts. While it runs, it reports when the page is left or shown again. */
    postForm: fromCallback<EventObject, TransferForm>(() => undefined),
  },
  guards: { hasEnded: ({ context }) => context.hasEnded },
  actions: {
    /** Provided by the host: revokes the token. */
    endVisit: () => undefined,
  },
  delays: {
    /** Milliseconds until the other side should have taken over the page. */
    patience: 10_000,
  },
}).createMachine({
  id: 'transfer',
  context: ({ input }) => ({ ...input, hasEnded: false }),
  initial: 'probing',
  states: {
    probing: {
      description: 'The page calls the procurement system before the buyer leaves for it.',
      tags: 'busy',
      invoke: {
        id: 'reachPostback',
        src: 'reachPostback',
        input: ({ context: { form } }) => ({ postbackUrl: form.postbackUrl }),
        onDone: 'handingOver',
        onError: 'unreached',
      },
      on: { 'step.back': 'left' },
    },
    unreached: {
      description: 'The procurement system did not respond, or the form could not be posted. The cart is kept.',
      tags: 'failed',
      on: { 'transfer.retry': 'probing', 'transfer.anyway': 'handingOver', 'step.back': 'left' },
    },
    handingOver: {
      description: 'The browser posts the cart once, and the page watches whether it leaves.',
      invoke: { id: 'postForm', src: 'postForm', input: ({ context }) => context.form, onError: 'unreached' },
      on: {
        'page.left': [
          { guard: 'hasEnded', target: '.gone' },
          { target: '.gone', actions: ['endVisit', assign({ hasEnded: true })] },
        ],
      },
      initial: 'posting',
      states: {
        posting: {
          description: 'The form is being posted. A second one cannot be sent.',
          tags: 'busy',
          after: { patience: 'unanswered' },
        },
        unanswered: {
          description: 'The page is still here, so the procurement system did not take the cart. The cart is kept.',
          tags: 'failed',
          on: {
            'transfer.again': { target: '#transfer.handingOver', reenter: true },
            'step.back': '#transfer.left',
          },
        },
        gone: {
          description: 'The buyer has left with the cart, and the visit is over.',
          on: { 'page.returned': 'returned' },
        },
        returned: {
          description: 'The buyer came back after the visit ended. They can only post the same cart again.',
          tags: 'failed',
          on: { 'transfer.again': { target: '#transfer.handingOver', reenter: true } },
        },
      },
    },
    left: { type: 'final', description: 'The buyer goes back to the cart.' },
  },
  options: machineOptions,
});

export type TransferRef = ActorRefFrom<typeof transferMachine>;
export type TransferSnapshot = SnapshotFrom<typeof transferMachine>;
