import { ADDRESS_LIMITS, type AddressField } from '../../address/address.ts';
import { dataImportText } from '../../texts/dataImportText.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { addressField, code, flag, listOf, number, oneOf, text } from '../cell.ts';
import type { Column, Kind } from '../kind.ts';
import { shownAmount } from '../shownMoney.ts';
import { customerColumn, PHONE_NAMES } from './ofProduct.ts';

/** Longer than the address form allows: data of other programs is stored unchanged. */
const words = text(200);

function field(name: AddressField, synonyms: string[], means: string, example: string): Column {
  const hasShape = name === 'state' || name === 'zip' || name === 'phone';
  return { name, synonyms, read: hasShape ? addressField(name) : words, means, example };
}

export const shipTos: Kind = perLanguage(() => ({
  name: 'shipTos',
  title: dataImportText('shipTos.shipTos'),
  whenAbsent: null,
  columns: [
    customerColumn,
    {
      name: 'code',
      synonyms: [
        'shipTo',
        'shipToCode',
        'shipToId',
        'shipToNo',
        'shipToNumber',
        'addressCode',
        'addressId',
        'addressName',
        'key',
      ],
      isKey: true,
      read: code(20),
      means: dataImportText('shipTos.addressCodeUniquePerCustomer'),
      example: 'MAIN',
    },
    {
      ...field(
        'name',
        ['shipToName', 'company', 'companyName', 'recipient'],
        dataImportText('shipTos.recipient'),
        'The Gilded Oyster',
      ),
      isNeeded: true,
    },
    field(
      'display',
      ['label', 'shownAs', 'title'],
      dataImportText('shipTos.display', { count: ADDRESS_LIMITS.display }),
      'Main kitchen',
    ),
    field(
      'address1',
      ['address', 'street', 'street1', 'addressLine1', 'line1', 'addr1', 'shipToAddress1', 'shipToStreet1'],
      dataImportText('shipTos.street'),
      '12 Quay Street',
    ),
    field(
      'address2',
      ['suite', 'street2', 'addressLine2', 'line2', 'addr2', 'shipToAddress2'],
      dataImportText('shipTos.suite'),
      'Suite 4',
    ),
    field('city', ['town', 'shipToCity'], dataImportText('shipTos.city'), 'Portland'),
    field(
      'state',
      ['region', 'province', 'st', 'stateProvince', 'stateCode', 'shipToState'],
      dataImportText('shipTos.state'),
      'ME',
    ),
    field(
      'zip',
      ['zipCode', 'postalCode', 'postcode', 'zipPostalCode', 'shipToZip', 'shipToZipCode'],
      dataImportText('shipTos.zip'),
      '04101',
    ),
    { name: 'county', synonyms: [], read: text(40), means: dataImportText('shipTos.county'), example: 'Cumberland' },
    field(
      'contact',
      ['attention', 'attn', 'contactName', 'contactPerson'],
      dataImportText('shipTos.contact'),
      'Marisol Quint',
    ),
    field('phone', PHONE_NAMES, dataImportText('shipTos.phone'), '(207) 555-0142'),
    field('deliveryTime', ['receivingHours', 'hours'], dataImportText('shipTos.receivingHours'), '6 AM to 9 AM'),
    {
      name: 'minimumOrder',
      synonyms: ['minimumOrderAmount', 'orderMinimum', 'minimum'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999999' }),
      show: shownAmount,
      means: dataImportText('shipTos.minimumOrderAmountNewAddressesDefault'),
      example: '250.00',
    },
    {
      name: 'deliverable',
      synonyms: ['isValidZipCode', 'served', 'isDeliverable'],
      standard: 'yes',
      read: flag,
      means: dataImportText('shipTos.whetherYouDeliverToThisAddress'),
      example: 'yes',
    },
    {
      name: 'weekdays',
      synonyms: ['deliveryWeekdays', 'deliveryDays', 'days'],
      standard: '2;3;4;5;6',
      read: listOf(oneOf(['1', '2', '3', '4', '5', '6', '7'])),
      means: dataImportText('shipTos.deliveryWeekdaysSunday1ToSaturday'),
      example: '2;4;6',
    },
    {
      name: 'primary',
      synonyms: ['isPrimary', 'default', 'isDefault'],
      standard: 'no',
      read: flag,
      means: dataImportText('shipTos.whetherThisIsThePrimaryAddress'),
      example: 'yes',
    },
  ],
}));
