import type { EventFrom } from 'xstate';
import { type DeliveryAddress, valuesOf } from '#domain/address/address.ts';
import type { AddressAnswer } from '#machines/account/addressPorts.ts';
import type { cartMachine } from '#machines/shop/cart/cartMachine.ts';
import { failures, listener } from '../samples.ts';

export const pier: DeliveryAddress = {
  id: 1,
  key: '1',
  isPrimary: false,
  name: 'Oyster Pier',
  display: 'Pier',
  address1: '1 Wharf Road',
  address2: null,
  city: 'Bath',
  state: 'ME',
  zip: '04530',
  county: null,
  contact: null,
  phone: '2075550142',
  deliveryTime: null,
  minimumOrderAmount: null,
  isValidZipCode: true,
  version: 1,
};
export const main: DeliveryAddress = { ...pier, id: 2, key: 'MAIN', display: 'Main kitchen', isPrimary: true };

export const typed = { ...valuesOf(pier), city: 'Wells' };
/** By another user, in the field that `typed` changes, and in another one. */
export const movedByOthers: DeliveryAddress = { ...pier, city: 'Bangor', version: 2 };
export const calledByOthers: DeliveryAddress = { ...pier, contact: 'Ada', version: 2 };

export const saved: AddressAnswer = { kind: 'saved', address: { ...pier, city: 'Wells', version: 2 } };
export const refused: AddressAnswer = {
  kind: 'refused',
  text: 'The address was refused.',
  problems: { zip: 'Must be valid Zip Code' },
};
export const gone: AddressAnswer = { kind: 'gone' };
export const broken = { offline: failures.offline, 'by a bug': new TypeError('no address') };

/** A cart that only records its events. */
export function addressListener() {
  const cart = listener<EventFrom<typeof cartMachine>>();
  return { cart: cart.ref as never, heard: cart.heard };
}
