import { createHash } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PartnerSettings } from '#domain/punchout/partner.ts';
import { demoAccounts } from '#server/app/demoData/demoAccounts.ts';
import { hotelsPartner, schoolsPartner } from '#server/app/demoData/demoPartners.ts';
import {
  addMissingAccounts,
  addMissingPartners,
  type DemoSize,
  loadDemoData,
  standardSize,
} from '#server/app/demoData/loadDemoData.ts';
import { clearDemoData, emptyEveryTable } from '#server/app/demoData/replaceDemoData.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';
import { readPdf } from '#test/support/files/pdfText.ts';

const today = '2026-03-18';
let test: TestDatabase;

async function load(size: DemoSize): Promise<void> {
  await emptyEveryTable(test.database);
  await loadDemoData(test.database, size, () => undefined);
}

/** Rows of a query that looks for what must not be there. */
async function wrong(query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(test.database)).rows;
}

async function value(query: string): Promise<unknown> {
  const [row] = (await sql.raw<{ value: unknown }>(query).execute(test.database)).rows;
  return row?.value;
}

/** Dates follow the day on which the data are made; the secret is each database's own. */
const NOT_OF_THE_SEED = ['ordered_at', 'order_date', 'delivery_date', 'invoice_date', 'human_check_secret'];
const TABLES = [
  'site',
  'customer',
  'address',
  'app_user',
  'zip_rule',
  'salesperson_customer',
  'main_category',
  'category',
  'excluded_category',
  'product',
  'product_unit',
  'product_scan',
  'customer_price',
  'order_guide',
  'order_guide_product',
  'trading_partner',
  'partner_identity',
  'sales_order',
  'sales_order_line',
] as const satisfies readonly (keyof Database)[];

async function hashes(): Promise<Record<string, string>> {
  const entries = await Promise.all(
    TABLES.map(async (table) => {
      const without = NOT_OF_THE_SEED.map((column) => `- '${column}'`).join(' ');
      const rows = await wrong(`select (to_jsonb(t) ${without})::text as row from ${table} t order by 1`);
      return [table, createHash('sha256').update(JSON.stringify(rows)).digest('hex')] as const;
    }),
  );
  return Object.fromEntries(entries);
}

beforeAll(async () => {
  test = await createTestDatabase();
  await load({ ...standardSize, today });
});

afterAll(async () => {
  await test.drop();
});

