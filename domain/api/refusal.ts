import { type Static, Type } from 'typebox';
import { Cart, Estimate } from '../cart/cart.ts';
import { coded, maybeCoded } from '../refusal/coded.ts';
import { SessionEndCode } from '../session/sessionEndCode.ts';

/**
 * A refusal of the API. `message` is never empty; `errors` has every reason in order; both are display texts. `details`
 * are for the client's developer.
 */
export const Refusal = Type.Object({
  message: Type.String(),
  errors: Type.Array(Type.String()),
  details: Type.Optional(Type.Array(Type.String())),
  ...coded,
  requestId: Type.Optional(Type.String()),
});
export type Refusal = Static<typeof Refusal>;

/** 401 is the only response that ends a session; its code tells the client whether the password was changed. */
export const SessionEnded = Type.Object({ ...Refusal.properties, code: SessionEndCode });

/** A refusal of a cart write or a submit, with the newest cart and (submit) the newest estimate. */
export const CartRefusal = Type.Object({
  ...Refusal.properties,
  cart: Type.Optional(Cart),
  estimate: Type.Optional(Estimate),
});
export type CartRefusal = Static<typeof CartRefusal>;

/**
 * The response of saves; on refusal the status equals `errorCode`. On success `errorReason` is null and `errorCode` 0.
 */
export const SaveResult = Type.Object({
  isSuccess: Type.Boolean(),
  errorReason: Type.Union([Type.String(), Type.Null()]),
  errorCode: Type.Integer(),
  ...maybeCoded,
});
export type SaveResult = Static<typeof SaveResult>;

/** A save that was refused before its handler ran: for its shape, or for its caller. */
export const SaveRefusal = Type.Object({
  ...SaveResult.properties,
  ...Refusal.properties,
  message: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Array(Type.String())),
});

export const Done = Type.Object({ isSuccess: Type.Boolean() });
export type Done = Static<typeof Done>;
