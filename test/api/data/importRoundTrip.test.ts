import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAccountSummary, listAccountRows, listOpenItems } from '#domain/api/account.ts';
import { getOrder, listOrders, listProductHistory } from '#domain/api/history.ts';
import { getLastSales } from '#domain/api/products.ts';
import { loadDemoData } from '#server/app/demoData/loadDemoData.ts';
import { emptyEveryTable } from '#server/app/demoData/replaceDemoData.ts';
import { importTargets } from '#server/modules/dataImport/write/importTargets.ts';
import { importData } from '#server/modules/integration/importData.ts';
import { sentInvoice, sentPayment } from '#server/modules/integration/sentDocuments.ts';
import { importOrderUpdates } from '#server/modules/orders/inbound/importOrderUpdates.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { hashToken } from '#server/platform/http/token.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';
import { exported, importRows } from '#test/support/files/importedRows.ts';

/** What the distributor's own systems know of the shop, row by row. Not compared: passwords, pictures, ids that only the database counts. */
const SHOP = {
  'main categories': 'select * from main_category',
  categories: 'select * from category',
  products: `select product_key, product_code, formatted_product_code, description, catalog_description, brand, pricing_um, warehouse_code,
    default_unit, default_quantity, category_code, sequence, is_taxable, is_active, uncommitted, alternate_unit, push_sequence,
    translations
    from product where product_key <> 9`,
  units: 'select * from product_unit where product_key <> 9',
  'contract prices': 'select * from customer_price where customer_key > 0',
  customers: `select customer_key, customer_code, name, default_shipto, default_po, required_po, price_factor, tax_rate, settings, credit_limit, language
    from customer where customer_key > 0`,
  'excluded categories': 'select * from excluded_category where customer_key > 0',
  'ship-tos': `select customer_key, key, is_primary, name, display, address1, address2, city, state, zip, county, contact, phone, delivery_time,
    minimum_order_amount, is_valid_zip_code, delivery_weekdays from address where customer_key > 0`,
  users: `select username, name, email, is_salesperson, session_type, customer_key, settings, menu, is_disabled, company, phone, language
    from app_user where session_type = 'Normal' and coalesce(customer_key, 1) > 0 and username not like 'punchout-%'`,
  "salespeople's customers": `select u.username, s.customer_key from salesperson_customer s join app_user u on u.id = s.user_id
    where s.customer_key > 0`,
  'order guides': 'select customer_key, name, is_primary, is_read_only from order_guide where customer_key > 0',
  'products of guides': `select g.customer_key, g.name, l.product_key, l.unit, l.quantity, l.sequence, l.override_price, l.price_unit
    from order_guide_product l join order_guide g on g.id = l.guide_id join product p on p.product_key = l.product_key
    where g.customer_key > 0`,
  orders: `select o.order_number, o.customer_key, u.username, o.ordered_at, o.order_date, o.status, o.ship_method, o.ship_to_code, o.ship_to_address,
    o.customer_po, o.delivery_date, o.special_instruction1, o.special_instruction2, o.notes, o.line_total, o.add_on_charges, o.taxable_amount, o.tax,
    o.total, o.invoice_number, o.invoice_date from sales_order o left join app_user u on u.id = o.user_id where o.customer_key > 0`,
  'lines of orders': `select o.order_number, to_jsonb(l) - 'id' - 'order_id' as line
    from sales_order_line l join sales_order o on o.id = l.order_id where o.customer_key > 0`,
  'what was shipped': `select o.order_number, s.shipped_on, l.position, l.quantity, l.short
    from order_shipment_line l join order_shipment s on s.id = l.shipment_id join sales_order o on o.id = s.order_id`,
  ledger: `select r.customer_key, r.ar_code, r.record_type, r.reference, r.invoice_number, o.order_number, r.issued_on, r.due_on, r.po_number,
    r.remarks, r.initial, r.balance from receivable_balance r left join sales_order o on o.id = r.order_id`,
  applications: `select a.customer_key, c.ar_code as credit, d.ar_code as debit, sum(a.amount) as amount from receivable_application a
    join receivable c on c.id = a.credit_id join receivable d on d.id = a.debit_id group by 1, 2, 3`,
  invoices: `select r.customer_key, r.ar_code, o.order_number, i.line_total, i.add_on_charges, i.taxable_amount, i.tax
    from invoice i join receivable r on r.id = i.receivable_id left join sales_order o on o.id = i.order_id`,
  'lines of invoices': `select r.customer_key, r.ar_code, to_jsonb(l) - 'receivable_id' as line
    from invoice_line l join receivable r on r.id = l.receivable_id`,
};