describe('the demo distributor', () => {
  it('has the promised size', async () => {
    expect(await value('select count(*) as value from product')).toBe(standardSize.products + 1);
    expect(await value('select count(*) as value from main_category')).toBe(12);
    expect(await value('select count(*) as value from category')).toBe(60);
    expect(await value('select count(*) as value from customer where customer_key > 0')).toBe(40);
    expect(await value('select count(*) as value from sales_order')).toBe(4000);
    expect(await value('select count(*) as value from app_user where is_salesperson')).toBe(3);
    expect(await value('select count(*) as value from product where push_sequence is not null')).toBe(8);
    expect(await value('select count(distinct category_code) as value from product')).toBe(60);
  });

  it('lets every demo account in', async () => {
    for (const { username, password } of demoAccounts) {
      const hash = await value(`select password_hash as value from app_user where username = '${username}'`);
      expect(hash).toMatch(/^\$argon2id\$/);
      expect(await verify(String(hash), password)).toBe(true);
    }
  });

  it('lets its procurement systems in, each with a user that cannot be used to sign in, and adds them where they are missing', async () => {
    const partners = () =>
      wrong(`select p.name, p.protocol, domain, identity, p.customer_key, secret_hash, username, password_hash
        from trading_partner p join partner_identity i on i.partner_id = p.id join app_user u on u.id = p.user_id
        where u.customer_key = p.customer_key order by p.id`);
    const before = await partners();
    expect(before).toEqual([
      expect.objectContaining({ name: 'Harbor Hotels procurement', identity: 'HARBORHOTELS', username: 'punchout-1' }),
      expect.objectContaining({ name: 'Granite State Schools', identity: 'granite-schools', username: 'punchout-2' }),
    ]);
    for (const [index, { secret }] of [hotelsPartner, schoolsPartner].entries()) {
      const { secret_hash: hash, password_hash: nobodys } = before[index] as Record<string, string>;
      expect(await verify(String(hash), secret)).toBe(true);
      expect(await verify(String(nobodys), secret)).toBe(false);
    }
    const settings = await wrong('select settings from trading_partner');
    for (const row of settings)
      expect(Value.Check(PartnerSettings, (row as { settings: unknown }).settings)).toBe(true);
    expect(await addMissingPartners(test.database, standardSize)).toBe(false);
    await sql`delete from trading_partner`.execute(test.database);
    await sql`delete from app_user where username like 'punchout-%'`.execute(test.database);
    expect(await addMissingPartners(test.database, standardSize)).toBe(true);
    expect(await partners()).toEqual(before);
  });

  it('has the special cases that screens must cope with', async () => {
    const count = (where: string) => value(`select count(*) as value from product p where ${where}`);
    expect(await count('card_image is null')).toBe(2);
    expect(await count('length(description) > 120')).toBe(1);
    expect(await count('product_key = 9')).toBe(1);
    expect(await count('cardinality(detail_images) > 2')).toBeGreaterThan(10);
    expect(await count('not exists (select from product_unit u where u.product_key = p.product_key and is_sell)')).toBe(
      1,
    );
    expect(await count(`description ~ '[ぁ-ゟ]'`)).toBeGreaterThanOrEqual(2);
    expect(await count('uncommitted = 0')).toBeGreaterThan(3);
    expect(await count('uncommitted < 0')).toBeGreaterThan(3);
    const unit = (where: string) => value(`select count(*) as value from product_unit where ${where}`);
    expect(await unit('sell_by_multiple in (6, 12, 0.5)')).toBeGreaterThan(10);
    expect(await unit('stock_conversion <> trunc(stock_conversion)')).toBeGreaterThan(50);
    expect(await unit('is_sell and list_price <> round(list_price, 2)')).toBeGreaterThanOrEqual(3);
    expect(await value('select count(*) as value from excluded_category')).toBe(1);
    expect(
      await value(`select count(*) as value from customer where required_po and settings ? 'checkoutMessage'`),
    ).toBe(1);
    expect(
      await wrong('select count(*) as n from address group by customer_key having count(*) > 1 order by 1'),
    ).toEqual([{ n: 2 }, { n: 4 }]);
    expect(await value('select count(*) as value from address where not is_valid_zip_code')).toBe(1);
    expect(await value('select count(*) as value from order_guide where is_read_only')).toBe(1);
  });

  it('gives rep 25 customers, the difficult ones among them, and walk-in business', async () => {
    const served = `select sc.customer_key from salesperson_customer sc join app_user u on u.id = sc.user_id where username = 'rep'`;
    expect(await wrong(`${served} and sc.customer_key > 0`)).toHaveLength(25);
    expect(await wrong(`${served} and sc.customer_key < 0`)).toHaveLength(1);
    const difficult = `select customer_key from customer where required_po or settings ? 'hidePricing'
      union select customer_key from excluded_category`;
    expect(await wrong(difficult)).toHaveLength(3);
    expect(await wrong(`(${difficult}) except (${served})`)).toEqual([]);
    expect(
      await wrong(`select customer_key from customer where customer_key > 0
        except select customer_key from salesperson_customer`),
    ).toEqual([]);
  });
});

describe('demo products', () => {
  it('name only units they have', async () => {
    const has = (unit: string, extra = 'true') =>
      `exists (select from product_unit u where u.product_key = p.product_key and u.unit = p.${unit} and ${extra})`;
    expect(
      await wrong(`select p.product_key from product p where not (${has('pricing_um', 'is_price')}
        and ${has('default_unit')} and ${has('alternate_unit')})`),
    ).toEqual([]);
    expect(
      await wrong('select * from product_unit where is_price <> (list_price is not null) or list_price <= 0'),
    ).toEqual([]);
  });

  it('have one stock unit each, and case prices that save up to a tenth', async () => {
    expect(
      await wrong(`select product_key from product_unit group by product_key
        having count(*) filter (where stock_conversion = 1) <> 1`),
    ).toEqual([]);
    expect(
      await wrong(`select product_key from product_unit where is_price group by product_key
        having max(list_price / stock_conversion) > 1.12 * min(list_price / stock_conversion) + 0.011`),
    ).toEqual([]);
  });

  it('start with a quantity that their multiple allows', async () => {
    expect(
      await wrong(`select p.product_key from product p join product_unit u using (product_key)
        where u.unit = p.default_unit and sell_by_multiple > 0 and mod(default_quantity, sell_by_multiple) <> 0`),
    ).toEqual([]);
  });
});

