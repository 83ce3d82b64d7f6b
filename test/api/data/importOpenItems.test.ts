import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getAccountSummary, listAccountRows, listOpenItems } from '#domain/api/account.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { OYSTER, tokenOf } from '#test/support/api/fixture.ts';
import { apply, bookEntry } from '#test/support/api/receivables.ts';
import { importRows, rowText } from '#test/support/files/importedRows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

async function take(lines: readonly string[], kind = 'openItems') {
  const { results, counts } = await importRows(api.database, kind, lines.join('\n'));
  return { rows: results.map(rowText), counts };
}

async function books() {
  const { rows } = await sql<{ entry: string }>`
    select concat_ws(' ', ar_code, record_type, initial, balance) as entry from receivable_balance
    where customer_key = ${OYSTER} order by id`.execute(api.database);
  return rows.map(({ entry }) => entry);
}

const chef = { token: tokenOf('chef') };
const HEADINGS = 'customer,invoice no,type,date,due,po,amount,balance';
const ACCOUNT = [
  'C1001,9001,invoice,2026-01-05,2026-02-04,PO-7,100.00,40.00',
  'C1001,9002,invoice,2026-02-20,2026-03-22,,30.00,30.00',
  'C1001,CM-1,credit,2026-02-21,,,-20.00,-20.00',
  'C1001,CK-8,payment,2026-02-25,,,50.00,10.00',
];

test('shows the account: what is owed, how old it is, and what can be paid', async () => {
  expect((await take([HEADINGS, ...ACCOUNT])).rows).toEqual([
    '2 new',
    '3 new',
    '4 new amount -20: the credit has negative amounts: read as positive',
    '5 new',
  ]);
  expect(await books()).toEqual([
    '9001 1 100.00 40.00',
    '9002 1 30.00 30.00',
    'CM-1 6 20.00 20.00',
    'CK-8 7 50.00 10.00',
    '9001/40.00 8 60.00 0.00',
    'CK-8/10.00 4 40.00 0.00',
  ]);
  const { body: summary } = await api.call(getAccountSummary, chef);
  expect(summary).toMatchObject({ balance: 40, unappliedCredit: 30, current: 30 });
  expect(summary.buckets.map(({ value }) => value)).toContain(40);
  expect(summary.lastPaymentAmount).toBe(50);
  const { body: open } = await api.call(listOpenItems, chef);
  expect(open.map(({ type, reference, dueDate, balance }) => [type, reference, dueDate, balance])).toEqual([
    ['Invoice', '9001', '2026-02-04', 40],
    ['Credit Memo', 'CM-1', null, -20],
    ['Payment', 'CK-8', null, -10],
    ['Invoice', '9002', '2026-03-22', 30],
  ]);
  const { body: rows } = await api.call(listAccountRows, { ...chef, query: {} });
  expect(rows.filter(({ reference }) => reference === '9001')).toMatchObject([
    { initial: 60, isCredit: true, remarks: 'Settled earlier' },
    { initial: 100, isCredit: false, balance: 40 },
  ]);
});

test('once more changes nothing, and payments made elsewhere since are subtracted', async () => {
  await take([HEADINGS, ...ACCOUNT]);
  const before = await books();
  expect((await take([HEADINGS, ...ACCOUNT])).counts.same).toBe(4);
  expect(await books()).toEqual(before);
  const later = 'C1001,9001,invoice,2026-01-05,2026-02-10,PO-7,100.00,15.00';
  expect((await take([HEADINGS, later])).rows).toEqual(['2 changed']);
  expect(await books()).toContain('9001/15.00 8 25.00 0.00');
  expect((await take([HEADINGS, later])).rows).toEqual(['2 same']);
});

