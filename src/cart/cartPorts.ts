import { fromPromise } from 'xstate';
import * as endpoints from '#domain/api/cart.ts';
import { Cart, EMPTY_CART, type LineItem } from '#domain/cart/cart.ts';
import { type CartCommand, restoredLine } from '#domain/cart/command.ts';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { WriteAnswer } from '#machines/shop/cart/cartWrite.ts';
import { type Answered, type Api, answerOf, type Refused } from '../api/client.ts';
import { isOf } from '../api/schemaCheck.ts';

/** The server's response to a change, before the cart is reloaded. */
type Written = { kind: 'done'; items?: readonly LineItem[] } | { kind: 'refused'; text: string } | Refused;

function outcome(item: LineItem): Written {
  if (item.isSuccess) return { kind: 'done' };
  return { kind: 'refused', text: item.errors[0] || item.message || shopText('cart.writeRefused') };
}

function written<E extends Parameters<Api['call']>[0], A>(
  response: Answered<E>,
  read: (answer: A) => Written,
): Written {
  if (response.kind === 'answer') return read(response.answer as A);
  if (response.kind === 'refused') return response;
  throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
}

async function send(api: Api, command: CartCommand, version: number): Promise<Written> {
  const headers = { 'X-Cart-Version': String(version) };
  switch (command.kind) {
    case 'add': {
      const keyed = { ...headers, 'Idempotency-Key': command.idempotencyKey };
      return written(await api.call(endpoints.addCartLine, { body: command.line, headers: keyed }), outcome);
    }
    case 'restore': {
      const keyed = { ...headers, 'Idempotency-Key': command.idempotencyKey };
      return written(
        await api.call(endpoints.addCartLine, { body: restoredLine(command.removed), headers: keyed }),
        outcome,
      );
    }
    case 'addMany': {
      const keyed = { ...headers, 'Idempotency-Key': command.idempotencyKey };
      const response = await api.call(endpoints.addCartLines, { body: [...command.lines], headers: keyed });
      return written(response, ({ data, errors }: { data: LineItem[]; errors: string[] }) =>
        errors[0] ? { kind: 'refused', text: errors[0] } : { kind: 'done', items: data },
      );
    }
    case 'update': {
      const params = { id: command.seen.id };
      return written(await api.call(endpoints.updateCartLine, { params, body: command.line, headers }), outcome);
    }
    case 'remove': {
      const response = await api.call(endpoints.deleteCartLine, { params: { id: command.seen.id }, headers });
      // A line that is already gone counts as removed.
      if (response.kind === 'refused' && isRefusedAs(response, 'notFound', 404)) return { kind: 'done' };
      return written(response, () => ({ kind: 'done' }));
    }
    case 'clear':
      return written(await api.call(endpoints.clearCart, { headers }), () => ({ kind: 'done' }));
    case 'header':
      return written(
        await api.call(endpoints.updateCartHeader, { body: command.change, headers }),
        ({ isValid, message }: { isValid: boolean; message: string | null }) =>
          isValid ? { kind: 'done' } : { kind: 'refused', text: message || shopText('cart.writeRefused') },
      );
  }
}

/**
 * Specification 8, Cart: a 409 shows its first error, else its message; any other refusal shows the failure text, or for
 * the header its own text.
 */
function refusalText(refused: Refused, kind: CartCommand['kind']): string {
  const own = kind === 'header' ? refused.errors.join('\n') || refused.message : '';
  if (refused.status !== 409) return own || shopText('cart.writeFailed');
  // The line of a lost response was changed and saved again: the cart already has its first version.
  if (refused.code === 'idempotencyKeyReused') return shopText('cart.addedBefore');
  return refused.errors[0] || refused.message || shopText('cart.writeRefused');
}

async function write(api: Api, command: CartCommand, version: number): Promise<WriteAnswer> {
  const result = await send(api, command, version);
  if ('status' in result) {
    const { cart } = result.body;
    const newest = isOf(Cart, cart) ? cart : null;
    if (result.code === 'staleCart' && newest) return { kind: 'stale', cart: newest };
    return { kind: 'refused', text: refusalText(result, command.kind), cart: newest };
  }
  const cart = await answerOf(api.call(endpoints.getCart, {}));
  return result.kind === 'done' ? { ...result, cart } : { kind: 'refused', text: result.text, cart };
}

/** The guests' cart: always empty, and it refuses every change (specification 4). */
const guestCart = {
  load: async (): Promise<Cart> => EMPTY_CART,
  write: async (): Promise<WriteAnswer> => ({ kind: 'refused', text: shopText('accountRequired'), cart: null }),
};

export function cartPorts(api: Api, isGuest: () => boolean) {
  return {
    actors: {
      loadCart: fromPromise<Cart>(() => (isGuest() ? guestCart.load() : answerOf(api.call(endpoints.getCart, {})))),
      writeCart: fromPromise<WriteAnswer, { command: CartCommand; version: number }>(({ input }) =>
        isGuest() ? guestCart.write() : write(api, input.command, input.version),
      ),
    },
  };
}