describe('demo accounts', () => {
  const account = (where: string) => `select customer_key from receivable_balance where ${where}`;

  it('agree with the orders to the cent: each that was invoiced has its invoice, or its credit memo', async () => {
    expect(
      await wrong(`select o.id from sales_order o
        left join receivable r on r.order_id = o.id and r.record_type in (1, 6)
        where o.customer_key > 0 and o.total <> 0 and (o.invoice_number is null and r.id is not null
          or o.invoice_number is not null and (r.initial * case when r.is_credit then -1 else 1 end, r.invoice_number, r.issued_on)
            is distinct from (o.total, o.invoice_number, o.invoice_date))`),
    ).toEqual([]);
    const invoiced = 'coalesce(sum(total), 0) as value from sales_order where invoice_number is not null';
    const booked = `sum(case when is_credit then -initial else initial end) as value from receivable
      where record_type in (1, 6) and order_id is not null`;
    expect(await value(`select ${booked}`)).toBe(await value(`select ${invoiced}`));
    expect(await value('select count(*) as value from receivable where record_type = 1 and order_id is not null')).toBe(
      await value('select count(*) as value from sales_order where invoice_number is not null and total > 0'),
    );
  });

  it('have every kind of entry, settled and open, and all kinds of open ones on the account of chef', async () => {
    const kinds = (where: string) =>
      wrong(`select distinct record_type as kind from receivable_balance where ${where} order by 1`);
    const every = [1, 2, 3, 4, 5, 6, 7, 8].map((kind) => ({ kind }));
    expect(await kinds('balance > 0 and customer_key = 101')).toEqual(every);
    expect(await kinds('balance = 0')).toEqual(every.filter(({ kind }) => kind !== 2));
    expect(await wrong(account('balance < 0 or balance > initial'))).toEqual([]);
  });

  it('are paid late, in credit, over the limit, and one is very long', async () => {
    const late = account(`not is_credit and balance > 0 and coalesce(due_on, issued_on) < date '${today}' - 60`);
    expect(await wrong(`${late} and customer_key in (103, 108) group by 1 having count(*) > 2`)).toHaveLength(1);
    const owed = `select customer_key, sum(case when is_credit then -balance else balance end) as owed
      from receivable_balance where record_type <> 2 group by 1`;
    const standing = `select customer_key, owed, credit_limit, on_hold from (${owed}) b join customer using (customer_key)
      left join (select customer_key, count(*) as on_hold from sales_order where status = 'On Hold' group by 1) o using (customer_key)`;
    expect(await wrong(`select customer_key from (${standing}) s where owed < 0`)).toEqual([{ customer_key: 107 }]);
    expect(await wrong(`select customer_key, on_hold from (${standing}) s where owed > credit_limit`)).toEqual([
      { customer_key: 109, on_hold: 1 },
    ]);
    expect(await value('select count(*) as value from customer where customer_key > 0 and credit_limit is null')).toBe(
      1,
    );
    expect(await wrong(account('true group by 1 having count(*) > 1000'))).toEqual([{ customer_key: 120 }]);
    expect(Number(await value('select count(*) as value from receivable where customer_key = 120'))).toBeGreaterThan(
      20_000,
    );
  });

  it('were issued and paid before today, but for the invoices that are dated later', async () => {
    expect(await wrong(account(`issued_on > '${today}' and record_type <> 2`))).toEqual([]);
    expect(await wrong(account(`issued_on <= '${today}' and record_type = 2`))).toEqual([]);
    expect(
      await wrong(`select a.id from receivable_application a join receivable c on c.id = a.credit_id
        join receivable d on d.id = a.debit_id where a.applied_on > '${today}' or a.applied_on < c.issued_on or a.applied_on < d.issued_on`),
    ).toEqual([]);
  });

  it('are made up for a demo distributor of before, once', async () => {
    const size = { ...standardSize, documents: 0, today };
    const booked = () =>
      wrong('select ar_code, initial, balance from receivable_balance where customer_key <> 120 order by id');
    const before = await booked();
    expect(await addMissingAccounts(test.database, size)).toBe(false);
    await sql`truncate receivable, receivable_application cascade`.execute(test.database);
    expect(await addMissingAccounts(test.database, size)).toBe(true);
    expect(await booked()).toEqual(before);
  });
});

