import { Type } from 'typebox';
import { AccountRow } from '../receivable/accountRow.ts';
import { AccountSummary } from '../receivable/accountSummary.ts';
import { OpenItem } from '../receivable/openItem.ts';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';

export const getAccountSummary = endpoint({
  method: 'GET',
  path: '/api/account/summary',
  access: 'customer',
  isForBusiness: true,
  menuKeys: ['AccountSummary'],
  summary: 'What the customer owes, how old it is, and what he may still order',
  answer: AccountSummary,
});

export const listAccountRows = endpoint({
  method: 'GET',
  path: '/api/account/detail',
  access: 'customer',
  isForBusiness: true,
  menuKeys: ['AccountDetail'],
  summary: "The entries of the customer's account by invoice date, newest first; all of them unless dates are given",
  query: Type.Object({ startDate: Type.Optional(Code), endDate: Type.Optional(Code) }),
  answer: Type.Array(AccountRow),
});

export const listOpenItems = endpoint({
  method: 'GET',
  path: '/api/account/openar',
  access: 'customer',
  isForBusiness: true,
  menuKeys: ['InvoicePayment'],
  summary: 'What can be paid: the entries of the account that have a balance left, oldest due first',
  answer: Type.Array(OpenItem),
});
