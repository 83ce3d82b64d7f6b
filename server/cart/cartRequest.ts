import type { Endpoint } from '#domain/api/endpoint.ts';
import { isShipMethod, type ShipMethod } from '#domain/session/user.ts';
import type { Clock } from '../clock.ts';
import type { Call } from '../http/route.ts';
import type { Once } from '../idempotency/idempotency.ts';
import { type Buyer, buyer } from '../session/caller.ts';

/** A call about a cart: whose, when, and what of it the caller has seen. */
export interface CartRequest {
  buyer: Buyer;
  now: Date;
  shipMethod: ShipMethod | null;
  /** Null applies a change to the cart as it is now. */
  cartVersion: number | null;
  /** Given where the call may be repeated without being done again. */
  once: Once | null;
}

type CartCall = Pick<Call<Endpoint>, 'caller' | 'cartVersion' | 'idempotencyKey' | 'reply'> & { body?: unknown };

/** `repeatable` names a call that a client may repeat under its Idempotency-Key. */
export function cartRequest(call: CartCall, clock: Clock, repeatable?: string): CartRequest {
  const who = buyer(call.caller);
  const { idempotencyKey: key, body, reply } = call;
  const shipMethod = reply.request.headers['x-ship-method'];
  return {
    buyer: who,
    now: clock.now(),
    shipMethod: typeof shipMethod === 'string' && isShipMethod(shipMethod) ? shipMethod : null,
    cartVersion: call.cartVersion,
    once: repeatable && key ? { key, userId: who.userId, call: onceCall(repeatable, who.customerKey), body } : null,
  };
}

/** A key belongs to one call for one customer. */
export function onceCall(name: string, customerKey: number): string {
  return `${name} for ${customerKey}`;
}
