import { type Static, Type } from 'typebox';
import { Cart, Estimate } from '../cart/cart.ts';
import { SessionEndCode } from '../session/reason.ts';

/**
 * How the API says no. `message` is never empty; `errors` has every reason in order; each is a text to show. `details` says to
 * whoever wrote the client what is wrong with the request.
 */
export const Refusal = Type.Object({
  message: Type.String(),
  errors: Type.Array(Type.String()),
  details: Type.Optional(Type.Array(Type.String())),
  code: Type.Optional(Type.String()),
  requestId: Type.Optional(Type.String()),
});
export type Refusal = Static<typeof Refusal>;

/** 401, the only answer that ends a session: whoever sees a new password in force is told of it. */
export const SessionEnded = Type.Object({ ...Refusal.properties, code: SessionEndCode });

/** The code of 403 on a call that needs a customer and names one that the user may not act for, or no longer. */
export const CUSTOMER_REFUSED = 'customerRefused';

/** The code of 409 on a call that names a ship method which the site does not allow, or no longer. */
export const SHIP_METHOD_REFUSED = 'shipMethodRefused';

/** The code of 403 on a call that the user's role or menu does not have. */
export const FORBIDDEN = 'forbidden';

/** A refusal of a cart write or a submit, with the newest cart and (submit) the newest estimate. */
export const CartRefusal = Type.Object({
  ...Refusal.properties,
  cart: Type.Optional(Cart),
  estimate: Type.Optional(Estimate),
});
export type CartRefusal = Static<typeof CartRefusal>;

/** The answer of saves; on refusal the status equals `errorCode`. On success `errorReason` is null and `errorCode` 0. */
export const SaveResult = Type.Object({
  isSuccess: Type.Boolean(),
  errorReason: Type.Union([Type.String(), Type.Null()]),
  errorCode: Type.Integer(),
});
export type SaveResult = Static<typeof SaveResult>;

/** A save that was refused before it was looked at: for its shape, or for who asks. */
export const SaveRefusal = Type.Object({
  ...SaveResult.properties,
  ...Refusal.properties,
  message: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Array(Type.String())),
});

export const Done = Type.Object({ isSuccess: Type.Boolean() });
export type Done = Static<typeof Done>;
