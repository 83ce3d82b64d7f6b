import { type Static, Type } from 'typebox';
import { DecimalInput } from '../cart/cart.ts';
import { Partner, PartnerChange, PartnerMessage } from '../punchout/partner.ts';
import { endpoint } from './endpoint.ts';
import { LIST_PAGE } from './jobs.ts';
import { Secret } from './limits.ts';
import { CartRefusal, Refusal } from './refusal.ts';

/** Messages kept of one partner, and of those that named none. */
export const MESSAGES_KEPT = 100;

const PartnerId = Type.Object({ id: Type.Integer({ minimum: 1 }) });

/** A form that the browser posts to the procurement system. */
export const TransferForm = Type.Object({
  postbackUrl: Type.String(),
  /** The encoded message: the field's value, or with OCI all fields as a form is encoded. */
  body: Type.String(),
  /** `cxml-urlencoded`, `cxml-base64` or, with OCI, `NEW_ITEM`. */
  fieldName: Type.String(),
  /** Every field of the form, in order. */
  fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  /** The frame that the procurement system asked for; null is where the shop is. */
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
    'The cart as a message for the procurement system, which the browser posts; the same version of a cart is the same message. 409 where it cannot be handed over, with the reasons',
  body: Type.Object({
    postbackUrl: Secret,
    /** Not looked at: the server's cart counts. */
    body: Type.Optional(Type.Unknown()),
    /** The total that the buyer was shown; another one than today's is refused with the newest cart and estimate. */
    orderTotal: Type.Optional(Type.Union([DecimalInput, Type.Null()])),
  }),
  answer: TransferForm,
  refusals: { 409: CartRefusal },
});

export const listPartners = endpoint({
  method: 'GET',
  path: '/api/admin/partners',
  access: 'admin',
  summary: `Procurement systems whose buyers are let in, by name; pages of ${LIST_PAGE}, X-Total-Count has the number of all. Secrets are never answered`,
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) }),
  answer: Type.Array(Partner),
});

export const addPartner = endpoint({
  method: 'POST',
  path: '/api/admin/partners',
  access: 'admin',
  summary: 'Let another procurement system in. 409 with every reason',
  body: PartnerChange,
  answer: Partner,
});

const PartnerRefusal = Type.Object({ ...Refusal.properties, partner: Type.Optional(Partner) });

export const changePartner = endpoint({
  method: 'PUT',
  path: '/api/admin/partners/:id',
  access: 'admin',
  summary: 'Change one; `version` is the one that was read. 409 with the newest one where it is stale',
  params: PartnerId,
  body: Type.Object({ ...PartnerChange.properties, version: Type.Integer() }),
  answer: Partner,
  refusals: { 409: PartnerRefusal },
});

export const listPartnerMessages = endpoint({
  method: 'GET',
  path: '/api/admin/partners/:id/messages',
  access: 'admin',
  summary: `The last ${MESSAGES_KEPT} messages from and to a partner, the newest first; of id 0 those whose sender nobody knows`,
  params: Type.Object({ id: Type.Integer({ minimum: 0 }) }),
  answer: Type.Array(PartnerMessage),
});
