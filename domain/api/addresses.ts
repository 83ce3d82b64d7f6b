import { type Static, Type } from 'typebox';
import { DeliveryAddress } from '../address/address.ts';
import { Code, Text } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { Done, Refusal } from './refusal.ts';

const SentText = Type.Optional(Type.Union([Text, Type.Null()]));

/**
 * The form values of an address. An absent field keeps its value; in a new address it is empty. Minimum, county and
 * deliverability follow from the zip.
 */
export const AddressChange = Type.Object({
  /** True makes it the primary one; any other value changes nothing. */
  isPrimary: Type.Optional(Type.Boolean()),
  name: SentText,
  display: SentText,
  address1: SentText,
  address2: SentText,
  city: SentText,
  state: SentText,
  zip: SentText,
  contact: SentText,
  phone: SentText,
  deliveryTime: SentText,
  /** The version of the edited address; absent: the newest. */
  version: Type.Optional(Type.Integer()),
});
export type AddressChange = Static<typeof AddressChange>;

const Problem = Type.Optional(Type.String());

/** `fields`: the problem of each; `address`: the newest one, when it changed since the caller's version. */
export const AddressRefusal = Type.Object({
  ...Refusal.properties,
  fields: Type.Optional(
    Type.Object({
      display: Problem,
      name: Problem,
      address1: Problem,
      address2: Problem,
      city: Problem,
      state: Problem,
      zip: Problem,
      contact: Problem,
      phone: Problem,
      deliveryTime: Problem,
    }),
  ),
  address: Type.Optional(DeliveryAddress),
});

/** `message`: the cart's new destination, if the cart went to the deleted address. */
const Removed = Type.Object({ ...Done.properties, message: Type.Union([Type.String(), Type.Null()]) });
const addresses = Type.Array(DeliveryAddress);
const ByKey = Type.Object({ key: Code });
const writing = { body: AddressChange, answer: DeliveryAddress, refusals: { 409: AddressRefusal } } as const;
const changing = { ...writing, params: ByKey, refusals: { 404: Refusal, 409: AddressRefusal } } as const;
const deleting = { params: ByKey, answer: Removed, refusals: { 404: Refusal, 409: Refusal } } as const;
/** Consumers have their own calls, which set fewer fields. */
const business = { access: 'customer', isForBusiness: true } as const;
const maintenance = { ...business, menuKeys: ['ShipToMaintenance'] } as const;

export const listConsumerAddresses = endpoint({
  method: 'GET',
  path: '/api/consumer/address',
  access: 'consumer',
  summary: 'Addresses of the consumer, primary first',
  answer: addresses,
});

export const addConsumerAddress = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/consumer/address',
  access: 'consumer',
  summary: 'Create an address for the consumer. The first address is primary',
  codes: ['invalidFields', 'tooManyAddresses'],
});

export const changeConsumerAddress = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/consumer/address/:key',
  access: 'consumer',
  summary: 'Update an address of the consumer. `isPrimary` true makes it primary',
  codes: ['invalidFields', 'staleAddress'],
});

export const deleteConsumerAddress = endpoint({
  ...deleting,
  method: 'DELETE',
  path: '/api/consumer/address/:key',
  access: 'consumer',
  summary: 'Delete an address that is not primary. Carts that use it switch to the primary address',
  codes: ['primaryAddress'],
});

export const logUndeliverableZip = endpoint({
  method: 'POST',
  path: '/api/consumer/address/log/:zip',
  access: 'consumer',
  summary: 'Log a request for delivery to a ZIP code outside the delivery areas',
  params: Type.Object({ zip: Code }),
  answer: Done,
  refusals: { 409: Refusal },
  codes: ['invalidZip'],
});

export const listAccountAddresses = endpoint({
  ...business,
  method: 'GET',
  path: '/api/account/address',
  summary: 'Ship-tos of the customer, primary first. Not for consumers',
  answer: addresses,
});

export const addAccountAddress = endpoint({
  ...maintenance,
  ...writing,
  method: 'POST',
  path: '/api/account/address',
  summary: 'Create a ship-to with the next free code. Not for consumers',
  codes: ['invalidFields', 'tooManyAddresses'],
});

export const changeAccountAddress = endpoint({
  ...maintenance,
  ...changing,
  method: 'PUT',
  path: '/api/account/address/:key',
  summary: 'Update a ship-to. `isPrimary` true makes it primary. Not for consumers',
  codes: ['invalidFields', 'staleAddress'],
});

export const deleteAccountAddress = endpoint({
  ...maintenance,
  ...deleting,
  method: 'DELETE',
  path: '/api/account/address/:key',
  summary: 'Delete a ship-to that is not primary. Carts that use it switch to the primary ship-to',
  codes: ['primaryAddress'],
});
