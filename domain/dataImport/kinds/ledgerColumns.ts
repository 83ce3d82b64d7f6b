import { BILLED_PLACES } from '../../order/billed.ts';
import { dataImportText } from '../../texts/dataImportText.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { code, integer, number, text } from '../cell.ts';
import { day } from '../dateCell.ts';
import type { Column } from '../kind.ts';
import { paysCell, paysNumbers } from '../paysCell.ts';
import { shownAmount, shownPrice } from '../shownMoney.ts';
import { customerColumn, ITEM_CODE_NAMES, productColumn, unitColumn } from './ofProduct.ts';

const MOST_MONEY = '9999999999';

export const money = number({ places: 2, least: `-${MOST_MONEY}`, most: MOST_MONEY });
/** A returned quantity is below 0. */
export const quantityCell = number({ places: 2, least: '-9999999', most: '9999999' });

export const lineColumn: Column = perLanguage(() => ({
  name: 'line',
  synonyms: ['lineNumber', 'lineNo', 'position', 'seq', 'sequence'],
  isKey: true,
  isNumber: true,
  read: integer({ least: '1', most: '100000' }),
  means: dataImportText('ledgerColumns.lineNumber'),
  example: '1',
}));

export const documentColumn: Column = perLanguage(() => ({
  name: 'document',
  synonyms: [
    ...['invoice', 'invoiceNumber', 'invoiceNo', 'invoiceNum', 'invoiceId', 'documentNumber', 'documentNo'],
    ...['docNo', 'docNum', 'docNumber', 'transaction', 'transactionNumber', 'number', 'num'],
  ],
  isKey: true,
  read: code(100),
  means: dataImportText('ledgerColumns.documentNumberInYourAccountingSystem'),
  example: '9001',
}));

export const orderOfDocument: Column = perLanguage(() => ({
  name: 'order',
  synonyms: ['orderNumber', 'orderNo', 'salesOrder'],
  refersTo: 'order',
  read: code(100),
  means: dataImportText('ledgerColumns.orderNumberLeaveEmptyIfThe'),
  example: '',
}));

export const dueColumn: Column = perLanguage(() => ({
  name: 'due',
  synonyms: ['dueDate', 'dueOn', 'netDue', 'netDueDate', 'docDueDate', 'invoiceDueDate'],
  isDate: true,
  read: day,
  means: dataImportText('ledgerColumns.dueDateDefaultsToTheDate'),
  example: '2026-04-04',
}));

export const poColumn: Column = perLanguage(() => ({
  name: 'po',
  synonyms: [
    'poNumber',
    'poNo',
    'purchaseOrder',
    'customerPo',
    'customerPoNo',
    'custPo',
    'numAtCard',
    'externalDocumentNo',
  ],
  read: code(100),
  means: dataImportText('ledgerColumns.customerPONumber'),
  example: 'PO-7',
}));

export const remarksColumn: Column = perLanguage(() => ({
  name: 'remarks',
  synonyms: ['comment', 'memo', 'note'],
  read: text(500),
  means: dataImportText('ledgerColumns.remarksShownOnTheAccount'),
  example: '',
}));

export const paysColumn: Column = perLanguage(() => ({
  name: 'pays',
  synonyms: ['applications', 'appliedTo', 'applied'],
  isNumber: true,
  numbersIn: paysNumbers,
  read: paysCell,
  means: dataImportText('ledgerColumns.documentsPaidByACreditOr'),
  example: '',
}));