test('never reopens what was paid here', async () => {
  await take([HEADINGS, ...ACCOUNT]);
  const { id } = await api.database
    .selectFrom('receivable')
    .select('id')
    .where('ar_code', '=', '9001')
    .executeTakeFirstOrThrow();
  const payment = await bookEntry(api.database, { reference: 'PAY-1', record_type: 7, initial: '40.00' });
  await apply(api.database, [[payment, Number(id), '30.00']]);
  expect((await take([HEADINGS, ACCOUNT[0] ?? ''])).rows).toEqual([
    '2 refused balance 40: 10.00 is open here, but the file says 40.00: Payments are not reversed by an import. Remove the row, or import the additional debt as a separate document',
  ]);
  expect(await books()).toContain('9001 1 100.00 10.00');
});

test('applies a credit or a payment by "pays" to documents in earlier lines', async () => {
  const head = 'customer,document,type,date,amount,balance,pays';
  const file = [
    head,
    'C1001,A,invoice,2026-01-05,100,20,',
    'C1001,B,invoice,2026-01-06,50,,',
    'C1001,P,payment,2026-02-01,110,0,A=60; B=50',
    'C1001,Q,payment,2026-02-01,10,,C=5',
    'C1001,C,invoice,2026-01-06,50,,',
    'C1001,R,payment,2026-02-01,90,,A=30',
    'C1001,S,payment,2026-02-01,30,,C=40',
    'C1001,T,payment,2026-02-01,30,20,C=20',
    'C1001,D,invoice,2026-01-06,50,,C=1',
  ];
  expect((await take(file)).rows).toEqual([
    '2 new',
    '3 new',
    '4 new',
    '5 refused pays C=5: pays C: the customer has no invoice with this number: Import the invoice first, or correct the number',
    '6 new',
    '7 refused pays A=30: pays 30.00 of A, but can pay at most 20.00: Reduce the amount',
    '8 refused pays C=40: pays 40.00 but the amount is 30.00: Correct the amount or pays',
    '9 refused balance 20: its payments leave 10.00 open, but the file says 20.00: Correct the balance or pays',
    '10 refused pays C=1: invoice cannot pay documents. Only credits and payments can: Leave it empty, or correct the type',
  ]);
  expect(await books()).toEqual([
    'A 1 100.00 20.00',
    'B 1 50.00 0.00',
    'P 7 110.00 0.00',
    'C 1 50.00 50.00',
    'A/20.00 8 20.00 0.00',
  ]);
  expect((await take(file.slice(0, 4))).rows).toEqual(['2 same', '3 same', '4 same']);
  const later = [
    'customer,document,type,date,amount,pays',
    'C1001,C,invoice,2026-01-06,50,',
    'C1001,U,payment,2026-02-02,40,C=10',
  ];
  expect((await take(later)).rows).toEqual(['2 same', '3 new']);
  expect((await take([later[0] ?? '', 'C1001,U,payment,2026-02-02,40,C=30'])).rows).toEqual(['2 changed']);
});

test('keeps the given remainder from the credits of lines a thousand further on', async () => {
  const head = 'customer,document,type,date,amount,balance,pays';
  const others = Array.from({ length: 1_200 }, (_, place) => `C1001,N${place},invoice,2026-01-05,1,1,`);
  const { rows: results } = await take([
    head,
    'C1001,A,invoice,2026-01-05,100,80,',
    ...others,
    'C1001,P,payment,2026-02-01,30,,A=30',
    'C1001,Q,payment,2026-02-01,15,0,A=15',
  ]);
  expect(results.slice(-2)).toEqual([
    '1203 refused pays A=30: pays 30.00 of A, but can pay at most 20.00: Reduce the amount',
    '1204 new',
  ]);
  expect((await books()).filter((entry) => !entry.startsWith('N'))).toEqual([
    'A 1 100.00 80.00',
    'Q 7 15.00 0.00',
    'A/80.00 8 5.00 0.00',
  ]);
});

