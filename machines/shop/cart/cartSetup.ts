import { assign, enqueueActions, raise, setup } from 'xstate';
import type { DeliveryAddress } from '#domain/address/address.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type CartCommand, commutes, type RemovedLine } from '#domain/cart/command.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { port } from '../../lib/port.ts';
import type { Notice, NoticeSubject } from '../../notices/notice.ts';
import type { CartReplyTarget, PendingWrite, WriteAnswer, WriteResult } from './cartWrite.ts';
import { staleRestoreText } from './removal.ts';

/** The local copy is fresh for five minutes (specification 4). */
export const CART_FRESH_MS = 300_000;

interface Context {
  cart: Cart;
  /** Where the cart can go, if that was changed in this shop; null for the customer's original ship-tos. */
  shipTos: readonly DeliveryAddress[] | null;
  /** Requested and not completed yet; the first one is being sent. */
  writes: readonly PendingWrite[];
  /** Another tab changed the cart while it could not be reloaded. */
  isOutdated: boolean;
  failure: Failure | null;
  /** The line that was removed last, until it is restored. */
  removed: RemovedLine | null;
}

type Event =
  | { type: 'cart.write'; command: CartCommand; replyTo?: CartReplyTarget }
  | { type: 'cart.refresh' }
  | { type: 'cart.retry' }
  | { type: 'shipTos.changed'; shipTos: readonly DeliveryAddress[] }
  /** A change failed, and no caller waits for its result. */
  | { type: 'write.unheard'; command: CartCommand; result: Exclude<WriteResult, { kind: 'done' }> }
  /** Restores the line that was removed last. */
  | { type: 'undo' }
  | { type: 'conflict.applyMine' }
  | { type: 'conflict.keepTheirs' };

export type Answered = { output: WriteAnswer };

export function done(cart: Cart, { output }: Answered): WriteResult {
  return { kind: 'done', cart, ...(output.kind === 'done' && output.items ? { items: output.items } : {}) };
}

/** The sender may be gone, with the page that it belonged to. */
function isWaiting(asker: CartReplyTarget): boolean {
  return asker.getSnapshot().status === 'active';
}

/** A header that was not saved shows the server's text, else its status (readings 157). */
function headerText({ status, statusText = '', detail }: Failure): string {
  if (detail || status === null || status < 400) return detail;
  return `${status} ${statusText}`.trim();
}

export function failed({ error }: { error: unknown }, command?: CartCommand): WriteResult {
  const failure = failureOf(error);
  const text = failure.status === 409 ? shopText('cart.writeRefused') : shopText('cart.writeFailed');
  return { kind: 'failed', text: (command?.kind === 'header' && headerText(failure)) || text, failure };
}

/** The types, actors, guards and actions of the cart. */
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
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Provided by the host: dismisses an outdated notice. */
    withdrawNotice: (_, _params: { about: NoticeSubject }) => undefined,
    enqueue: assign({ writes: ({ context }, write: PendingWrite) => [...context.writes, write] }),
    setCart: assign({ cart: ({ context }, { cart }: { cart: Cart | null }) => cart ?? context.cart }),
    askAgain: raise({ type: 'cart.refresh' }),
    setOutdated: assign({ isOutdated: (_, { isOutdated }: { isOutdated: boolean }) => isOutdated }),
    /**
     * Replies to the sender of the first write, or of all writes, and drops them. Without a waiting sender, a notice
     * shows the error.
     */
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
    /** Provided by the host: other tabs of this user reload the cart. */
    notifyOtherTabs: (_, _params: { version: number }) => undefined,
  },
  delays: { freshness: CART_FRESH_MS },
});
