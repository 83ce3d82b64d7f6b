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
    means: 'Order number',
    example: '48211',
  },
  lineColumn,
  customerOfWhole,
  { ...said('date', ['orderDate', 'ordered'], day, 'Order date', '2026-03-04'), isNeeded: true },
  said('orderedAt', ['orderTime'], moment, 'Time with time zone. Defaults to noon'),
  { ...said('orderedBy', ['user', 'username'], code(80), 'User who placed the order'), refersTo: 'user' },
  said(
    'status',
    ['orderStatus'],
    statusCell,
    'Order status shown to buyers. Defaults to Invoiced if invoiced, Completed if the delivery date (or order date) is past, otherwise Open',
    'Invoiced',
  ),
  said('shipMethod', ['deliveryMethod'], oneOf(SHIP_METHODS), 'Pickup or delivery'),
  said('shipTo', ['shipToCode', 'shipToNumber', 'addressCode'], code(20), 'Ship-to code', 'MAIN'),
  addressed('shipToName', [], 'Recipient. Defaults to the address of the ship-to code', ''),
  addressed('shipToAddress1', ['shipToAddress'], 'Street', ''),
  addressed('shipToAddress2', [], 'Suite, floor', ''),
  addressed('shipToCity', [], 'City', ''),
  addressed('shipToState', [], 'State', ''),
  addressed('shipToZip', [], 'Zip', ''),
  addressed('shipToContact', [], 'Contact', ''),
  addressed('shipToPhone', [], 'Phone', ''),
  { ...poColumn, isOfWhole: true },
  said('delivery', ['deliveryDate', 'shipDate', 'requestedDate', 'requestDate'], day, 'Requested date', '2026-03-06'),
  said('instruction1', ['specialInstruction1', 'instructions'], text(500), 'Special instructions'),
  said('instruction2', ['specialInstruction2'], text(500), 'More instructions'),
  said('notes', ['comments'], text(4000), 'Notes'),
  said('invoice', ['invoiceNumber', 'invoiceNo'], code(100), 'Invoice number', '9001'),
  said(
    'invoiceDate',
    ['invoiced', 'invoicedOn'],
    day,
    'Invoice date. Without it the order counts as not invoiced and not sold',
    '2026-03-05',
  ),
  ...sumColumns,
  said('shippedOn', ['dateShipped', 'actualShipDate'], day, 'Ship date. Required with shipped or short'),
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
      means: 'Conversion to the price unit. 1 if both are the same; defaults to the product’s units',
      example: '1',
    },
    {
      name: 'type',
      synonyms: ['lineType'],
      read: oneOf(['Invoice', 'Credit']),
      means: 'Invoice or Credit. Defaults to Credit if the quantity is negative',
      example: 'Invoice',
    },
    {
      name: 'override',
      synonyms: ['isOverride', 'overridePrice'],
      standard: 'no',
      read: flag,
      means: 'Whether the price was overridden',
      example: 'no',
    },
    {
      name: 'estimate',
      synonyms: ['isEstimate', 'catchWeight'],
      standard: 'no',
      read: flag,
      means: 'Whether the amount is an estimate, for products weighed later',
      example: 'no',
    },
    {
      name: 'cases',
      synonyms: ['caseQuantity'],
      standard: '0',
      isNumber: true,
      read: quantityCell,
      means: 'Quantity in cases',
      example: '2',
    },
    { name: 'text1', synonyms: ['productText1'], read: text(500), means: 'Line note', example: '' },
    { name: 'text2', synonyms: ['productText2'], read: text(500), means: 'Second line note', example: '' },
    {
      name: 'shipped',
      synonyms: ['quantityShipped', 'qtyShipped', 'delivered', 'deliveredQuantity'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999' }),
      means: 'Quantity shipped, in the ordered unit',
      example: '',
    },
    {
      name: 'short',
      synonyms: ['quantityShort', 'qtyShort', 'backordered'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999' }),
      means: 'Quantity shorted',
      example: '',
    },
  ],
};
