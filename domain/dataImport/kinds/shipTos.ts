import { ADDRESS_LIMITS, type AddressField } from '../../address/address.ts';
import { addressField, code, flag, listOf, number, oneOf, text } from '../cell.ts';
import type { Column, Kind } from '../kind.ts';
import { customerColumn } from './ofProduct.ts';

/** Longer than the form of an address lets buyers write them: what other programs hold is kept as it is. */
const words = text(200);

function field(name: AddressField, synonyms: string[], means: string, example: string): Column {
  const hasShape = name === 'state' || name === 'zip' || name === 'phone';
  return { name, synonyms, read: hasShape ? addressField(name) : words, means, example };
}

export const shipTos: Kind = {
  name: 'shipTos',
  title: 'Ship-tos',
  row: 'ship-to',
  whenAbsent: null,
  columns: [
    customerColumn,
    {
      name: 'code',
      synonyms: ['shipTo', 'shipToCode', 'addressCode', 'shipToNumber', 'key'],
      isKey: true,
      read: code(20),
      means: 'Address code, unique per customer',
      example: 'MAIN',
    },
    { ...field('name', ['shipToName', 'company'], 'Recipient', 'The Gilded Oyster'), isNeeded: true },
    field(
      'display',
      ['label', 'shownAs', 'title'],
      `Name shown in lists, best in ${ADDRESS_LIMITS.display} characters. Defaults to the name`,
      'Main kitchen',
    ),
    field('address1', ['address', 'street', 'addressLine1', 'line1'], 'Street', '12 Quay Street'),
    field('address2', ['suite', 'addressLine2', 'line2'], 'Suite, floor', 'Suite 4'),
    field('city', ['town'], 'City', 'Portland'),
    field('state', ['region', 'province', 'st'], 'State, two letters', 'ME'),
    field('zip', ['zipCode', 'postalCode', 'postcode'], 'Zip', '04101'),
    { name: 'county', synonyms: [], read: text(40), means: 'County', example: 'Cumberland' },
    field('contact', ['attention', 'contactName'], 'Contact', 'Marisol Quint'),
    field('phone', ['telephone', 'phoneNumber', 'tel'], '10 digits and optional extension', '(207) 555-0142'),
    field('deliveryTime', ['receivingHours', 'hours'], 'Receiving hours', '6 AM to 9 AM'),
    {
      name: 'minimumOrder',
      synonyms: ['minimumOrderAmount', 'orderMinimum', 'minimum'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999999' }),
      means: 'Minimum order amount. New addresses default to the minimum of their delivery area',
      example: '250.00',
    },
    {
      name: 'deliverable',
      synonyms: ['isValidZipCode', 'served', 'isDeliverable'],
      standard: 'yes',
      read: flag,
      means: 'Whether you deliver to this address',
      example: 'yes',
    },
    {
      name: 'weekdays',
      synonyms: ['deliveryWeekdays', 'deliveryDays', 'days'],
      standard: '2;3;4;5;6',
      read: listOf(oneOf(['1', '2', '3', '4', '5', '6', '7'])),
      means: 'Delivery weekdays, Sunday 1 to Saturday 7, separated by ;',
      example: '2;4;6',
    },
    {
      name: 'primary',
      synonyms: ['isPrimary', 'default', 'isDefault'],
      standard: 'no',
      read: flag,
      means: 'Whether this is the primary address. Defaults to the first code',
      example: 'yes',
    },
  ],
};
