import { type ActorRefFrom, assign, enqueueActions, raise, type SnapshotFrom, setup } from 'xstate';
import type { DeliveryAddress } from '#domain/address/address.ts';
import { type Cart, EMPTY_CART } from '#domain/cart/cart.ts';
import { type CartCommand, commutes } from '#domain/cart/command.ts';
import { texts } from '#domain/texts.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice, NoticeSubject } from '../../notices/notice.ts';
import type { CartReplyTarget, PendingWrite, WriteAnswer, WriteResult } from './cartWrite.ts';

/** The local copy is fresh for five minutes (specification 4). */
export const CART_FRESH_MS = 300_000;

interface Context {
  cart: Cart;
  /** Where it can go, since that was changed in this shop; null: as the customer came with. */
  shipTos: readonly DeliveryAddress[] | null;
  /** Asked for and not yet answered; the first is the one being sent. */
  writes: readonly PendingWrite[];
  /** Another tab changed the cart while it could not be asked for. */
  isOutdated: boolean;
  failure: Failure | null;
}

type Event =
  | { type: 'cart.write'; command: CartCommand; replyTo?: CartReplyTarget }
  | { type: 'cart.refresh' }
  | { type: 'cart.retry' }
  | { type: 'shipTos.changed'; shipTos: readonly DeliveryAddress[] }
  /** A change that nobody waits for was not made. */
  | { type: 'write.unheard'; text: string }
  | { type: 'conflict.applyMine' }
  | { type: 'conflict.keepTheirs' };

type Answered = { output: WriteAnswer };

function done(cart: Cart, { output }: Answered): WriteResult {
  return { kind: 'done', cart, ...(output.kind === 'done' && output.items ? { items: output.items } : {}) };
}

function failed({ error }: { error: unknown }): WriteResult {
  const failure = failureOf(error);
  const text = failure.status === 409 ? texts.cart.writeRefused : texts.cart.writeFailed;
  return { kind: 'failed', text, failure };
}

/**
 * The buyer's cart as the server last told it, and the only sender of its changes, one at a time. A change made against an
 * older cart is applied again when that means the same, else the difference is shown. Spawned by the shop.
 */
