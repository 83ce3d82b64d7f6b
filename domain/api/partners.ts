import { type Static, Type } from 'typebox';
import { Partner, PartnerChange, PartnerMessage } from '../punchout/partner.ts';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { LIST_PAGE } from './jobs.ts';
import { Refusal } from './refusal.ts';

/** How many messages are kept per partner, and of unknown senders. */
export const MESSAGES_KEPT = 100;

/** The maximum customers of one search. */
export const CUSTOMERS_FOUND = 20;

const PartnerId = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

/** A customer that a partner's buyers may shop for. */
export const PartnerCustomer = Type.Object({
  customerKey: Type.Integer(),
  customerCode: Type.String(),
  name: Type.String(),
});
export type PartnerCustomer = Static<typeof PartnerCustomer>;

export const findPartnerCustomers = endpoint({
  method: 'GET',
  path: '/api/admin/partnerCustomers',
  access: 'admin',
  summary: `Customers whose code or name contains the text, by name. At most ${CUSTOMERS_FOUND}`,
  query: Type.Object({ search: Code }),
  answer: Type.Array(PartnerCustomer),
});

export const listPartners = endpoint({
  method: 'GET',
  path: '/api/admin/partners',
  access: 'admin',
  summary: `Trading partners by name, without secrets. Pages of ${LIST_PAGE}; X-Total-Count is the total`,
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) }),
  answer: Type.Array(Partner),
});

const PARTNER_CODES = [
  'customFields',
  'domainMissing',
  'domainNotAllowed',
  'hostInvalid',
  'identityTaken',
  'incompleteRow',
  'invalidFields',
  'nameTaken',
  'repeatedCodes',
  'sameButCase',
  'unknownCodes',
  'unknownCustomer',
] as const;

export const addPartner = endpoint({
  method: 'POST',
  path: '/api/admin/partners',
  access: 'admin',
  summary: 'Create a trading partner. 409 with all reasons',
  body: PartnerChange,
  answer: Partner,
  codes: PARTNER_CODES,
});

const PartnerRefusal = Type.Object({ ...Refusal.properties, partner: Type.Optional(Partner) });

export const changePartner = endpoint({
  method: 'PUT',
  path: '/api/admin/partners/:id',
  access: 'admin',
  summary: 'Update a trading partner. 409 with the newest version if `version` is stale',
  params: PartnerId,
  body: Type.Object({ ...PartnerChange.properties, version: Type.Integer() }),
  answer: Partner,
  refusals: { 409: PartnerRefusal },
  codes: [...PARTNER_CODES, 'staleVersion'],
});

export const listPartnerMessages = endpoint({
  method: 'GET',
  path: '/api/admin/partners/:id/messages',
  access: 'admin',
  summary: `The last ${MESSAGES_KEPT} messages from and to a partner, newest first. id 0 returns unrecognized messages`,
  params: Type.Object({ id: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
  answer: Type.Array(PartnerMessage),
});
