import { PHONE_FORMAT } from '../phone.ts';
import { formatCount } from '../shownNumber.ts';
import type { AddressField } from './address.ts';

/** The texts of delivery addresses; those of the specification letter by letter. */
export const addressTexts = {
  labels: {
    display: 'Display Name',
    name: 'Name',
    address1: 'Address Line 1',
    address2: 'Address Line 2',
    city: 'City',
    state: 'State / Province',
    zip: 'ZIP Code',
    contact: 'Contact',
    phone: 'Phone',
    deliveryTime: 'Delivery Time',
  } as const satisfies Record<AddressField, string>,
  required: (label: string) => `${label} is a required field`,
  tooLong: (label: string, limit: number) => `${label} can have at most ${formatCount(limit)} characters`,
  zip: 'Must be valid Zip Code',
  state: 'State / Province is a code of two letters',
  phone: `Phone number format ${PHONE_FORMAT}`,
  delete: 'Delete Address?',
  deleteDetail: (display: string) => `"${display}" will no longer be offered for deliveries.`,
  tooMany: (limit: number) =>
    `There can be at most ${formatCount(limit)} delivery addresses. Delete one that is no longer needed first.`,
  primaryStays: 'The primary address cannot be deleted. Make another one the primary address first.',
  changedElsewhere: 'Someone else changed this address meanwhile. Nothing was saved.',
  unexpected: 'An unexpected error occurred.',
  gone: 'Someone else deleted this address. Save adds it again, as it stands here.',
  conflict: 'Someone else changed this address while you did. Which version should stay?',
  nothing: 'Nothing',
  goneFromList: 'Someone else deleted this address.',
  cartMoved: (display: string) =>
    `The delivery address "${display}" was deleted. This order goes to the primary address now.`,
} as const;