let database: TestDatabase;
let api: Api;
beforeAll(async () => {
  database = await createTestDatabase();
  await emptyEveryTable(database.database);
  const size = { products: 100, customers: 8, orders: 8, documents: 8, seed: 2026, today: '2026-03-18' };
  await loadDemoData(database.database, size, () => undefined);
  await importLedger(database.database);
  api = await startApi(database);
  await api.travelTo('2026-03-18T15:00:00Z');
});
afterAll(() => api.stop());

/** What the demo does not have: a shipment, an invoice and a credit line by line, money of which a part is left, a product that is sold no longer. */
async function importLedger(demo: Kysely<Database>): Promise<void> {
  const order = await demo
    .selectFrom('sales_order as o')
    .innerJoin('customer as c', 'c.customer_key', 'o.customer_key')
    .innerJoin('sales_order_line as l', 'l.order_id', 'o.id')
    .select(['o.order_number', 'c.customer_code', 'l.quantity', 'l.unit', 'l.product_code'])
    .where('o.status', '=', 'Open')
    .where('l.position', '=', 1)
    .orderBy('o.id')
    .executeTakeFirstOrThrow();
  const { order_number: orderNumber, customer_code: customerCode, unit, product_code: productCode } = order;
  const line = { line: 1, productCode, quantity: 1, unit, unitPrice: 30, extension: 30 };
  const invoice = { customerCode, orderNumber, issuedOn: '2026-03-17', lineTotal: 30, total: 30, lines: [line] };
  await demo.transaction().execute(async (transaction) => {
    const now = new Date('2026-03-18T15:00:00.000Z');
    const shipment = { code: 'S-1', shippedOn: '2026-03-17', lines: [{ line: 1, quantity: 1 }] };
    await importOrderUpdates(transaction, [{ orderNumber, status: 'Shipped', shipments: [shipment] }]);
    const taken = [
      await importData(
        transaction,
        [sentInvoice({ ...invoice, code: 'AR;1', kind: 'invoice', invoiceNumber: '77001', dueOn: '2026-04-16' })],
        now,
      ),
      await importData(
        transaction,
        [
          sentInvoice({
            ...{ ...invoice, code: 'AR-2', kind: 'credit', invoiceNumber: '77002' },
            applications: [{ to: 'AR;1', amount: 5 }],
          }),
        ],
        now,
      ),
    ];
    expect(taken.flat().map(({ result }) => result)).toEqual(['new', 'new']);
    const payment = { code: 'P-1', customerCode, reference: 'Check 8', receivedOn: '2026-03-18', amount: 100 };
    await importData(transaction, [sentPayment({ ...payment, applications: [{ to: 'AR;1', amount: 10 }] })], now);
  });
  await sql`update product set translations = jsonb_build_object('es', jsonb_build_object('description', '¡' || description))
    where product_key % 3 = 0`.execute(demo);
  await sql`update product set translations = jsonb_set(translations, '{es,text}', '"Ñandú; =1"') where product_key % 6 = 0`.execute(
    demo,
  );
  await sql`update category set translations = '{"es": {"description": "Peces"}}' where code <> parent`.execute(demo);
  await sql`update main_category set translations = '{"es": {"description": "Mar"}}'`.execute(demo);
  await sql`update customer set language = 'es' where customer_key % 2 = 0`.execute(demo);
  await sql`update app_user set language = 'en' where id % 2 = 0`.execute(demo);
  await sql`delete from order_scan`.execute(demo);
  await sql`update sales_order_line set product_key = -44644112, product_code = 'GONE-1', description = 'Sold no longer'
    where id = (select max(id) from sales_order_line)`.execute(demo);
}

