import { type Static, Type } from 'typebox';
import { DecimalInput } from '../cart/cart.ts';
import { Secret, Text } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { CartRefusal } from './refusal.ts';

/** A form that the browser posts to the procurement system. */
export const TransferForm = Type.Object({
  postbackUrl: Type.String(),
  /** The encoded message: the field's value, or with OCI all fields as a form is encoded. */
  body: Type.String(),
  /** `cxml-urlencoded`, `cxml-base64` or, with OCI, `NEW_ITEM`. */
  fieldName: Type.String(),
  /** Every field of the form, in order. */
  fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  /** The frame that the procurement system requested; null is the shop's own. */
  target: Type.Union([Type.String(), Type.Null()]),
});
export type TransferForm = Static<typeof TransferForm>;

export const createMessage = endpoint({
  method: 'POST',
  path: '/api/punchout/createmessage',
  access: 'customer',
  isForPunchout: true,
  menuKeys: ['CheckOut'],
  headers: ['X-Cart-Version', 'Idempotency-Key'],
  summary:
    'The cart as a message that the browser posts to the procurement system. The same cart version gives the same message. 409 with the reasons if it cannot be transferred',
  body: Type.Object({
    postbackUrl: Secret,
    /** Ignored: the server uses its own cart. */
    body: Type.Optional(Type.Union([Text, Type.Null()])),
    /** The total that the buyer saw; another total than today's is refused with the newest cart and estimate. */
    orderTotal: Type.Optional(Type.Union([DecimalInput, Type.Null()])),
  }),
  answer: TransferForm,
  refusals: { 409: CartRefusal },
  codes: ['cartReadOnly', 'noPunchout', 'postbackMissing', 'postbackRefused', 'totalMoved', 'transferRefused'],
});
