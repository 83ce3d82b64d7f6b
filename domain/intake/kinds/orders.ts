import { storedStatus } from '../../order/orderStatus.ts';
import { SHIP_METHODS } from '../../session/user.ts';
import { code, flag, number, oneOf, text } from '../cell.ts';
import { day, moment } from '../dateCell.ts';
import type { Column, Kind } from '../kind.ts';
import { customerOfWhole, lineColumn, poColumn, quantityCell, soldColumns, sumColumns } from './ofBooks.ts';

function said(name: string, synonyms: string[], read: Column['read'], means: string, example = ''): Column {
  return { name, synonyms, isOfWhole: true, ...(read === day && { isDate: true }), read, means, example };
}

const readStatus = code(40);

/** Both spellings of a canceled order are stored as one. */
const statusCell: Column['read'] = (...cell) => {
  const read = readStatus(...cell);
  return 'refusal' in read ? read : { ...read, value: storedStatus(read.value) };
};

function addressed(field: string, synonyms: string[], means: string, example: string): Column {
  return said(field, synonyms, text(200), means, example);
}

const head: readonly Column[] = [
  {
    name: 'order',
    synonyms: ['orderNumber', 'orderNo', 'salesOrder', 'salesOrderNumber', 'soNumber'],
    isKey: true,
    read: code(100),
    means: 'The number of the order',
    example: '48211',
  },
  lineColumn,
  customerOfWhole,
  { ...said('date', ['orderDate', 'ordered'], day, 'When it was ordered', '2026-03-04'), isNeeded: true },
  said('orderedAt', ['orderTime'], moment, 'The time with its zone; noon of the day where it is empty'),
  { ...said('orderedBy', ['user', 'username'], code(80), 'Which user of the shop ordered it'), refersTo: 'user' },
  said(
    'status',
    ['orderStatus'],
    statusCell,
    'Where it is, as buyers read it; of a new order without it, Invoiced with an invoice, Completed where its delivery day (or its own) is past, else Open',
    'Invoiced',
  ),
  said('shipMethod', ['deliveryMethod'], oneOf(SHIP_METHODS), 'How it was handed over'),
  said('shipTo', ['shipToCode', 'shipToNumber', 'addressCode'], code(20), 'The code of the ship-to', 'MAIN'),
  addressed('shipToName', [], 'Who was there; without an address that of the code', ''),
  addressed('shipToAddress1', ['shipToAddress'], 'Street', ''),
  addressed('shipToAddress2', [], 'Suite, floor', ''),
  addressed('shipToCity', [], 'City', ''),
  addressed('shipToState', [], 'State', ''),
  addressed('shipToZip', [], 'Zip', ''),
  addressed('shipToContact', [], 'Whom to ask for', ''),
  addressed('shipToPhone', [], 'Phone', ''),
  { ...poColumn, isOfWhole: true },
  said('delivery', ['deliveryDate', 'shipDate', 'requestedDate', 'requestDate'], day, 'For which day', '2026-03-06'),
  said('instruction1', ['specialInstruction1', 'instructions'], text(500), 'Special instructions'),
  said('instruction2', ['specialInstruction2'], text(500), 'More of them'),
  said('notes', ['comments'], text(4000), 'Notes'),
  said('invoice', ['invoiceNumber', 'invoiceNo'], code(100), 'The number of its invoice', '9001'),
  said(
    'invoiceDate',
    ['invoiced', 'invoicedOn'],
    day,
    'When it was invoiced; without it the order counts as not invoiced, and nothing of it as sold',
    '2026-03-05',
  ),
  ...sumColumns,
  said('shippedOn', ['dateShipped', 'actualShipDate'], day, 'When what was shipped left; needed with shipped or short'),
];

export const orders: Kind = {
  name: 'orders',
  title: 'Order history',
  row: 'line of an order',
  whole: 'order',
  isBooks: true,
  whenAbsent: null,
  columns: [
    ...head,
    ...soldColumns,
    {
      name: 'priceConversion',
      synonyms: ['priceFactor'],
      isNumber: true,
      read: number({ places: 8, least: '0', most: '9999999999' }),
      means: 'How many units of the price one unit holds; 1 for one unit, else what the units of the product say',
      example: '1',
    },
    {
      name: 'type',
      synonyms: ['lineType'],
      read: oneOf(['Invoice', 'Credit']),
      means: 'Invoice or Credit; Credit where it is empty and the quantity is below 0',
      example: 'Invoice',
    },
    {
      name: 'override',
      synonyms: ['isOverride', 'overridePrice'],
      standard: 'no',
      read: flag,
      means: 'Whether the price was typed in',
      example: 'no',
    },
    {
      name: 'estimate',
      synonyms: ['isEstimate', 'catchWeight'],
      standard: 'no',
      read: flag,
      means: 'Whether what it came to was an estimate, as of what is weighed later',
      example: 'no',
    },
    {
      name: 'cases',
      synonyms: ['caseQuantity'],
      standard: '0',
      isNumber: true,
      read: quantityCell,
      means: 'How many cases that is',
      example: '2',
    },
    { name: 'text1', synonyms: ['productText1'], read: text(500), means: 'What the buyer wrote to it', example: '' },
    { name: 'text2', synonyms: ['productText2'], read: text(500), means: 'And more', example: '' },
    {
      name: 'shipped',
      synonyms: ['quantityShipped', 'qtyShipped', 'delivered', 'deliveredQuantity'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999' }),
      means: 'How many came, in the unit that was ordered',
      example: '',
    },
    {
      name: 'short',
      synonyms: ['quantityShort', 'qtyShort', 'backordered'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999' }),
      means: 'How many will not come',
      example: '',
    },
  ],
};
