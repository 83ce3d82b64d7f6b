import { Type } from 'typebox';
import { AccountRow } from '../receivable/accountRow.ts';
import { AccountSummary } from '../receivable/accountSummary.ts';
import { ListedPayment } from '../receivable/listedPayment.ts';
import { OpenItem } from '../receivable/openItem.ts';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';

const Period = Type.Object({ startDate: Type.Optional(Code), endDate: Type.Optional(Code) });

export const getAccountSummary = endpoint({
  method: 'GET',
  path: '/api/account/summary',
  access: 'customer',
  isForBusiness: true,
  menuKeys: ['AccountSummary'],
  summary: 'Balance, aging and available credit of the customer',
  answer: AccountSummary,
});

export const listAccountRows = endpoint({
  method: 'GET',
  path: '/api/account/detail',
  access: 'customer',
  isForBusiness: true,
  menuKeys: ['AccountDetail'],
  summary: 'Account entries by invoice date, newest first. Returns all entries unless dates are given',
  query: Period,
  answer: Type.Array(AccountRow),
  codes: ['date'],
});

export const listOpenItems = endpoint({
  method: 'GET',
  path: '/api/account/openar',
  access: 'customer',
  isForBusiness: true,
  menuKeys: ['InvoicePayment'],
  summary: 'Account entries with an open balance, oldest due date first',
  answer: Type.Array(OpenItem),
});

export const listAccountPayments = endpoint({
  method: 'GET',
  path: '/api/account/payments',
  access: 'customer',
  isForBusiness: true,
  menuKeys: ['InvoicePayment'],
  summary: 'Payments on the account, newest first, with state and receipt. Defaults to the last 12 months',
  query: Period,
  answer: Type.Array(ListedPayment),
  codes: ['date'],
});
