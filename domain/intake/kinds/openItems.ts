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
      means: `${OPEN_ITEM_TYPES.slice(0, -1).join(', ')} or ${OPEN_ITEM_TYPES.at(-1)}. What is on account is a payment`,
      example: 'invoice',
    },
    {
      name: 'reference',
      synonyms: ['checkNumber', 'shownNumber', 'ref'],
      read: code(100),
      means: 'What buyers see as its number; that of the document where it is empty',
      example: '9001',
    },
    orderOfDocument,
    {
      name: 'papers',
      synonyms: ['papersOf'],
      read: code(100),
      means: 'The number of the invoice by which its papers are found; that of an invoice itself where it is empty',
      example: '9001',
    },
    {
      name: 'date',
      synonyms: ['documentDate', 'invoiceDate', 'issued', 'issuedOn'],
      isNeeded: true,
      isDate: true,
      read: day,
      means: 'Its date',
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
      means: 'What it came to. Credits and payments may be written above or below 0, all else is above',
      example: '816.00',
    },
    {
      name: 'balance',
      synonyms: ['openAmount', 'openBalance', 'amountDue', 'remaining', 'open'],
      isNumber: true,
      read: money,
      means:
        'What is left of it on the day of the file; the whole amount, less what `pays` says, where it is empty. What neither payments of the file nor of the shop explain is booked as settled earlier',
      example: '416.00',
    },
    paysColumn,
  ],
};
