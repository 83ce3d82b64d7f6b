import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoData } from '../../server/database/demo/loadDemoData.ts';
import { emptyEveryTable } from '../../server/database/demo/replaceDemoData.ts';
import { exportKind } from '../../server/intake/exportKind.ts';
import { storedKinds } from '../../server/intake/write/storedKinds.ts';
import { bringIn } from '../support/intake.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

/** What the distributor's own systems know of the shop, row by row. Not compared: passwords, pictures, ids that only the database counts. */
const SHOP = {
  'main categories': 'select * from main_category',
  categories: 'select * from category',
  products: `select product_key, product_code, formatted_product_code, description, catalog_description, brand, pricing_um, warehouse_code,
    default_unit, default_quantity, category_code, sequence, is_taxable, is_active, uncommitted, alternate_unit, push_sequence
    from product where product_key <> 9`,
  units: 'select * from product_unit where product_key <> 9',
  'contract prices': 'select * from customer_price where customer_key > 0',
  customers: `select customer_key, customer_code, name, default_shipto, default_po, required_po, price_factor, tax_rate, settings, credit_limit
    from customer where customer_key > 0`,
  'excluded categories': 'select * from excluded_category where customer_key > 0',
  'ship-tos': `select customer_key, key, is_primary, name, display, address1, address2, city, state, zip, county, contact, phone, delivery_time,
    minimum_order_amount, is_valid_zip_code, delivery_weekdays from address where customer_key > 0`,
  users: `select username, name, email, is_salesperson, session_type, customer_key, settings, menu, is_disabled, company, phone
    from app_user where session_type = 'Normal' and coalesce(customer_key, 1) > 0 and username not like 'punchout-%'`,
  "salespeople's customers": `select u.username, s.customer_key from salesperson_customer s join app_user u on u.id = s.user_id
    where s.customer_key > 0`,
  'order guides': 'select customer_key, name, is_primary, is_read_only from order_guide where customer_key > 0',
  'products of guides': `select g.customer_key, g.name, l.product_key, l.unit, l.quantity, l.sequence, l.override_price, l.price_unit
    from order_guide_product l join order_guide g on g.id = l.guide_id join product p on p.product_key = l.product_key
    where g.customer_key > 0`,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await emptyEveryTable(database.database);
  const size = { products: 100, customers: 8, orders: 8, documents: 8, seed: 2026, today: '2026-03-18' };
  await loadDemoData(database.database, size, () => undefined);
});
afterAll(() => database.drop());

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

test('what the shop writes brings the same shop back into an empty one, row by row; and once more changes nothing', async () => {
  const before = await shop();
  for (const [name, rows] of Object.entries(before)) expect([name, rows.length > 0]).toEqual([name, true]);
  const files = new Map<string, string>();
  for (const stored of storedKinds) {
    let file = '';
    for await (const part of exportKind(database.database, stored)) file += part;
    files.set(stored.kind.name, file);
  }

  await emptyEveryTable(database.database);
  const versions = () =>
    sql`select max(version) as catalogue, (select sum(version) from order_guide) as guides, (select sum(version) from address) as addresses
      from catalogue_version`.execute(database.database);
  for (const [kind, file] of files) {
    const { counts, verdicts } = await bringIn(database.database, kind, file);
    expect([kind, counts, verdicts.filter(({ reason }) => reason !== null)]).toEqual([
      kind,
      { new: expect.any(Number), changed: expect.any(Number), same: expect.any(Number), refused: 0, deactivated: null },
      [],
    ]);
  }
  expect(await shop()).toEqual(before);

  const { rows: brought } = await versions();
  for (const [kind, file] of files) {
    const { counts, verdicts } = await bringIn(database.database, kind, file);
    expect([kind, counts]).toEqual([
      kind,
      { new: 0, changed: 0, same: verdicts.length, refused: 0, deactivated: null },
    ]);
  }
  expect((await versions()).rows).toEqual(brought);
});
