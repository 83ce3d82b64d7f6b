import { assign, enqueueActions, raise, setup } from 'xstate';
import type { DeliveryAddress } from '#domain/address/address.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type CartCommand, commutes, type RemovedLine } from '#domain/cart/command.ts';
import { texts } from '#domain/texts.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { port } from '../../lib/port.ts';
import type { Notice, NoticeSubject } from '../../notices/notice.ts';
import type { CartReplyTarget, PendingWrite, WriteAnswer, WriteResult } from './cartWrite.ts';
import { staleRestoreText } from './removal.ts';

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
  /** The line that was removed last, until it is put back. */
  removed: RemovedLine | null;
}

type Event =
  | { type: 'cart.write'; command: CartCommand; replyTo?: CartReplyTarget }
  | { type: 'cart.refresh' }
  | { type: 'cart.retry' }
  | { type: 'shipTos.changed'; shipTos: readonly DeliveryAddress[] }
  /** A change that nobody waits for was not made. */
  | { type: 'write.unheard'; command: CartCommand; result: Exclude<WriteResult, { kind: 'done' }> }
  /** The line that was removed last is put back. */
  | { type: 'undo' }
  | { type: 'conflict.applyMine' }
  | { type: 'conflict.keepTheirs' };

export type Answered = { output: WriteAnswer };

export function done(cart: Cart, { output }: Answered): WriteResult {
  return { kind: 'done', cart, ...(output.kind === 'done' && output.items ? { items: output.items } : {}) };
}

/** Whoever asked may have gone since, with the page that it belonged to. */
function isWaiting(asker: CartReplyTarget): boolean {
  return asker.getSnapshot().status === 'active';
}

export function failed({ error }: { error: unknown }): WriteResult {
  const failure = failureOf(error);
  const text = failure.status === 409 ? texts.cart.writeRefused : texts.cart.writeFailed;
  return { kind: 'failed', text, failure };
}

/** What the cart keeps, hears, asks and does. */
export const cartSetup = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' | 'loaded' | 'writing' },
  actors: {
    loadCart: port<Cart>('loadCart'),
    writeCart: port<WriteAnswer, { command: CartCommand; version: number }>('writeCart'),
  },
  guards: {
    hasWrites: ({ context }) => context.writes.length > 0,
    isUndoable: ({ context: { removed, writes } }) =>
      removed !== null && !writes.some(({ command }) => command.kind === 'restore'),
    isStaleRestore: ({ context }, { output }: Answered) =>
      output.kind === 'stale' && staleRestoreText(context.writes[0]?.command, output.cart) !== null,
    isOutdated: ({ context }) => context.isOutdated,
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
    enqueue: assign({ writes: ({ context }, write: PendingWrite) => [...context.writes, write] }),
    learnCart: assign({ cart: ({ context }, { cart }: { cart: Cart | null }) => cart ?? context.cart }),
    askAgain: raise({ type: 'cart.refresh' }),
    setOutdated: assign({ isOutdated: (_, { isOutdated }: { isOutdated: boolean }) => isOutdated }),
    /** Answers the sender of the first write, or each who sent one of its parts, and drops it; where nobody waits, a notice says what went wrong. */
    answer: enqueueActions(
      ({ context, enqueue }, { result, isForAll }: { result: WriteResult; isForAll?: boolean }) => {
        const count = isForAll ? context.writes.length : 1;
        for (const write of context.writes.slice(0, count)) {
          const { command, replyTo } = write;
          if (replyTo && isWaiting(replyTo)) enqueue.sendTo(replyTo, { type: 'cart.reply', result });
          else if (result.kind !== 'done') enqueue.raise({ type: 'write.unheard', command, result });
        }
        enqueue.assign({ writes: context.writes.slice(count) });
      },
    ),
    /** Filled by the host: other tabs of this user ask for the cart again. */
    tellOtherTabs: (_, _params: { version: number }) => undefined,
  },
  delays: { freshness: CART_FRESH_MS },
});
