import type { Endpoint } from '#domain/api/endpoint.ts';
import { isShipMethod, type ShipMethod } from '#domain/session/user.ts';
import type { Clock } from '../../platform/clock.ts';
import { malformed } from '../../platform/http/refused.ts';
import { type Once, onceOf, type RepeatableCall } from '../../platform/idempotency/once.ts';
import { type Buyer, buyer } from '../access/caller.ts';
import type { Call } from '../access/route.ts';

/** A call about a cart: its buyer, its time, and the cart version that the caller has seen. */
export interface CartRequest {
  buyer: Buyer;
  now: Date;
  /** As the caller names it. */
  shipMethod: ShipMethod | null;
  /** Null applies a change to the current cart. */
  cartVersion: number | null;
  /** Given where the call may be repeated without being done again. */
  once: Once | null;
}

type CartCall = Pick<Call<Endpoint>, 'caller' | 'cartVersion' | 'idempotencyKey' | 'reply'> & { body?: unknown };

function askedShipMethod(header: unknown): ShipMethod | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && isShipMethod(header)) return header;
  throw malformed('X-Ship-Method must be Pickup or Delivery', 'shipMethod');
}

/** `asked`: the part of the body that an Idempotency-Key identifies, if not all of it. */
export function cartRequest(
  call: CartCall,
  clock: Clock,
  repeatable?: RepeatableCall,
  asked: unknown = call.body,
): CartRequest {
  const who = buyer(call.caller);
  return {
    buyer: who,
    now: clock.now(),
    shipMethod: askedShipMethod(call.reply.request.headers['x-ship-method']),
    cartVersion: call.cartVersion,
    once: repeatable ? onceOf(call, repeatable, asked) : null,
  };
}
