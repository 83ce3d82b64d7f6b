import { type Static, Type } from 'typebox';
import { Address } from '../customer/customer.ts';
import { endpoint } from './endpoint.ts';
import { Code, Text } from './limits.ts';
import { Done } from './refusal.ts';

const NullableText = Type.Optional(Type.Union([Text, Type.Null()]));

/** An address as it is typed. What it does not name stays as it is, in a new one empty. Whether the zip is delivered, and from which amount, the site says. */
export const AddressChange = Type.Object({
  isPrimary: Type.Optional(Type.Boolean()),
  name: Type.Optional(Text),
  display: Type.Optional(Text),
  address1: NullableText,
  address2: NullableText,
  city: NullableText,
  state: NullableText,
  zip: NullableText,
  county: NullableText,
  contact: NullableText,
  phone: NullableText,
  deliveryTime: NullableText,
});
export type AddressChange = Static<typeof AddressChange>;

const Key = Type.Object({ key: Code });
const Removed = Type.Object({ isSuccess: Type.Boolean(), message: Type.Union([Type.String(), Type.Null()]) });
const addresses = Type.Array(Address);

export const listConsumerAddresses = endpoint({
  method: 'GET',
  path: '/api/consumer/address',
  access: 'consumer',
  summary: "The consumer's addresses, the primary one first",
  answer: addresses,
});

export const addConsumerAddress = endpoint({
  method: 'POST',
  path: '/api/consumer/address',
  access: 'consumer',
  summary: 'A new address of the consumer; the first one is the primary one',
  body: AddressChange,
  answer: Address,
});

export const changeConsumerAddress = endpoint({
  method: 'POST',
  path: '/api/consumer/address/:key',
  access: 'consumer',
  summary: 'Change an address of the consumer; with `isPrimary` true it becomes the primary one',
  params: Key,
  body: AddressChange,
  answer: Address,
});

export const deleteConsumerAddress = endpoint({
  method: 'DELETE',
  path: '/api/consumer/address/:key',
  access: 'consumer',
  summary:
    'Delete an address that is neither the primary nor the only one; a cart that holds it moves to the primary one',
  params: Key,
  answer: Removed,
});

export const logUndeliverableZip = endpoint({
  method: 'POST',
  path: '/api/consumer/address/log/:zip',
  access: 'consumer',
  summary: 'Note that somebody wanted a delivery to a zip that is not delivered',
  params: Type.Object({ zip: Code }),
  answer: Done,
});

const account = { access: 'customer', menuKeys: ['ShipToMaintenance'] } as const;

export const listAccountAddresses = endpoint({
  ...account,
  method: 'GET',
  path: '/api/account/address',
  summary: "The customer's ship-tos, the primary one first",
  answer: addresses,
});

export const addAccountAddress = endpoint({
  ...account,
  method: 'POST',
  path: '/api/account/address',
  summary: 'A new ship-to of the customer, with the next free code',
  body: AddressChange,
  answer: Address,
});

export const changeAccountAddress = endpoint({
  ...account,
  method: 'PUT',
  path: '/api/account/address/:key',
  summary: 'Change a ship-to of the customer; with `isPrimary` true it becomes the primary one',
  params: Key,
  body: AddressChange,
  answer: Address,
});

export const deleteAccountAddress = endpoint({
  ...account,
  method: 'DELETE',
  path: '/api/account/address/:key',
  summary: 'Delete a ship-to that is neither the primary nor the only one; carts that hold it move to the primary one',
  params: Key,
  answer: Removed,
});
