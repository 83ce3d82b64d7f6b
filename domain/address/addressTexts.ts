import { formatCount } from '../formatNumber.ts';
import { PHONE_FORMAT } from '../phone.ts';
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
  state: 'State / Province must be a two-letter code',
  phone: `Phone number format ${PHONE_FORMAT}`,
  delete: 'Delete Address?',
  deleteDetail: (display: string) => `"${display}" will no longer be offered for deliveries.`,
  tooMany: (limit: number) => `There can be at most ${formatCount(limit)} delivery addresses. Delete one first.`,
  primaryStays: 'The primary address cannot be deleted. Make another address primary first.',
  changedElsewhere: 'Someone else changed this address. Your changes were not saved.',
  unexpected: 'An unexpected error occurred.',
  gone: 'Someone else deleted this address. Save to add it again.',
  conflict: 'Someone else changed this address while you were editing. Which version do you want to keep?',
  nothing: 'Nothing',
  goneFromList: 'Someone else deleted this address.',
  cartMoved: (display: string) =>
    `The delivery address "${display}" was deleted. This order now ships to the primary address.`,
} as const;