describe('demo accounts of a large distributor', () => {
  it('agree with each other where order and route sale numbers would meet', async () => {
    await sql`truncate receivable, receivable_application cascade`.execute(test.database);
    await sql`update sales_order set invoice_number = (invoice_number::int + 100000)::text where invoice_number is not null`.execute(
      test.database,
    );
    expect(await addMissingAccounts(test.database, { ...standardSize, today })).toBe(true);
    expect(await wrong('select id from receivable_balance where balance < 0 or balance > initial')).toEqual([]);
    const twice = `select invoice_number from receivable where invoice_number is not null group by 1 having count(*) > 1`;
    expect(await wrong(twice)).toEqual([]);
  });
});

describe('demo guides and orders', () => {
  it('name only products and units that are sold, but for the one discontinued product', async () => {
    const unknown = `where not exists (select from product_unit u
      where u.product_key = l.product_key and u.unit = l.unit and u.is_sell)`;
    expect(await wrong(`select l.product_key from order_guide_product l ${unknown}`)).toHaveLength(1);
    expect(await wrong(`select l.product_key from sales_order_line l ${unknown}`)).toEqual([]);
  });

  it('have three guides for each customer, with a Standard one of 40 to 80 products', async () => {
    expect(await wrong('select customer_key from order_guide group by 1 having count(*) <> 3')).toEqual([]);
    expect(
      await wrong(`select g.name from order_guide g join order_guide_product p on p.guide_id = g.id
        group by g.id having length(g.name) > 12 or (is_primary and (g.name <> 'Standard' or count(*) not between 36 and 84))`),
    ).toEqual([]);
  });

  it('have a long guide for chef, a read-only one beside it, and guides with removed or excluded products', async () => {
    const guides = `select c.customer_key, g.name, g.is_read_only, count(*) as products,
        count(*) filter (where p.product_key is null) as gone, count(e.category_code) as excluded,
        count(*) filter (where l.quantity not between 1 and 100) as odd
      from order_guide g join customer c using (customer_key) join order_guide_product l on l.guide_id = g.id
      left join product p on p.product_key = l.product_key
      left join excluded_category e on e.category_code = p.category_code and e.customer_key = c.customer_key
      group by g.id, c.customer_key`;
    expect(
      await wrong(`select * from (${guides}) g where customer_key = 101 and name <> 'Standard' order by name`),
    ).toEqual([
      { customer_key: 101, name: 'Raw Bar', is_read_only: true, products: 18, gone: 0, excluded: 0, odd: 0 },
      { customer_key: 101, name: 'Weekly', is_read_only: false, products: 60, gone: 0, excluded: 0, odd: 0 },
    ]);
    expect(
      await wrong(`select customer_key, name, gone, excluded from (${guides}) g where gone + excluded > 0 order by 1`),
    ).toEqual([
      { customer_key: 102, name: 'Bar', gone: 1, excluded: 0 },
      { customer_key: 105, name: 'Lunch Line', gone: 0, excluded: 1 },
    ]);
  });

  it('leave out what the customer may not buy', async () => {
    const excluded = `join product p using (product_key) join excluded_category e on e.category_code = p.category_code`;
    expect(
      await wrong(`select l.id from sales_order_line l join sales_order o on o.id = l.order_id ${excluded}
        and e.customer_key = o.customer_key`),
    ).toEqual([]);
  });

  it('add up', async () => {
    expect(
      await wrong(`select o.id from sales_order o join sales_order_line l on l.order_id = o.id join customer c using (customer_key)
        join product p using (product_key)
        group by o.id, c.tax_rate having o.line_total <> sum(l.extension)
          or o.taxable_amount <> coalesce(sum(l.extension) filter (where p.is_taxable), 0)
          or o.tax <> round(o.taxable_amount * c.tax_rate, 2) or o.total <> o.line_total + o.add_on_charges + o.tax
          or o.add_on_charges <> case when o.line_total > 0 and o.line_total < 750 then 7.50 else 0 end`),
    ).toEqual([]);
    expect(
      await wrong(`select l.id from sales_order_line l
        join product_unit s on s.product_key = l.product_key and s.unit = l.unit
        join product_unit p on p.product_key = l.product_key and p.unit = l.price_unit
        where l.extension <> round(l.quantity * s.stock_conversion * l.unit_price / p.stock_conversion, 2)`),
    ).toEqual([]);
  });

  it('cover the two years before today, numbered in the order of their dates', async () => {
    expect(await value('select max(order_date)::text as value from sales_order')).toBe(today);
    expect(await value('select min(order_date)::text as value from sales_order')).toMatch(/^2024-03-(1[5-9]|2\d)$/);
    expect(
      await wrong(`select order_number from (select order_number, order_date,
        lag(order_date) over (order by order_number::int) as previous from sales_order) o where previous > order_date`),
    ).toEqual([]);
    expect(await wrong(`select 1 from sales_order where order_number::int not between 100001 and 499999`)).toEqual([]);
    expect(await wrong('select status, count(*) > 0 as some from sales_order group by 1 order by 1')).toEqual([
      { status: 'Cancelled', some: true },
      { status: 'Invoiced', some: true },
      { status: 'On Hold', some: true },
      { status: 'Open', some: true },
      { status: 'Shipped', some: true },
    ]);
    expect(
      await wrong(`select id from sales_order where invoice_date > '${today}' or delivery_date <= order_date`),
    ).toEqual([]);
  });

  it('are followed by the shop without a collision of keys', async () => {
    const row = await test.database
      .insertInto('sales_order')
      .columns([
        'order_number',
        'customer_key',
        'ordered_at',
        'order_date',
        'status',
        'line_total',
        'add_on_charges',
        'taxable_amount',
        'tax',
        'total',
      ])
      .expression(sql`select nextval('order_number_seq')::text, 101, now(), '2026-03-18'::date, 'Open', 0, 0, 0, 0, 0`)
      .returning(['id', 'order_number'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ id: 4001, order_number: '500001' });
    await expect(clearDemoData(test.database, false)).rejects.toThrow('The shop holds 1 orders that were placed in it');
    expect(await clearDemoData(test.database, true)).toBe(true);
    expect(await clearDemoData(test.database, true)).toBe(false);
  });
});

