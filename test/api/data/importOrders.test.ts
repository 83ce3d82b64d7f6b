import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openOrderDocument } from '#domain/api/documents.ts';
import { getOrder, listOrders, listProductHistory } from '#domain/api/history.ts';
import { getLastSales } from '#domain/api/products.ts';
import { addDays } from '#domain/calendar.ts';
import { dateInZone } from '#domain/timeZone.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, eggs } from '#test/support/api/buyer.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { importRows, rowText } from '#test/support/files/importedRows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

async function take(lines: readonly string[]) {
  const { results, counts } = await importRows(api.database, 'orders', lines.join('\n'));
  return { rows: results.map(rowText), counts };
}

async function read(query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(api.database)).rows;
}

const chef = { token: tokenOf('chef') };
const period = { query: { startDate: '2025-01-01', endDate: '2026-12-31' } };
const HEADINGS =
  'Order No,line,customer,order date,status,invoice,invoice date,freight,total,item,description,qty,um,price,pricing unit,extended price,shipped,short,shippedOn';
const ORDER = [
  'H1,1,C1001,2026-01-05,Invoiced,9001,2026-01-07,4.00,104.00,P101,,2,CS,48.00,,,1,1,2026-01-06',
  'H1,2,,,,,,,,GONE,Goose eggs,4,EA,1.00,,4.00,4,,',
];

test('is in the history of the customer, on its page, and among the sold products', async () => {
  expect(await take([HEADINGS, ...ORDER])).toEqual({
    rows: ['2 new', '3 new product GONE: there is no product "GONE": imported as text with its description'],
    counts: { new: 2, changed: 0, same: 0, refused: 0, deactivated: null },
  });
  const { body: orders } = await api.call(listOrders, { ...chef, ...period });
  expect(orders.find(({ orderNumber }) => orderNumber === 'H1')).toMatchObject({
    orderDate: '2026-01-05',
    status: 'Invoiced',
    total: 104,
    invoice: true,
  });
  const { body: page } = await api.call(getOrder, { ...chef, params: { orderNumber: 'H1' } });
  expect(page.lines).toMatchObject([
    { productKey: 101, description: 'Eggs', orderQuantity: 2, fulfilment: { shipped: 1, short: 1, invoiced: 0 } },
    { productCode: 'GONE', formattedProductCode: 'GONE', description: 'Goose eggs', orderQuantity: 4 },
  ]);
  const { body: sold } = await api.call(listProductHistory, { ...chef, ...period });
  expect(sold.filter(({ orderNumber }) => orderNumber === 'H1')).toMatchObject([
    { productKey: 101, quantity: 2, price: 48, invoiceDate: '2026-01-07', type: 'Invoice' },
    { productCode: 'GONE', quantity: 4, price: 1 },
  ]);
  const { body: last } = await api.call(getLastSales, { ...chef, body: [101] });
  expect(JSON.stringify(last)).toContain('2026-01-07');
  const pdf = await api.call(openOrderDocument, { ...chef, params: { orderNumber: 'H1', n: 2 } });
  expect(pdf.status).toBe(200);
});

test('once more changes nothing, except that the state of an existing order advances', async () => {
  await take([HEADINGS, ...ORDER]);
  expect((await take([HEADINGS, ...ORDER])).rows).toEqual(['2 same', '3 same']);
  const shipped = ORDER.map((line) => line.replace('Invoiced', 'Paid'));
  expect((await take([HEADINGS, ...shipped])).rows).toEqual(['2 changed', '3 changed']);
  expect(await read(`select status from sales_order where order_number = 'H1'`)).toEqual([{ status: 'Paid' }]);
  const dearer = [...ORDER.slice(0, 1), 'H1,2,,,,,,,,GONE,Goose eggs,5,EA,1.00,,5.00,4,,'];
  expect((await take([HEADINGS, ...dearer])).rows).toEqual([
    '2 refused  H1: line 3 of order H1 was refused, so the whole order was refused: Correct that line',
    '3 refused quantity 5: order H1 already exists with quantity 4: Posted documents cannot be changed. Keep the old value, or use a new number',
    '3 refused extension 5: order H1 already exists with extension 4: Posted documents cannot be changed. Keep the old value, or use a new number',
  ]);
  const longer = [...ORDER, 'H1,3,,,,,,,,P101,,1,CS,48.00,,,,,'];
  expect((await take([HEADINGS, ...longer])).rows.at(-1)).toContain('order H1 already exists without this line');
});

