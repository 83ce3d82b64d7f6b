import { type ActorRefFrom, assign, type EventObject, fromCallback, type SnapshotFrom, setup } from 'xstate';
import type { TransferForm } from '#domain/api/punchout.ts';
import { machineOptions, port } from '../../lib/port.ts';

interface Input {
  form: TransferForm;
  /** Of the procurement system. */
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
  /** The browser shows another page: the form has arrived. */
  | { type: 'page.left' }
  /** By the browser's Back. */
  | { type: 'page.returned' };

/** Carries a cart that was made ready to the procurement system: the browser posts it, and leaves with it. Invoked by checkout; ends where the buyer goes back to his cart. */
export const transferMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'failed' },
  actors: {
    /** Whether anybody is there, whatever he answers; rejects where nobody is. */
    reachPostback: port<void, Pick<TransferForm, 'postbackUrl'>>('reachPostback'),
    /** Posts the form once, when it starts; tells for as long as it runs that the page is left or shown again. */
    postForm: fromCallback<EventObject, TransferForm>(() => undefined),
  },
  guards: { hasEnded: ({ context }) => context.hasEnded },
  actions: {
    /** Filled by the host: the token dies. */
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
      description: 'The procurement system is called before the page is given up for it.',
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
      description: 'Nobody answered there, or the form could not be posted. The cart is kept.',
      tags: 'failed',
      on: { 'transfer.retry': 'probing', 'transfer.anyway': 'handingOver', 'step.back': 'left' },
    },
    handingOver: {
      description: 'The browser posts the cart, once, and is watched while it leaves.',
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
          description: 'The form is on its way. No second one is posted.',
          tags: 'busy',
          after: { patience: 'unanswered' },
        },
        unanswered: {
          description: 'The page is still here: the procurement system did not take the cart, which is kept.',
          tags: 'failed',
          on: {
            'transfer.again': { target: '#transfer.handingOver', reenter: true },
            'step.back': '#transfer.left',
          },
        },
        gone: {
          description: 'The buyer has left with his cart: the visit is over.',
          on: { 'page.returned': 'returned' },
        },
        returned: {
          description:
            'Back after the visit has ended: nothing can be bought any more, but the same cart be posted again.',
          tags: 'failed',
          on: { 'transfer.again': { target: '#transfer.handingOver', reenter: true } },
        },
      },
    },
    left: { type: 'final', description: 'Back to the cart.' },
  },
  options: machineOptions,
});

export type TransferRef = ActorRefFrom<typeof transferMachine>;
export type TransferSnapshot = SnapshotFrom<typeof transferMachine>;