export const cartMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' | 'loaded' | 'writing'; meta: FeatureMeta },
  actors: {
    loadCart: port<Cart>('loadCart'),
    writeCart: port<WriteAnswer, { command: CartCommand; version: number }>('writeCart'),
  },
  guards: {
    hasWrites: ({ context }) => context.writes.length > 0,
    isOutdated: ({ context }) => context.isOutdated,
    isDone: (_, { output }: Answered) => output.kind === 'done',
    isRefused: (_, { output }: Answered) => output.kind === 'refused',
    isStaleButCommutes: ({ context }, { output }: Answered) => {
      const [write] = context.writes;
      return output.kind === 'stale' && write !== undefined && commutes(write.command, output.cart);
    },
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Filled by the host: takes a notice off the screen that is no longer true. */
    withdrawNotice: (_, _params: { about: NoticeSubject }) => undefined,
    enqueue: assign({
      writes: ({ context }, write: PendingWrite) => [...context.writes, write],
    }),
    learnCart: assign({ cart: ({ context }, { cart }: { cart: Cart | null }) => cart ?? context.cart }),
    learnShipTos: assign({ shipTos: (_, { shipTos }: { shipTos: readonly DeliveryAddress[] }) => shipTos }),
    askAgain: raise({ type: 'cart.refresh' }),
    setOutdated: assign({ isOutdated: (_, { isOutdated }: { isOutdated: boolean }) => isOutdated }),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    /** Answers whoever sent the first write, or each who sent one of its parts, and drops it; where nobody waits, a notice says what went wrong. */
    answer: enqueueActions(
      ({ context, enqueue }, { result, isForAll }: { result: WriteResult; isForAll?: boolean }) => {
        const count = isForAll ? context.writes.length : 1;
        for (const write of context.writes.slice(0, count)) {
          if (write.replyTo) enqueue.sendTo(write.replyTo, { type: 'cart.reply', result });
          else if (result.kind !== 'done') enqueue.raise({ type: 'write.unheard', text: result.text });
        }
        enqueue.assign({ writes: context.writes.slice(count) });
      },
    ),
    /** Filled by the host: other tabs of this user ask for the cart again. */
    tellOtherTabs: (_, _params: { version: number }) => undefined,
  },
  delays: { freshness: CART_FRESH_MS },
}).createMachine({
  id: 'cart',
  context: { cart: EMPTY_CART, shipTos: null, writes: [], isOutdated: false, failure: null },
  initial: 'loading',
  on: {
    'cart.write': {
      actions: {
        type: 'enqueue',
        params: ({ event }) => ({ command: event.command, replyTo: event.replyTo ?? null }),
      },
    },
    'shipTos.changed': {
      actions: [{ type: 'learnShipTos', params: ({ event }) => ({ shipTos: event.shipTos }) }, 'askAgain'],
    },
    'write.unheard': {
      actions: { type: 'notify', params: ({ event }): Notice => ({ type: 'error', text: event.text }) },
    },
  },
  states: {
    loading: {
      description: 'The cart is on its way for the first time; changes wait for it.',
      meta: { features: ['CART-07', 'API-02'] },
      tags: 'busy',
      on: { 'cart.refresh': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        onDone: {
          target: 'loaded',
          actions: { type: 'learnCart', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'answer', params: ({ event }) => ({ result: failed(event), isForAll: true }) },
          ],
        },
      },
    },
    loaded: {
      description: 'The cart is known.',
      meta: { features: ['CART-01', 'CART-03'] },
      tags: 'loaded',
      initial: 'idle',
      states: {
        idle: {
          description: 'Younger than five minutes, nothing to send.',
          meta: { features: ['CART-07', 'CON-01'] },
          always: [
            { guard: 'hasWrites', target: 'writing' },
            { guard: 'isOutdated', target: 'refreshing' },
          ],
          after: { freshness: 'refreshing' },
          on: { 'cart.refresh': 'refreshing' },
        },
        refreshing: {
          description: 'Asked for again: it grew old, or another tab changed it. The known one stays on screen.',
          meta: { features: ['CART-07', 'CON-01', 'API-02', 'SHARED-01'] },
          entry: { type: 'setOutdated', params: { isOutdated: false } },
          invoke: {
            id: 'refreshCart',
            src: 'loadCart',
            onDone: {
              target: 'idle',
              actions: { type: 'learnCart', params: ({ event }) => ({ cart: event.output }) },
            },
            onError: 'idle',
          },
          on: { 'cart.refresh': { target: 'refreshing', reenter: true } },
        },
        writing: {
          description: 'The first waiting change is being sent; word of another tab waits until it is answered.',
          meta: { features: ['CART-06', 'CART-07', 'CART-11', 'API-03'] },
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
                guard: { type: 'isDone', params: ({ event }) => ({ output: event.output }) },
                target: 'idle',
                actions: [
                  { type: 'learnCart', params: ({ event }) => event.output },
                  enqueueActions(({ context, enqueue }) => {
                    const kind = context.writes[0]?.command.kind;
                    if (kind === 'remove' || kind === 'clear') {
                      enqueue({ type: 'withdrawNotice', params: { about: 'cart' } });
                    }
                  }),
                  {
                    type: 'answer',
                    params: ({ context, event }) => ({ result: done(context.cart, event) }),
                  },
                  { type: 'tellOtherTabs', params: ({ context }) => ({ version: context.cart.version }) },
                ],
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ output: event.output }) },
                target: 'idle',
                actions: [
                  { type: 'learnCart', params: ({ event }) => event.output },
                  {
                    type: 'answer',
                    params: ({ event }) => ({
                      result: {
                        kind: 'refused',
                        text: event.output.kind === 'refused' ? event.output.text : texts.cart.writeRefused,
                      },
                    }),
                  },
                ],
              },
              {
                guard: { type: 'isStaleButCommutes', params: ({ event }) => ({ output: event.output }) },
                target: 'writing',
                reenter: true,
                actions: { type: 'learnCart', params: ({ event }) => event.output },
              },
              {
                target: 'conflicted',
                actions: { type: 'learnCart', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'refreshing',
              actions: { type: 'answer', params: ({ event }) => ({ result: failed(event) }) },
            },
          },
        },
        conflicted: {
          description: 'Someone else changed the same thing meanwhile: the difference is shown, and the buyer decides.',
          meta: { features: ['CART-07', 'CART-11', 'SHARED-01'] },
          on: {
            'cart.refresh': { actions: { type: 'setOutdated', params: { isOutdated: true } } },
            'conflict.applyMine': 'writing',
            'conflict.keepTheirs': {
              target: 'idle',
              actions: {
                type: 'answer',
                params: { result: { kind: 'refused', text: texts.cart.changedElsewhere } },
              },
            },
          },
        },
      },
    },
    failed: {
      description: 'The cart did not come; it is asked for again when told to, or for the sake of a change.',
      meta: { features: ['CART-07', 'DOC-05'] },
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
