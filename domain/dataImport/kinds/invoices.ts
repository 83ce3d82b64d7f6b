import { dataImportText } from '../../texts/dataImportText.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { code, flag, integer, oneOf } from '../cell.ts';
import { day } from '../dateCell.ts';
import type { Kind } from '../kind.ts';
import { shownAmount } from '../shownMoney.ts';
import {
  documentColumn,
  dueColumn,
  lineColumn,
  money,
  orderOfDocument,
  paysColumn,
  poColumn,
  remarksColumn,
  soldColumns,
  sumColumns,
} from './ledgerColumns.ts';
import { customerColumn } from './ofProduct.ts';

const INVOICE_TYPES = ['invoice', 'credit'] as const;

export const invoices: Kind = perLanguage(() => ({
  name: 'invoices',
  title: dataImportText('invoices.invoices'),
  rowGroup: 'invoice',
  isLedger: true,
  whenAbsent: null,
  columns: [
    customerColumn,
    documentColumn,
    lineColumn,
    {
      name: 'reference',
      synonyms: ['shownNumber'],
      isOfGroup: true,
      read: code(100),
      means: dataImportText('invoices.numberShownToBuyersDefaultsTo'),
      example: '9001',
    },
    {
      name: 'type',
      synonyms: ['documentType', 'docType'],
      isOfGroup: true,
      standard: 'invoice',
      read: oneOf(INVOICE_TYPES),
      means: dataImportText('invoices.invoiceOrCreditCreditAmountsCan'),
      example: 'invoice',
    },
    { ...orderOfDocument, isOfGroup: true },
    {
      name: 'date',
      synonyms: ['invoiceDate', 'docDate', 'postingDate', 'issued', 'issuedOn', 'documentDate'],
      isOfGroup: true,
      isNeeded: true,
      isDate: true,
      read: day,
      means: dataImportText('invoices.date'),
      example: '2026-03-05',
    },
    { ...dueColumn, isOfGroup: true },
    { ...poColumn, isOfGroup: true },
    { ...remarksColumn, isOfGroup: true },
    ...sumColumns,
    {
      name: 'balance',
      synonyms: ['openAmount', 'balanceDue', 'amountDue', 'remaining', 'remainingAmount', 'open'],
      isOfGroup: true,
      isNumber: true,
      read: money,
      show: shownAmount,
      means: dataImportText('invoices.amountLeftToPay0If'),
      example: '0',
    },
    { ...paysColumn, isOfGroup: true },
    ...soldColumns,
    {
      name: 'orderLine',
      synonyms: ['lineOfOrder', 'orderLineNumber'],
      isNumber: true,
      read: integer({ least: '1', most: '100000' }),
      means: dataImportText('invoices.orderLineThatIsInvoiced'),
      example: '',
    },
    {
      name: 'override',
      synonyms: ['accept'],
      isAcceptance: true,
      standard: 'no',
      read: flag,
      means: dataImportText('invoices.acceptsAmountsAndQuantitiesThatDiffer'),
      example: 'no',
    },
  ],
}));