test('refuses invalid lines, with the reason for each', async () => {
  const { rows: results } = await take([
    'customer,document,type,date,due,amount,balance,order',
    'NOBODY,1,invoice,2026-01-05,,10,10,',
    'C1001,2,invoice,2026-01-05,,10,12,',
    'C1001,3,invoice,2026-01-05,,-10,-10,',
    'C1001,4,credit,2026-01-05,,10,-5,',
    'C1001,5,invoice,2026-01-05,,0,0,',
    'C1001,6,bill,2026-01-05,,10,10,',
    'C1001,7,payment,2099-01-05,,10,10,',
    'C1001,8,invoice,05.01.2026,,10,10,',
    'C1001,9,invoice,2026-01-05,,10,10,NONE',
    'C1001,11,invoice,2026-01-05,,ten,10,',
    'C1001,2,invoice,2026-01-05,,10,10,',
    'C1001,13,invoice,2026-01-05,,10.0051,,',
  ]);
  expect(results).toEqual([
    '2 refused customer NOBODY: there is no customer "NOBODY": Import the customers first, or correct the code',
    '3 refused balance 12: balance 12.00 is more than the amount 10.00: Correct one of the two',
    '4 refused amount -10: amount is -10, but invoices must be positive: Set the type to credit',
    '5 refused balance -5: balance -5 and amount 10 have different signs: Enter both as positive; the type decides the sign',
    '6 refused amount 0: amount is 0: Remove the row',
    '7 refused type bill: type "bill" is not a valid value: Enter invoice, future invoice, NSF check, debit adjustment, last charge, credit, payment, credit adjustment',
    '8 refused date 2099-01-05: date 2099-01-05 is in the future: Correct the date',
    '9 refused date 05.01.2026: date "05.01.2026" could be 2026-05-01 or 2026-01-05: Choose the date order, or enter the year first, such as 2026-03-31',
    '10 refused order NONE: there is no order "NONE": Import the order history first, or correct the code',
    '11 refused amount ten: amount "ten" is not a valid number: Enter a number such as 12.50',
    '12 refused  C1001, 2: C1001, 2 is already in line 3: Remove one of them. The first one is used',
    '13 new amount 10.0051: amount 10.0051 has more than 2 decimals: read as 10.01',
  ]);
});

test('never changes in amount, kind or number once it is in the books', async () => {
  await bookEntry(api.database, { reference: '9001', initial: '100.00' });
  expect(
    (
      await take([
        'customer,document,type,date,amount,reference',
        'C1001,9001,invoice,2026-02-01,110,9001',
        'C1002,9001,invoice,2026-02-01,100,9001',
      ])
    ).rows,
  ).toEqual([
    '2 refused amount 110: document 9001 already exists with amount 100: Posted documents cannot be changed. Keep the old value, or use a new number',
    '3 new',
  ]);
  expect((await take(['customer,document,type,date,amount', 'C1001,9001,credit,2026-02-01,100'])).rows).toEqual([
    '2 refused type credit: document 9001 already exists with type invoice: Posted documents cannot be changed. Keep the old value, or use a new number',
  ]);
});

test('with a future date is not a debt before its day', async () => {
  const head = 'customer,document,type,date,amount,balance';
  expect((await take([head, 'C1001,F,invoice,2099-01-05,100,100'])).rows).toEqual(['2 new']);
  expect((await api.call(getAccountSummary, chef)).body.balance).toBe(0);
  expect((await api.call(listOpenItems, chef)).body).toMatchObject([{ type: 'Future Invoice', balance: 100 }]);
  expect((await take([head, 'C1001,F,invoice,2099-01-05,100,100'])).rows).toEqual(['2 same']);
});

test('takes as many statements for a thousand as for one', async () => {
  const file = (count: number) => [
    'customer,document,type,date,amount,balance,pays',
    ...Array.from({ length: count }, (_, place) => `C1001,N${place},invoice,2026-01-05,9,5,`),
    'C1001,P,payment,2026-02-01,1,0,N0=1',
  ];
  const few = await api.countStatements(() => take(file(1)));
  await api.reset();
  expect(await api.countStatements(() => take(file(999)))).toBe(few);
});