/** What the buyers of each customer see of orders, purchases, open items and last payments. */
async function answers(): Promise<Record<string, unknown>> {
  const { rows: customers } = await sql<{ key: number; code: string; username: string }>`
    select distinct on (c.customer_key) c.customer_key as key, c.customer_code as code, u.username
    from customer c left join salesperson_customer s on s.customer_key = c.customer_key
    join app_user u on u.customer_key = c.customer_key or u.id = s.user_id
    where c.customer_key > 0 and not u.is_disabled order by c.customer_key, u.username`.execute(database.database);
  const { rows: products } = await sql<{ key: number }>`
    select product_key as key from product where product_key <> 9 order by 1`.execute(database.database);
  const byCustomer: Record<string, unknown> = {};
  const now = api.services.clock.now();
  for (const { key: customerKey, code, username } of customers) {
    const asked = { token: username, customerKey };
    await sql`insert into session (token_hash, user_id, created_at, last_used_at)
      select ${hashToken(username)}, id, ${now}, ${now} from app_user where username = ${username}
      on conflict do nothing`.execute(database.database);
    const period = { query: { startDate: '2020-01-01', endDate: '2030-01-01' } };
    const { body: orders } = await api.call(listOrders, { ...asked, ...period });
    const details = [];
    for (const { orderNumber } of orders) {
      const { body } = await api.call(getOrder, { ...asked, params: { orderNumber } });
      details.push({ ...body, lines: body.lines.map(({ id: _, ...line }) => line) });
    }
    byCustomer[code] = {
      orders,
      details,
      sold: (await api.call(listProductHistory, { ...asked, ...period })).body,
      lastSales: (await api.call(getLastSales, { ...asked, body: products.map(({ key }) => key) })).body,
      summary: (await api.call(getAccountSummary, asked)).body,
      account: (await api.call(listAccountRows, { ...asked, query: {} })).body,
      open: (await api.call(listOpenItems, asked)).body,
    };
  }
  return byCustomer;
}

const site = async () =>
  (await sql<{ site: string }>`select to_jsonb(site)::text as site from site`.execute(database.database)).rows[0]?.site;
const putSite = (row: string | undefined) =>
  sql`insert into site select * from jsonb_populate_record(null::site, ${row}::jsonb)`.execute(database.database);

async function shop(): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const [name, select] of Object.entries(SHOP)) {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(r)::text as row from (${sql.raw(select)}) r order by 1`.execute(database.database);
    tables[name] = rows.map(({ row }) => row);
  }
  return tables;
}

test('an export recreates the same shop from an empty one, row by row; importing it again changes nothing', async () => {
  const before = await shop();
  const answersBefore = await answers();
  const kept = await site();
  for (const [name, rows] of Object.entries(before)) expect([name, rows.length > 0]).toEqual([name, true]);
  const files = new Map<string, string>();
  for (const stored of importTargets) {
    files.set(stored.kind.name, await exported(database.database, stored));
  }

  await emptyEveryTable(database.database);
  await putSite(kept);
  const versions = () =>
    sql`select max(version) as catalogue, (select sum(version) from order_guide) as guides, (select sum(version) from address) as addresses
      from catalogue_version`.execute(database.database);
  for (const [kind, file] of files) {
    const { counts, results } = await importRows(database.database, kind, file);
    expect([kind, counts, results.filter(({ reason, value }) => reason !== null && value !== 'GONE-1')]).toEqual([
      kind,
      { new: expect.any(Number), changed: expect.any(Number), same: expect.any(Number), refused: 0, deactivated: null },
      [],
    ]);
  }
  expect(await shop()).toEqual(before);
  expect(await answers()).toEqual(answersBefore);

  const { rows: brought } = await versions();
  for (const [kind, file] of files) {
    const { counts, results } = await importRows(database.database, kind, file);
    expect([kind, counts]).toEqual([kind, { new: 0, changed: 0, same: results.length, refused: 0, deactivated: null }]);
  }
  expect((await versions()).rows).toEqual(brought);
});