describe('signed delivery notes', () => {
  it('are kept for the newest deliveries of each known customer', async () => {
    await load({ ...standardSize, orders: 800, documents: 0, today });
    const kept = await wrong(`select o.customer_key, count(*)::int as notes from order_scan s
      join sales_order o on o.id = s.order_id group by 1 order by 1`);
    expect(kept).toEqual([101, 102, 103, 104, 105, 106].map((customer_key) => ({ customer_key, notes: 6 })));
  });

  it('show what was delivered and who received it, without prices', async () => {
    const [order] = (await wrong(`select o.order_number, o.id, s.content, c.name from order_scan s
      join sales_order o on o.id = s.order_id join customer c using (customer_key)
      where customer_key = 101 order by o.id desc limit 1`)) as [
      { order_number: string; id: number; content: Buffer; name: string },
    ];
    const lines = (await wrong(`select product_code from sales_order_line where order_id = ${order.id}`)) as unknown[];
    const { pages } = await readPdf(order.content);
    const text = pages.join('\n');
    for (const part of ['Delivery note', order.order_number, 'Received by Marisol Quint', 'Delivered to', order.name]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('$');
    expect(text.match(/\b(CS|EA|LB|BX|BG|DZ|GL|PK|TB|CN|JR)\b/g)?.length).toBeGreaterThanOrEqual(lines.length);
  });
});

describe('the seed', () => {
  it('makes the same data again, on another day too', async () => {
    const size = { products: 120, customers: 45, orders: 300, seed: 7, documents: 0 };
    await load({ ...size, today });
    const first = await hashes();
    await load({ ...size, today: '2027-11-05' });
    expect(await hashes()).toEqual(first);
    await load({ ...size, seed: 8, today });
    const { sales_order: orders, product } = await hashes();
    expect(orders).not.toBe(first.sales_order);
    expect(product).toBe(first.product);
  });
});