test('is imported as a whole or not at all, with its rows in one group', async () => {
  const { rows: results, counts } = await take([
    'order,line,customer,date,total,product,quantity,unit,price',
    'A,1,C1001,2026-01-05,,P101,1,CS,48',
    'A,2,C1001,2026-01-06,,P101,1,CS,48',
    'B,1,C1001,2026-01-05,100,P101,1,CS,48',
    'B,2,,,,P101,1,CS,48',
    'C,1,C1001,2026-01-05,,P101,1,CS,48',
    'D,1,C1001,2026-01-05,,P101,1,CS,48',
    'C,2,C1001,2026-01-05,,P101,1,CS,48',
    'E,1,C1001,2026-01-05,,P101,1,CS,48',
    'E,1,C1001,2026-01-05,,P101,1,CS,48',
    ',1,C1001,2026-01-05,,P101,1,CS,48',
  ]);
  expect(results).toEqual([
    '2 refused  A: line 3 of order A was refused, so the whole order was refused: Correct that line',
    '3 refused date 2026-01-06: date is "2026-01-05" in line 2 of the same order: Enter the same value in every row, or only in the first',
    '4 refused total 100: total is 100.00, but lines, charges and tax add up to 96.00: Correct the amounts so that they add up',
    '5 refused  B: line 4 of order B was refused, so the whole order was refused: Correct that line',
    '6 new',
    '7 new',
    '8 refused  C: order C is already in line 6: Sort the file so that the rows of each order are together',
    '9 refused  E: line 10 of order E was refused, so the whole order was refused: Correct that line',
    '10 refused  E, 1: E, 1 is already in line 9: Remove one of them. The first one is used',
    '11 refused order : order is missing: Enter a value',
  ]);
  expect(counts).toMatchObject({ new: 2, refused: 8 });
  expect(
    await read(`select order_number, (select count(*)::integer from sales_order_line l where l.order_id = o.id) as lines
      from sales_order o where order_number in ('A', 'B', 'C', 'D', 'E') order by 1`),
  ).toEqual([
    { order_number: 'C', lines: 1 },
    { order_number: 'D', lines: 1 },
  ]);
});

test('refuses invalid lines, with the reason for each', async () => {
  const { rows: results } = await take([
    'order,line,customer,date,delivery,invoice,invoiceDate,product,description,quantity,unit,price,priceUnit,extension,type,orderedBy',
    'A,1,NOBODY,2026-01-05,,,,P101,,1,CS,48,,,,',
    'B,1,C1001,2099-01-05,,,,P101,,1,CS,48,,,,',
    'C,1,C1001,1/5/2026,,,,P101,,1,CS,48,,,,',
    'D,1,C1001,2026-01-05,,9001,,P101,,1,CS,48,,,,',
    'E,1,C1001,2026-01-05,,,,GONE,,1,CS,48,,,,',
    'F,1,C1001,2026-01-05,,,,GONE,Gone,1,CS,48,LB,,,',
    'G,1,C1001,2026-01-05,,,,P101,,-1,CS,48,,48,,',
    'H,1.5,C1001,2026-01-05,,,,P101,,1,CS,48,,,,',
    'I,1,C1001,2026-01-05,,,,P101,,1,CS,48,,,,nobody',
    'J,1,C1001,2026-01-05,2099-01-01,,,P101,,-2,CS,48,,,,chef',
  ]);
  expect(results).toEqual([
    '2 refused customer NOBODY: there is no customer "NOBODY": Import the customers first, or correct the code',
    '3 refused date 2099-01-05: date 2099-01-05 is in the future: Correct the date',
    '4 refused date 1/5/2026: date "1/5/2026" could be 2026-01-05 or 2026-05-01: Choose the date order, or enter the year first, such as 2026-03-31',
    '5 refused invoiceDate : invoiceDate is missing: Enter a value',
    '6 refused description : there is no product "GONE" and no description: Enter a description, or import the products first',
    '7 refused extension : sold by CS but priced by LB, and has no extension: Enter the extension',
    '8 refused extension 48: extension is 48 for a quantity of -1: For returns, both must be negative',
    '9 refused line 1.5: line "1.5" is not a whole number: Enter a whole number such as 12',
    '10 refused orderedBy nobody: there is no user "nobody": Import the users first, or correct the code',
    '11 new',
  ]);
  expect(
    await read(`select type, extension::text as extension from sales_order_line l join sales_order o on o.id = l.order_id
    where order_number = 'J'`),
  ).toEqual([{ type: 'Credit', extension: '-96.00' }]);
});

