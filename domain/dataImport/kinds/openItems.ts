import { code, oneOf } from '../cell.ts';
import { day } from '../dateCell.ts';
import type { Kind } from '../kind.ts';
import { documentColumn, dueColumn, money, orderOfDocument, paysColumn, poColumn, remarksColumn } from './ofBooks.ts';
import { customerColumn } from './ofProduct.ts';

/** By the numbers of the record types, from 1 on. */
export const OPEN_ITEM_TYPES = [
  'invoice',
  'future invoice',
  'NSF check',
  'debit adjustment',
  'last charge',
  'credit',
  'payment',
  'credit adjustment',
] as const;

export const openItems: Kind = {
  name: 'openItems',
  title: 'Open items',
  row: 'document of an account',
  isBooks: true,
  whenAbsent: null,
  columns: [
    customerColumn,
    documentColumn,
    {
      name: 'type',
      synonyms: ['documentType', 'docType', 'recordType'],
      standard: 'invoice',
      read: oneOf(OPEN_ITEM_TYPES),
      means: `${OPEN_ITEM_TYPES.slice(0, -1).join(', ')} or ${OPEN_ITEM_TYPES.at(-1)}. Use payment for money on account`,
      example: 'invoice',
    },
    {
      name: 'reference',
      synonyms: ['checkNumber', 'shownNumber', 'ref'],
      read: code(100),
      means: 'Number shown to buyers. Defaults to the document number',
      example: '9001',
    },
    orderOfDocument,
    {
      name: 'papers',
      synonyms: ['papersOf'],
      read: code(100),
      means: 'Invoice number used to find its documents. Defaults to its own number for an invoice',
      example: '9001',
    },
    {
      name: 'date',
      synonyms: ['documentDate', 'invoiceDate', 'issued', 'issuedOn'],
      isNeeded: true,
      isDate: true,
      read: day,
      means: 'Date',
      example: '2026-03-05',
    },
    dueColumn,
    poColumn,
    remarksColumn,
    {
      name: 'amount',
      synonyms: ['originalAmount', 'total', 'documentAmount', 'initial'],
      isNeeded: true,
      isNumber: true,
      read: money,
      means: 'Amount. Credits and payments can be positive or negative; everything else is positive',
      example: '816.00',
    },
    {
      name: 'balance',
      synonyms: ['openAmount', 'openBalance', 'amountDue', 'remaining', 'open'],
      isNumber: true,
      read: money,
      means:
        'Open balance on the date of the file. Defaults to the amount less what `pays` lists. Differences not explained by payments are posted as settled earlier',
      example: '416.00',
    },
    paysColumn,
  ],
};
