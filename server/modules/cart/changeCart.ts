import type { Kysely, Transaction } from 'kysely';
import type { Estimate } from '#domain/cart/cart.ts';
import type { KeptLine } from '#domain/cart/keptLine.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { once } from '../../platform/idempotency/once.ts';
import { advanceCart, type CartPart, lockCart, saveLines } from './cartRepository.ts';
import type { CartRequest } from './cartRequest.ts';
import { type LoadedCart, loadCart, showCart } from './loadCart.ts';

/** A locked cart, read inside the lock; no other transaction changes it until this one ends. */
export interface OpenCart extends LoadedCart {
  transaction: Transaction<Database>;
  id: number;
}

export interface Change<T> {
  /** The lines and products that `apply` needs, if not all of the cart. */
  part?: CartPart;
  /** Called instead of refusing a caller with an older cart. */
  whenStale?: (open: OpenCart) => Promise<T | null>;
  apply: (open: OpenCart) => Promise<T>;
}

/**
 * All changes of a cart go through this function: locked, read again inside the lock, written and answered in one
 * transaction. A repeated key returns its first response; a stale X-Cart-Version is refused with the newest cart.
 */
export async function changeCart<T>(
  database: Kysely<Database>,
  request: CartRequest,
  { part, whenStale, apply }: Change<T>,
): Promise<T> {
  const { buyer, cartVersion, now } = request;
  if (buyer.visit?.operation === 'inspect') {
    throw new Refused(403, 'cartReadOnly', punchoutText('punchout.onlyInspected'));
  }
  return await database.transaction().execute(async (transaction) => {
    await lockCart(transaction, buyer);
    return await once(transaction, request.once, now, async () => {
      const cart = await loadCart(transaction, buyer, now, part);
      if (cart.stored.id === null) throw new Error('a locked cart has gone');
      const open: OpenCart = { ...cart, transaction, id: cart.stored.id };
      const isStale = cartVersion !== null && cartVersion !== cart.stored.version;
      const answer = isStale ? await whenStale?.(open) : await apply(open);
      if (answer === null || answer === undefined) {
        throw await cartRefusal(request, open, shopText('cart.changedElsewhere'), { code: 'staleCart' });
      }
      return answer;
    });
  });
}

/** A refusal that carries the newest cart. */
export async function cartRefusal(
  request: CartRequest,
  open: OpenCart,
  message: string,
  details: { code: RefusalCode; reasons?: readonly Reason[]; estimate?: Estimate },
): Promise<Refused> {
  const { code, reasons, estimate } = details;
  const newest = await loadCart(open.transaction, request.buyer, request.now);
  const cart = await showCart(open.transaction, request, newest);
  return new Refused(409, code, message, {
    errors: [message],
    reasons,
    extra: { cart, ...(estimate && { estimate }) },
  });
}

/**
 * Stores the lines that are not the ones the cart had, and returns all of them with their ids and the cart's version.
 */
export async function storeLines(
  { transaction, id, stored }: OpenCart,
  lines: readonly KeptLine[],
): Promise<{ lines: KeptLine[]; version: number }> {
  const changed = lines.filter((line, place) => line !== stored.lines[place]);
  if (changed.length === 0) return { lines: [...lines], version: stored.version };
  const ids = (await saveLines(transaction, id, changed)).values();
  const numbered = lines.map((line) => ({ ...line, id: line.id ?? ids.next().value ?? null }));
  return { lines: numbered, version: await advanceCart(transaction, id) };
}
