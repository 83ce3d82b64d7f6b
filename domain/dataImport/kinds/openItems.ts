import { dataImportText } from '../../texts/dataImportText.ts';
import { anyOf } from '../../texts/listOf.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { code, oneOf } from '../cell.ts';
import { day } from '../dateCell.ts';
import type { Kind } from '../kind.ts';
import { shownAmount } from '../shownMoney.ts';
import {
  documentColumn,
  dueColumn,
  money,
  orderOfDocument,
  paysColumn,
  poColumn,
  remarksColumn,
} from './ledgerColumns.ts';
import { customerColumn } from './ofProduct.ts';

/** By the numbers of the record types, from 1 on. */
export const OPEN_ITEM_TYPES = perLanguage(
  () =>
    [
      'invoice',
      dataImportText('openItems.futureInvoice'),
      dataImportText('openItems.nsfCheck'),
      dataImportText('openItems.debitAdjustment'),
      dataImportText('openItems.lastCharge'),
      'credit',
      'payment',
      dataImportText('openItems.creditAdjustment'),
    ] as const,
);

export const openItems: Kind = perLanguage(() => ({
  name: 'openItems',
  title: dataImportText('openItems.openItems'),
  isLedger: true,
  whenAbsent: null,
  columns: [
    customerColumn,
    documentColumn,
    {
      name: 'type',
      synonyms: ['documentType', 'docType', 'recordType'],
      standard: 'invoice',
      read: oneOf(OPEN_ITEM_TYPES),
      means: dataImportText('openItems.orUsePaymentForMoneyOn', { types: anyOf(OPEN_ITEM_TYPES) }),
      example: 'invoice',
    },
    {
      name: 'reference',
      synonyms: ['checkNumber', 'shownNumber', 'ref'],
      read: code(100),
      means: dataImportText('openItems.numberShownToBuyersDefaultsTo'),
      example: '9001',
    },
    orderOfDocument,
    {
      name: 'papers',
      synonyms: ['papersOf'],
      read: code(100),
      means: dataImportText('openItems.invoiceNumberUsedToFindIts'),
      example: '9001',
    },
    {
      name: 'date',
      synonyms: ['documentDate', 'docDate', 'invoiceDate', 'postingDate', 'transactionDate', 'issued', 'issuedOn'],
      isNeeded: true,
      isDate: true,
      read: day,
      means: dataImportText('openItems.date'),
      example: '2026-03-05',
    },
    dueColumn,
    poColumn,
    remarksColumn,
    {
      name: 'amount',
      synonyms: ['originalAmount', 'total', 'docTotal', 'documentAmount', 'invoiceAmount', 'initial'],
      isNeeded: true,
      isNumber: true,
      read: money,
      show: shownAmount,
      means: dataImportText('openItems.amountCreditsAndPaymentsCanBe'),
      example: '816.00',
    },
    {
      name: 'balance',
      synonyms: ['openAmount', 'openBalance', 'balanceDue', 'amountDue', 'remaining', 'remainingAmount', 'open'],
      isNumber: true,
      read: money,
      show: shownAmount,
      means: dataImportText('openItems.openBalanceOnTheDateOf'),
      example: '416.00',
    },
    paysColumn,
  ],
}));
