import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listAccountRows } from '#domain/api/account.ts';
import { openOrderDocument } from '#domain/api/documents.ts';
import { getOrder, listProductHistory } from '#domain/api/history.ts';
import { importData } from '#server/modules/integration/importData.ts';
import { sentInvoice } from '#server/modules/integration/sentDocuments.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { OYSTER, tokenOf } from '#test/support/api/fixture.ts';
import { importRows, rowText } from '#test/support/files/importedRows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

async function take(lines: readonly string[], kind = 'invoices') {
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
const period = { query: { startDate: '2025-01-01', endDate: '2026-12-31' } };
const ORDER = [
  'order,line,customer,date,status,product,quantity,unit,price',
  'H1,1,C1001,2026-01-05,Shipped,P101,3,CS,48',
  'H1,2,,,,GONE,1,EA,9.00',
].map((line) => line.replace('GONE', 'P103'));
const HEADINGS =
  'customer,document,line,reference,type,order,date,due,charges,tax,total,balance,product,description,quantity,unit,price,extension,orderLine';
const INVOICE = [
  'C1001,AR-1,1,9001,,H1,2026-01-07,2026-02-06,4.00,1.00,110.00,0,P101,,2,CS,48.00,96.00,1',
  'C1001,AR-1,2,,,,,,,,,,GONE,Goose eggs,1,EA,9.00,9.00,',
];

test('is the document of its order, what was sold, and an entry of the account that is paid', async () => {
  await take(ORDER, 'orders');
  expect((await take([HEADINGS, ...INVOICE])).rows).toEqual([
    '2 new',
    '3 new product GONE: there is no product "GONE": imported as text with its description',
  ]);
  const { body: page } = await api.call(getOrder, { ...chef, params: { orderNumber: 'H1' } });
  expect(page.order.invoice).toBe(true);
  expect(page.lines[0]).toMatchObject({ fulfilment: { invoiced: 2 } });
  const { body: sold } = await api.call(listProductHistory, { ...chef, ...period });
  expect(sold.map(({ productCode, quantity, invoiceDate }) => [productCode, quantity, invoiceDate])).toEqual([
    ['P101', 2, '2026-01-07'],
    ['GONE', 1, '2026-01-07'],
  ]);
  expect(await books()).toEqual(['AR-1 1 110.00 0.00', 'AR-1/0.00 8 110.00 0.00']);
  expect((await api.call(openOrderDocument, { ...chef, params: { orderNumber: 'H1', n: 2 } })).status).toBe(200);
  const { body: rows } = await api.call(listAccountRows, { ...chef, query: {} });
  expect(rows.find(({ isCredit }) => !isCredit)).toMatchObject({ reference: '9001', orderNumber: 'H1', invoice: true });
});

test('once more changes nothing, whether it was a file or a call', async () => {
  await take(ORDER, 'orders');
  await take([HEADINGS, ...INVOICE]);
  expect((await take([HEADINGS, ...INVOICE])).rows).toEqual(['2 same', '3 same']);
  const line = { productCode: 'P101', quantity: 1, unit: 'CS', unitPrice: 48, extension: 48 };
  const invoice = {
    customerCode: 'C1001',
    code: 'AR-2',
    invoiceNumber: '9002',
    issuedOn: '2026-01-08',
    dueOn: '2026-02-07',
  };
  const sent = await api.database
    .transaction()
    .execute((transaction) =>
      importData(
        transaction,
        [sentInvoice({ ...invoice, kind: 'invoice', lineTotal: 48, total: 48, lines: [line] })],
        new Date('2026-03-01T15:00:00.000Z'),
      ),
    );
  expect(sent.map(({ result }) => result)).toEqual(['new']);
  const file = 'C1001,AR-2,1,9002,invoice,,2026-01-08,2026-02-07,,,48,48,P101,,1,CS,48,48,';
  expect((await take([HEADINGS, file])).rows).toEqual(['2 same']);
  expect(
    (await take([HEADINGS, file.replace('1,CS,48,48', '2,CS,24,48')])).rows.map((line) => line.split(':')[0]),
  ).toEqual(['2 refused quantity 2', '2 refused price 24']);
  expect((await take([HEADINGS, file.replace('AR-2,1', 'AR-2,2')])).rows).toEqual([
    '2 refused  : invoice AR-2 already exists without this line: Posted documents cannot be changed. Remove the line, or use a new number',
  ]);
});

test('adds its lines to the document from the open items', async () => {
  await take(
    [
      'customer,document,type,reference,date,due,amount,balance',
      'C1001,AR-1,invoice,9001,2026-01-07,2026-02-06,110,40',
    ],
    'openItems',
  );
  await take(ORDER, 'orders');
  const open = INVOICE.map((line) => line.replace('110.00,0,', '110.00,,'));
  expect((await take([HEADINGS, ...open])).counts.new).toBe(2);
  expect(await books()).toEqual(['AR-1 1 110.00 40.00', 'AR-1/40.00 8 70.00 0.00']);
  const { body: rows } = await api.call(listAccountRows, { ...chef, query: {} });
  expect(rows.find(({ isCredit }) => !isCredit)).toMatchObject({ orderNumber: 'H1', invoice: true, balance: 40 });
  const other = 'C1001,AR-9,1,9009,,,2026-01-07,,,,9,9,P101,,1,EA,9,9,';
  await take(
    ['customer,document,type,reference,date,amount,balance', 'C1001,AR-9,credit,9009,2026-01-07,10,10'],
    'openItems',
  );
  expect((await take([HEADINGS, other])).rows.map((line) => line.split(': Posted')[0])).toEqual([
    '2 refused type invoice: document AR-9 already exists with type credit',
    '2 refused total 9: document AR-9 already exists with total 10.00',
  ]);
});

test('is refused for another order or reference than that of the open items', async () => {
  // In this order, so that the entry has not the id of its order.
  for (const number of ['H2', 'H1'])
    await take(
      ORDER.map((line) => line.replace('H1', number)),
      'orders',
    );
  await take(
    ['customer,document,type,reference,order,date,amount,balance', 'C1001,AR-8,invoice,9008,H1,2026-01-07,48,48'],
    'openItems',
  );
  const other = 'C1001,AR-8,1,9007,,H2,2026-01-07,,,,48,48,P101,,1,CS,48,48,';
  expect((await take([HEADINGS, other])).rows.map((line) => line.split(': Posted')[0])).toEqual([
    '2 refused order H2: document AR-8 already exists with order H1',
    '2 refused reference 9007: document AR-8 already exists with reference 9008',
  ]);
  const same = other.replace('9007', '').replace('H2', '');
  expect((await take([HEADINGS, same])).rows).toEqual(['2 new']);
  const { body: rows } = await api.call(listAccountRows, { ...chef, query: {} });
  expect(rows).toMatchObject([{ reference: '9008', orderNumber: 'H1', invoice: true }]);
});

test('that is a credit may be written below 0 throughout', async () => {
  expect(
    (
      await take([
        HEADINGS,
        'C1001,CM-1,1,,credit,,2026-01-07,,,-1.00,-97.00,-97.00,P101,,-2,CS,48.00,-96.00,',
        'C1001,CM-2,1,,credit,,2026-01-07,,,1.00,97.00,97.00,P101,,2,CS,48.00,96.00,',
        'C1001,CM-3,1,,,,2026-01-07,,,,,,P101,,-2,CS,48.00,-96.00,',
        'C1001,CM-4,1,,credit,,2026-01-07,,5.00,,-91.00,-91.00,P101,,-2,CS,48.00,-96.00,',
      ])
    ).rows,
  ).toEqual([
    '2 new total -97: the credit has negative amounts: read as positive',
    '3 new',
    '4 refused total -96: total is -96, but invoices must be positive: Set the type to credit',
    '4 refused balance : balance is missing, and the account does not have the document: Enter the open balance (0 if paid), or import the open items first',
    '5 refused charges 5: charges is 5, but other amounts of the credit have the opposite sign: Enter all amounts as positive or all as negative',
  ]);
  expect(await books()).toEqual(['CM-1 6 97.00 97.00', 'CM-2 6 97.00 97.00']);
  const again = 'C1001,CM-1,1,,credit,,2026-01-07,,,-1.00,-97.00,-97.00,P101,,-2,CS,48.00,-96.00,';
  expect((await take([HEADINGS, again])).counts.same).toBe(1);
});

test('is refused as a whole when it is invalid, with the reason', async () => {
  await take(ORDER, 'orders');
  const { rows: results } = await take([
    HEADINGS,
    'C1001,A,1,,,,2026-01-07,,,,,,P101,,1,CS,48.00,,',
    'C1001,B,1,,,,2026-01-07,,,,,60,P101,,1,CS,48.00,,',
    'C1002,C,1,,,H1,2026-01-07,,,,,0,P101,,1,CS,48.00,,',
    'C1001,D,1,,,H1,2026-01-07,,,,,0,P101,,1,CS,48.00,,1',
    'C1001,D,2,,,H1,2026-01-07,,,,,0,P101,,1,CS,48.00,,7',
    'C1001,E,1,,,H1,2026-01-07,,,,,0,P101,,1,EA,48.00,,1',
    'C1001,F,1,,,,2026-01-07,,,,0,0,P101,,1,EA,0,,',
    'C1001,G,1,,,,2026-13-07,,,,,0,P101,,1,EA,48.00,,',
    'C1001,H,1,,credit,,2099-01-07,,,,,0,P101,,1,EA,48.00,,',
    'C1001,I,1,,,,2026-01-07,,,,,0,GONE,,1,EA,48.00,,',
  ]);
  expect(results).toEqual([
    '2 refused balance : balance is missing, and the account does not have the document: Enter the open balance (0 if paid), or import the open items first',
    '3 refused balance 60: balance 60.00 is more than the amount 48.00: Correct one of the two',
    '4 refused order H1: order H1 belongs to another customer: Correct the number or the customer',
    '5 refused  C1001, D: line 6 of invoice C1001, D was refused, so the whole invoice was refused: Correct that line',
    '6 refused orderLine 7: order H1 has no line 7: Leave it empty if it was not ordered, or import the orders first',
    '7 refused orderLine 1: the line was ordered in CS: Leave the order line empty, or use that unit',
    '8 refused total 0: total is 0: Remove the row',
    '9 refused date 2026-13-07: date "2026-13-07" is not a valid date: Enter it as 2026-03-31',
    '10 refused date 2099-01-07: date 2099-01-07 is in the future: Correct the date',
    '11 refused description : there is no product "GONE" and no description: Enter a description, or import the products first',
  ]);
  expect(await books()).toEqual([]);
});

test('takes as many statements for a thousand lines as for one', async () => {
  const file = (count: number) => [
    HEADINGS,
    ...Array.from({ length: count }, (_, at) => `C1001,N${at},1,,,,2026-01-07,,,,,0,P101,,1,CS,48.00,,`),
  ];
  const few = await api.countStatements(() => take(file(1)));
  await api.reset();
  expect(await api.countStatements(() => take(file(999)))).toBe(few);
});
