import { storedStatus } from '../../order/orderStatus.ts';
import { SHIP_METHODS } from '../../session/user.ts';
import { dataImportText } from '../../texts/dataImportText.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { code, flag, number, oneOf, text } from '../cell.ts';
import { day, moment } from '../dateCell.ts';
import type { Column, Kind } from '../kind.ts';
import { customerOfGroup, lineColumn, poColumn, quantityCell, soldColumns, sumColumns } from './ledgerColumns.ts';

function orderColumn(name: string, synonyms: string[], read: Column['read'], means: string, example = ''): Column {
  return { name, synonyms, isOfGroup: true, ...(read === day && { isDate: true }), read, means, example };
}

const readStatus = code(40);

/** Both spellings of a canceled order are stored as one. */
const statusCell: Column['read'] = (...cell) => {
  const read = readStatus(...cell);
  return 'refusal' in read ? read : { ...read, value: storedStatus(read.value) };
};

function addressed(field: string, synonyms: string[], means: string, example: string): Column {
  return orderColumn(field, synonyms, text(200), means, example);
}

const head: readonly Column[] = perLanguage(() => [
  {
    name: 'order',
    synonyms: [
      'orderNumber',
      'orderNo',
      'orderNum',
      'orderId',
      'salesOrder',
      'salesOrderNo',
      'salesOrderNumber',
      'soNumber',
    ],
    isKey: true,
    read: code(100),
    means: dataImportText('orders.orderNumber'),
    example: '48211',
  },
  lineColumn,
  customerOfGroup,
  {
    ...orderColumn(
      'date',
      ['orderDate', 'dateOrdered', 'ordered'],
      day,
      dataImportText('orders.orderDate'),
      '2026-03-04',
    ),
    isNeeded: true,
  },
  orderColumn('orderedAt', ['orderTime'], moment, dataImportText('orders.timeWithTimeZoneDefaultsTo')),
  {
    ...orderColumn('orderedBy', ['user', 'username'], code(80), dataImportText('orders.userWhoPlacedTheOrder')),
    refersTo: 'user',
  },
  orderColumn(
    'status',
    ['orderStatus'],
    statusCell,
    dataImportText('orders.orderStatusShownToBuyersDefaults'),
    dataImportText('orders.invoiced'),
  ),
  orderColumn('shipMethod', ['deliveryMethod'], oneOf(SHIP_METHODS), dataImportText('orders.pickupOrDelivery')),
  orderColumn(
    'shipTo',
    ['shipToCode', 'shipToNumber', 'addressCode'],
    code(20),
    dataImportText('orders.shipToCode'),
    'MAIN',
  ),
  addressed('shipToName', [], dataImportText('orders.recipientDefaultsToTheAddressOf'), ''),
  addressed('shipToAddress1', ['shipToAddress'], dataImportText('orders.street'), ''),
  addressed('shipToAddress2', [], dataImportText('orders.suiteFloor'), ''),
  addressed('shipToCity', [], dataImportText('orders.city'), ''),
  addressed('shipToState', [], dataImportText('orders.state'), ''),
  addressed('shipToZip', [], dataImportText('orders.zip'), ''),
  addressed('shipToContact', [], dataImportText('orders.contact'), ''),
  addressed('shipToPhone', [], dataImportText('orders.phone'), ''),
  { ...poColumn, isOfGroup: true },
  orderColumn(
    'delivery',
    ['deliveryDate', 'shipDate', 'requestedDate', 'requestDate'],
    day,
    dataImportText('orders.requestedDate'),
    '2026-03-06',
  ),
  orderColumn(
    'instruction1',
    ['specialInstruction1', 'instructions'],
    text(500),
    dataImportText('orders.specialInstructions'),
  ),
  orderColumn('instruction2', ['specialInstruction2'], text(500), dataImportText('orders.moreInstructions')),
  orderColumn('notes', ['comments'], text(4000), dataImportText('orders.notes')),
  orderColumn('invoice', ['invoiceNumber', 'invoiceNo'], code(100), dataImportText('orders.invoiceNumber'), '9001'),
  orderColumn(
    'invoiceDate',
    ['invoiced', 'invoicedOn'],
    day,
    dataImportText('orders.invoiceDateWithoutItTheOrder'),
    '2026-03-05',
  ),
  ...sumColumns,
  orderColumn(
    'shippedOn',
    ['dateShipped', 'actualShipDate'],
    day,
    dataImportText('orders.shipDateRequiredWithShippedOr'),
  ),
]);

export const orders: Kind = perLanguage(() => ({
  name: 'orders',
  title: dataImportText('orders.orderHistory'),
  rowGroup: 'order',
  isLedger: true,
  whenAbsent: null,
  columns: [
    ...head,
    ...soldColumns,
    {
      name: 'priceConversion',
      synonyms: ['priceFactor'],
      isNumber: true,
      read: number({ places: 8, least: '0', most: '9999999999' }),
      means: dataImportText('orders.conversionToThePriceUnit'),
      example: '1',
    },
    {
      name: 'type',
      synonyms: ['lineType'],
      read: oneOf(['Invoice', 'Credit']),
      means: dataImportText('orders.invoiceOrCreditDefaultsToCredit'),
      example: 'Invoice',
    },
    {
      name: 'override',
      synonyms: ['isOverride', 'overridePrice'],
      standard: 'no',
      read: flag,
      means: dataImportText('orders.whetherThePriceWasOverridden'),
      example: 'no',
    },
    {
      name: 'estimate',
      synonyms: ['isEstimate', 'catchWeight'],
      standard: 'no',
      read: flag,
      means: dataImportText('orders.whetherTheAmountIsAnEstimate'),
      example: 'no',
    },
    {
      name: 'cases',
      synonyms: ['caseQuantity'],
      standard: '0',
      isNumber: true,
      read: quantityCell,
      means: dataImportText('orders.quantityInCases'),
      example: '2',
    },
    {
      name: 'text1',
      synonyms: ['productText1'],
      read: text(500),
      means: dataImportText('orders.lineNote'),
      example: '',
    },
    {
      name: 'text2',
      synonyms: ['productText2'],
      read: text(500),
      means: dataImportText('orders.secondLineNote'),
      example: '',
    },
    {
      name: 'shipped',
      synonyms: ['quantityShipped', 'qtyShipped', 'delivered', 'deliveredQuantity'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999' }),
      means: dataImportText('orders.quantityShippedInTheOrderedUnit'),
      example: '',
    },
    {
      name: 'short',
      synonyms: ['quantityShort', 'qtyShort', 'backordered'],
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999' }),
      means: dataImportText('orders.quantityShorted'),
      example: '',
    },
  ],
}));
