import { describe, expect, test } from 'vitest';
import { accountCsv } from '#domain/receivable/accountCsv.ts';
import { type AccountColumn, accountEntries, listEntries } from '#domain/receivable/accountList.ts';
import { credit, invoice, olderInvoice } from '../machines/account/receivableSamples.ts';

const rows = [invoice, credit, olderInvoice];
const period = { start: '', end: '' };

function listed(column: AccountColumn, direction: 'ascending' | 'descending', query = '', of = rows) {
  return listEntries(accountEntries(of), { query, period, sort: { column, direction } });
}
const references = (...of: Parameters<typeof listed>) => listed(...of).map(({ entry }) => entry.row.reference);

describe('entries of an account', () => {
  test.each<[AccountColumn, string[]]>([
    ['reference', ['700099', '700102', 'CM-12']],
    ['invoiceDate', ['700099', 'CM-12', '700102']],
    ['age', ['700102', 'CM-12', '700099']],
    ['initial', ['CM-12', '700099', '700102']],
    ['balance', ['CM-12', '700099', '700102']],
  ])('are sorted by %s', (column, order) => {
    expect(references(column, 'ascending')).toEqual(order);
    expect(references(column, 'descending')).toEqual(order.toReversed());
  });

  test.each<[AccountColumn, string]>([
    ['dueDate', '700102'],
    ['remarks', 'CM-12'],
  ])('without a value come last by %s, either way', (column, first) => {
    expect([references(column, 'ascending')[0], references(column, 'descending').at(-1)]).toEqual([first, '700099']);
  });

  test('with numbers of different length are in the order of the numbers', () => {
    const numbered = ['A100', 'A99', 'A9'].map((reference) => ({ ...invoice, reference }));
    expect(references('reference', 'ascending', '', numbered)).toEqual(['A9', 'A99', 'A100']);
  });

  test('of a day are in the order in which their running balance grows', () => {
    const ofADay = ['2', '1', '3'].map((reference) => ({ ...invoice, reference, balance: 10 }));
    expect(listed('invoiceDate', 'descending', '', ofADay).map(({ running }) => running)).toEqual([30, 20, 10]);
  });

  test('are found by words of reference and remarks, in any case', () => {
    expect(references('reference', 'ascending', '700 MENU')).toEqual(['700102']);
    expect(references('reference', 'ascending', '500103')).toEqual([]);
  });
});

test('a CSV file of entries has them as listed, amounts as numbers below zero too, and no formula', () => {
  expect(accountCsv(listed('invoiceDate', 'descending')).split('\r\n')).toEqual([
    'Reference,Invoice Date,Due Date,Age,Initial,Balance,Running,Remarks',
    '700102,03/01/2026,03/31/2026,3,1240.00,1000.10,1020.00,Spring menu',
    "CM-12,02/10/2026,,22,-30.30,-30.30,19.90,'=Returned crate",
    '700099,02/01/2026,,31,50.20,50.20,50.20,',
    '',
  ]);
});