test('is open until its day is over where the shop is, and never of a day that has not come there', async () => {
  const isUtcMorning = new Date().getUTCHours() < 11;
  // Where it is another day than in UTC, and not close to midnight.
  const timeZone = isUtcMorning ? 'Etc/GMT+12' : 'Pacific/Kiritimati';
  await api.database.updateTable('site').set({ time_zone: timeZone }).execute();
  const today = dateInZone(new Date(), timeZone);
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  const { rows: results } = await take([
    'order,line,customer,date,delivery,product,quantity,unit,price',
    `A,1,C1001,${yesterday},,P101,1,CS,48`,
    `B,1,C1001,${today},,P101,1,CS,48`,
    `C,1,C1001,${yesterday},${today},P101,1,CS,48`,
    `D,1,C1001,${tomorrow},,P101,1,CS,48`,
  ]);
  expect([results.slice(0, 3), results[3]]).toEqual([
    ['2 new', '3 new', '4 new'],
    `5 refused date ${tomorrow}: date ${tomorrow} is in the future: Correct the date`,
  ]);
  expect(
    await read(`select order_number, status from sales_order where order_number in ('A', 'B', 'C') order by 1`),
  ).toEqual([
    { order_number: 'A', status: 'Completed' },
    { order_number: 'B', status: 'Open' },
    { order_number: 'C', status: 'Open' },
  ]);
});

test('of another customer keeps its number', async () => {
  await take([HEADINGS, ...ORDER]);
  const foreign = ORDER.map((line) => line.replace('C1001', 'C1002'));
  expect((await take([HEADINGS, ...foreign])).rows[0]).toBe(
    '2 refused customer C1002: order H1 belongs to another customer: Correct the number or the customer',
  );
});

test('whose number the shop would give next is passed over by the orders that are placed here', async () => {
  const { rows } = await sql<{
    next: string;
  }>`select (last_value + is_called::integer)::text as next from order_number_seq`.execute(api.database);
  const next = rows[0]?.next ?? '';
  const line = `${next},1,C1001,2026-01-05,P101,1,CS,48`;
  expect((await take(['order,line,customer,date,product,quantity,unit,price', line])).rows).toEqual(['2 new']);
  const buyer = buyerAt(() => api, 'chef');
  await buyer.add({ ...eggs, orderQuantity: 20 });
  await buyer.changeHeader({ deliveryDate: '2026-03-06' });
  const { body } = await buyer.submit();
  expect(body).toMatchObject({ accepted: true, orderNumber: String(Number(next) + 1) });
});

test('is not cut where a thousand rows are taken at once, and the statements are as many for all', async () => {
  const lines = (from: number, count: number) =>
    Array.from({ length: count }, (_, place) => {
      const at = from + place;
      return `L${Math.floor(at / 7)},${(at % 7) + 1},C1001,2026-01-05,P101,1,CS,48`;
    });
  const file = (count: number) => ['order,line,customer,date,product,quantity,unit,price', ...lines(0, count)];
  expect((await take(file(2_100))).counts).toMatchObject({ new: 2_100, refused: 0 });
  expect(
    await read(
      `select count(*)::integer as orders, max(total)::text as most, min(total)::text as least from sales_order where order_number like 'L%'`,
    ),
  ).toEqual([{ orders: 300, most: '336.00', least: '336.00' }]);
  await api.reset();
  const few = await api.countStatements(() => take(file(14)));
  await api.reset();
  expect(await api.countStatements(() => take(file(1_400)))).toBeLessThanOrEqual(2 * few);
});

test('of more rows than the limit is refused, and the next one is accepted', async () => {
  const head = 'order,line,customer,date,product,quantity,unit,price';
  const lines = Array.from({ length: 2_500 }, (_, place) => `BIG,${place + 1},C1001,2026-01-05,P101,1,CS,48`);
  const { rows: results, counts } = await take([head, ...lines, 'NEXT,1,C1001,2026-01-05,P101,1,CS,48']);
  expect(counts).toMatchObject({ new: 1, refused: 2_500 });
  expect(new Set(results.slice(0, -1).map((line) => line.replace(/^\d+ /, '')))).toEqual(
    new Set(['refused  : the order has more than 1,000 rows: Split it']),
  );
});