/** The columns of an order or invoice line. */
export const soldColumns: readonly Column[] = perLanguage(() => [
  {
    name: 'product',
    synonyms: ['code', ...ITEM_CODE_NAMES],
    isNeeded: true,
    read: productColumn.read,
    means: dataImportText('ledgerColumns.productCodeCanBeADiscontinued'),
    example: productColumn.example,
  },
  {
    name: 'description',
    synonyms: ['productDescription', 'itemDescription', 'desc', 'productName'],
    read: text(500),
    means: dataImportText('ledgerColumns.descriptionDefaultsToTheCatalogRequired'),
    example: 'Tomatoes, Roma, 25 LB',
  },
  {
    name: 'quantity',
    synonyms: ['qty', 'orderQuantity', 'orderQty', 'qtyOrdered', 'quantityOrdered', 'qtyInvoiced', 'lineitemQuantity'],
    isNeeded: true,
    isNumber: true,
    read: quantityCell,
    means: dataImportText('ledgerColumns.quantityNegativeForReturns'),
    example: '2',
  },
  {
    name: 'unit',
    synonyms: unitColumn.synonyms,
    isNeeded: true,
    unitOf: 'sell',
    read: unitColumn.read,
    means: dataImportText('ledgerColumns.unit'),
    example: 'CS',
  },
  {
    name: 'price',
    synonyms: ['unitPrice', 'netPrice', 'sellPrice'],
    isNeeded: true,
    isNumber: true,
    read: number({ places: 4, least: '0', most: MOST_MONEY }),
    show: shownPrice('priceUnit'),
    means: dataImportText('ledgerColumns.pricePerUnit'),
    example: '48.00',
  },
  {
    name: 'priceUnit',
    synonyms: ['pricingUM', 'pricingUnit', 'priceUm', 'priceUom', 'pricePer'],
    read: code(10),
    means: dataImportText('ledgerColumns.priceUnitDefaultsToTheQuantity'),
    example: 'CS',
  },
  {
    name: 'extension',
    synonyms: ['extendedPrice', 'lineAmount', 'lineTotal', 'amount', 'extended'],
    isNumber: true,
    read: money,
    show: shownAmount,
    means: dataImportText('ledgerColumns.lineAmountDefaultsToQuantityTimes'),
    example: '96.00',
  },
  {
    name: 'billedQuantity',
    synonyms: ['billedQty', 'billedWeight', 'billingQuantity'],
    isNumber: true,
    read: number({ places: BILLED_PLACES, least: '-9999999', most: '9999999' }),
    means: dataImportText('ledgerColumns.quantityInThePriceUnit'),
    example: '',
  },
  {
    name: 'billedUnit',
    synonyms: ['billedUom', 'billedUm', 'billingUnit'],
    read: code(10),
    means: dataImportText('ledgerColumns.unitOfTheBilledQuantity'),
    example: '',
  },
]);

/** The columns of an order's or invoice's totals besides its lines. */
export const sumColumns: readonly Column[] = perLanguage(() => [
  {
    name: 'charges',
    synonyms: ['addOnCharges', 'freight', 'shipping', 'fees', 'deliveryCharge'],
    isOfGroup: true,
    standard: '0',
    isNumber: true,
    read: money,
    show: shownAmount,
    means: dataImportText('ledgerColumns.freightAndOtherCharges'),
    example: '5.00',
  },
  {
    name: 'taxable',
    synonyms: ['taxableAmount'],
    isOfGroup: true,
    standard: '0',
    isNumber: true,
    read: money,
    show: shownAmount,
    means: dataImportText('ledgerColumns.taxableAmount'),
    example: '0',
  },
  {
    name: 'tax',
    synonyms: ['salesTax', 'taxAmount'],
    isOfGroup: true,
    standard: '0',
    isNumber: true,
    read: money,
    show: shownAmount,
    means: dataImportText('ledgerColumns.tax'),
    example: '0',
  },
  {
    name: 'total',
    synonyms: ['orderTotal', 'invoiceTotal', 'grandTotal', 'totalAmount'],
    isOfGroup: true,
    isNumber: true,
    read: money,
    show: shownAmount,
    means: dataImportText('ledgerColumns.totalOfLinesChargesAndTax'),
    example: '101.00',
  },
]);

export const customerOfGroup: Column = perLanguage(() => ({
  name: 'customer',
  synonyms: customerColumn.synonyms,
  isNeeded: true,
  isOfGroup: true,
  refersTo: 'customer',
  read: customerColumn.read,
  means: customerColumn.means,
  example: customerColumn.example,
}));
