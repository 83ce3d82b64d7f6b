import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getAccountSummary } from '#domain/api/account.ts';
import { listOrders } from '#domain/api/history.ts';
import { up } from '#server/platform/database/migrations/033_ordering_rules.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { OYSTER, tokenOf } from '#test/support/api/fixture.ts';
import { importRows, rowText } from '#test/support/files/importedRows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const chef = { token: tokenOf('chef') };
const onOrder = async () => (await api.call(getAccountSummary, chef)).body.onOrder;
const HEADINGS = 'Order No,line,customer,order date,delivery,status,invoice,invoice date,item,qty,um,price';

async function statuses(): Promise<unknown> {
  const period = { startDate: '2015-01-01', endDate: '2026-12-31' };
  const { body } = await api.call(listOrders, { ...chef, query: period });
  return Object.fromEntries(body.map(({ orderNumber, status }) => [orderNumber, status]));
}

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('an imported order without a status is Invoiced, Completed or Open by its invoice and its day', async () => {
  const today = daysFromNow(0);
  const lines = [
    'OLD,1,C1001,2019-01-05,,,,,P101,2,CS,48.00',
    'PAST,1,C1001,2019-01-05,2019-01-07,,,,P101,2,CS,48.00',
    `NEXT,1,C1001,${daysFromNow(-3)},${daysFromNow(3)},,,,P101,1,CS,48.00`,
    `BILLED,1,C1001,${daysFromNow(-3)},,,9001,${daysFromNow(-2)},P101,1,CS,48.00`,
    `SAID,1,C1001,2019-01-05,,Shipped,,,P101,1,CS,10.00`,
    'GONE,1,C1001,2019-01-05,,Canceled,,,P101,2,CS,48.00',
  ];
  const { results } = await importRows(api.database, 'orders', [HEADINGS, ...lines].join('\n'));
  expect(results.map(rowText), today).toEqual(['2 new', '3 new', '4 new', '5 new', '6 new', '7 new']);
  expect(await statuses()).toEqual({
    OLD: 'Completed',
    PAST: 'Completed',
    NEXT: 'Open',
    BILLED: 'Invoiced',
    SAID: 'Shipped',
    GONE: 'Cancelled',
  });
  expect(await onOrder()).toBe(58);
});

test('orders that an older shop imported as Invoiced, without an invoice and with a day that is over, are completed', async () => {
  await sql`insert into sales_order (order_number, customer_key, user_id, cart_id, cart_version, ordered_at, order_date,
      status, line_total, add_on_charges, taxable_amount, tax, total, invoice_number, invoice_date)
    values ('IMPORTED', ${OYSTER}, 1, null, null, '2019-01-05', '2019-01-05', 'Invoiced', 96, 0, 0, 0, 96, null, null),
      ('BILLED', ${OYSTER}, null, null, null, '2019-01-05', '2019-01-05', 'Invoiced', 96, 0, 0, 0, 96, '9001', '2019-01-06'),
      ('PLACED', ${OYSTER}, 1, 1, 7, '2019-01-05', '2019-01-05', 'Invoiced', 7, 0, 0, 0, 7, null, null),
      ('SPELLED', ${OYSTER}, null, null, null, '2019-01-05', '2019-01-05', 'canceled', 5, 0, 0, 0, 5, null, null)`.execute(
    api.database,
  );
  await sql`alter table customer drop column minimum_order_amount`.execute(api.database);
  await sql`insert into zip_rule (zip, minimum_order_amount, delivery_weekdays) values ('041', 100, '{2}')`.execute(
    api.database,
  );
  await sql`update address set zip = '04101', minimum_order_amount = case key when 'MAIN' then 300 else 250 end
    where customer_key = ${OYSTER}`.execute(api.database);
  await sql`update address set zip = '04101', minimum_order_amount = 100 where key = 'BISTRO'`.execute(api.database);
  await up(api.database);
  expect(await statuses()).toEqual({
    IMPORTED: 'Completed',
    BILLED: 'Invoiced',
    PLACED: 'Invoiced',
    SPELLED: 'Cancelled',
  });
  expect(await onOrder()).toBe(7);
  const owners = api.database.selectFrom('customer').select(['customer_code', 'minimum_order_amount']);
  expect(await owners.where('minimum_order_amount', 'is not', null).orderBy('customer_code').execute()).toEqual([
    { customer_code: 'C1001', minimum_order_amount: '250.00' },
  ]);
});
