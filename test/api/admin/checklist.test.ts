import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getChecklist } from '#domain/api/checklist.ts';
import { saveSiteConfiguration } from '#domain/api/siteConfiguration.ts';
import type { CheckTopic } from '#domain/checklist/checkTopics.ts';
import { ensureSite } from '#server/app/emptyShop.ts';
import { findDataChecklist } from '#server/modules/checklist/checklist.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { firstConfiguration } from '#test/support/api/configuration.ts';
import { FIXTURE_NOW, OYSTER, tokenOf } from '#test/support/api/fixture.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const list = async () => (await api.call(getChecklist, { token: tokenOf('admin') })).body;

const setSite = (settings: object) =>
  sql`update site set settings = settings || ${JSON.stringify(settings)}::jsonb`.execute(api.database);

async function progressOf(topic: CheckTopic) {
  const item = (await list()).find((one) => one.topic === topic);
  return `${item?.state}: ${item?.text}`;
}

test('each item shows its progress, in words, and links to where it is fixed', async () => {
  const items = await list();
  expect(items.find(({ topic }) => topic === 'mail')).toEqual({
    topic: 'mail',
    title: 'Emails',
    state: 'untried',
    text: 'A mail server is set up, but no email has been sent yet. Invite a user to test it.',
    examples: [],
    more: 0,
    place: { to: '/admin/jobs', label: 'Jobs and Emails' },
    settings: ['SMTP_URL', 'MAIL_FROM'],
    guide: 'docs/mail.md',
  });
  expect(items.find(({ topic }) => topic === 'calendar')?.text).toMatch(/^The next delivery is on \w{3} 03\/0\d\/2026/);
});

test('emails are done once one was sent, and missing if later ones were given up', async () => {
  expect(await progressOf('mail')).toMatch(/^untried/);
  const email = { cause: 'a', kind: 'invitation', to_address: 'a@example.com', to_name: 'A', sealed: null };
  const times = { added_at: new Date('2026-03-01'), expires_at: new Date('2030-01-01') };
  await api.database
    .insertInto('letter')
    .values({ ...email, ...times, sent_at: new Date('2026-03-02') })
    .execute();
  expect(await progressOf('mail')).toBe('done: Emails are being sent.');
  await api.database
    .insertInto('letter')
    .values({ ...email, ...times, cause: 'b', added_at: new Date('2026-03-03') })
    .execute();
  expect(await progressOf('mail')).toMatch(/^missing: .*could not be sent/);
});

test('shows an empty shop as empty', async () => {
  for (const table of ['order_guide_product', 'customer_price', 'product_unit', 'product']) {
    await sql`delete from ${sql.table(table)}`.execute(api.database);
  }
  await api.database.deleteFrom('site').execute();
  await ensureSite(api.database);
  expect((await list()).filter(({ state }) => state === 'missing').map(({ topic }) => topic)).toEqual([
    'shop',
    'papers',
    'publicUrl',
    'products',
    'prices',
    'zeroPrices',
    'stock',
    'timeZone',
    'holidays',
    'orders',
  ]);
});

test('a product that cannot be ordered is not counted as done: without a unit, without a price', async () => {
  await sql`update product set is_active = false where product_key not in
    (select product_key from product_unit where is_sell and is_price and list_price is not null)`.execute(api.database);
  expect(await progressOf('products')).toMatch(/^done: Buyers see \d+ products\.$/);
  expect(await progressOf('prices')).toMatch(/^done: Every product has a list price\./);
  await api.database
    .updateTable('product_unit')
    .set({ is_sell: false, list_price: null })
    .where('product_key', '=', 101)
    .execute();
  expect(await progressOf('products')).toMatch(/^missing: .* 1 of them has no selling unit/);
  expect(await progressOf('prices')).toMatch(/^missing: 1 product has no list price/);
});

test('inactive, walk-in and disabled ones are not counted', async () => {
  const before = await progressOf('customers');
  await api.database.updateTable('app_user').set({ is_disabled: true }).where('username', '!=', 'admin').execute();
  expect(await progressOf('users')).toBe('missing: You are the only user.');
  expect(await progressOf('customers')).not.toBe(before);
  await api.database.updateTable('product').set({ is_active: false }).execute();
  expect(await progressOf('products')).toBe('missing: There are no products.');
});

async function namesOf(topic: CheckTopic) {
  const { examples, more } = (await list()).find((one) => one.topic === topic) ?? {};
  return { examples, more };
}

test('customers without an address are named, walk-in customers are not', async () => {
  await sql`delete from address where customer_key in (select customer_key from customer where walk_in_user_id is not null)
    or customer_key = ${OYSTER}`.execute(api.database);
  const { rows } = await sql<{ label: string }>`select customer_code || ' ' || name as label from customer c
    where customer_key > 0 and not exists (select from address a where a.customer_key = c.customer_key) order by 1`.execute(
    api.database,
  );
  const examples = rows.map(({ label }) => label);
  expect(examples).toContain('C1001 The Gilded Oyster');
  expect(await namesOf('addresses')).toEqual({ examples, more: 0 });
});

test('at most five are named', async () => {
  await api.database.updateTable('product').set({ uncommitted: null }).execute();
  expect(await progressOf('stock')).toMatch(/^missing: The stock of 11 products is unknown/);
  expect(await namesOf('stock')).toEqual({
    examples: ['P101 Eggs', 'P102 Ribeye, about 38.5 LB', 'P103 Paper cups', 'P104 Cheddar', 'P105 Display only'],
    more: 6,
  });
  await setSite({ stockTracking: false });
  expect(await progressOf('stock')).toMatch(/^choice: Stock is not shown/);
  expect(await namesOf('stock')).toEqual({ examples: [], more: 0 });
});

test('a price of 0 is missing unless the site sells at 0', async () => {
  await sql`update product_unit set list_price = 1 where list_price = 0`.execute(api.database);
  expect(await progressOf('zeroPrices')).toBe('done: No product has a price of $0.00.');
  await sql`update product_unit set list_price = 0 where product_key in (101, 108)`.execute(api.database);
  expect(await progressOf('zeroPrices')).toMatch(/^missing: 1 product has a price of \$0\.00 and cannot be ordered/);
  expect(await namesOf('zeroPrices')).toEqual({ examples: ['P101 Eggs'], more: 0 });
  await setSite({ sellAtZero: true });
  expect(await progressOf('zeroPrices')).toMatch(/^choice: /);
});

test('a time zone is chosen once an admin has saved the site settings', async () => {
  expect(await progressOf('timeZone')).toMatch(/^missing: The time zone is America\/New_York, taken from the server/);
  await api.call(saveSiteConfiguration, { token: tokenOf('admin'), body: firstConfiguration.site });
  expect(await progressOf('timeZone')).toBe('done: The time zone is America/New_York.');
});

test('holidays are those that are still to come', async () => {
  await sql`delete from holiday`.execute(api.database);
  await sql`insert into holiday (date, name) values ('2026-01-01', 'New Year')`.execute(api.database);
  expect(await progressOf('holidays')).toMatch(/^missing: There are no coming holidays/);
  await sql`insert into holiday (date, name) values ('2026-12-25', 'Christmas Day')`.execute(api.database);
  expect(await progressOf('holidays')).toBe('done: 1 coming holiday, the next on Fri 12/25/2026.');
});

test('imported orders that are open long after their day are named; orders of the shop are not', async () => {
  await sql`insert into sales_order (order_number, customer_key, user_id, cart_id, cart_version, ordered_at, order_date,
      delivery_date, status, line_total, add_on_charges, taxable_amount, tax, total, invoice_number, invoice_date)
    values ('OLD', ${OYSTER}, 1, null, null, '2026-01-05', '2026-01-05', null, 'Open', 96, 0, 0, 0, 96, null, null),
      ('PAST', ${OYSTER}, 1, null, null, '2025-12-05', '2025-12-05', '2026-02-01', 'Shipped', 96, 0, 0, 0, 96, null, null),
      ('DONE', ${OYSTER}, 1, null, null, '2026-01-05', '2026-01-05', null, 'Completed', 96, 0, 0, 0, 96, null, null),
      ('BILLED', ${OYSTER}, 1, null, null, '2026-01-05', '2026-01-05', null, 'Open', 96, 0, 0, 0, 96, '9001', '2026-01-06'),
      ('LATELY', ${OYSTER}, 1, null, null, '2026-01-05', '2026-01-05', '2026-02-20', 'Open', 96, 0, 0, 0, 96, null, null),
      ('PLACED', ${OYSTER}, 1, 1, 7, '2026-01-05', '2026-01-05', null, 'Open', 96, 0, 0, 0, 96, null, null)`.execute(
    api.database,
  );
  expect(await progressOf('pastOrders')).toMatch(/^missing: 2 imported orders are still open more than 30 days/);
  expect(await namesOf('pastOrders')).toEqual({
    examples: ['OLD The Gilded Oyster', 'PAST The Gilded Oyster'],
    more: 0,
  });
});

test('a command gets the list without the topics of the running server and of a user', async () => {
  const left = ['publicUrl', 'mail', 'users', 'consumers', 'cards', 'orders'];
  const data = await findDataChecklist(api.database, new Date(FIXTURE_NOW));
  expect(data).toEqual((await list()).filter(({ topic }) => !left.includes(topic)));
});

test('days are those on which something really arrives', async () => {
  await sql`insert into holiday (date, name)
    select day::date, '' from generate_series('2026-03-01'::date, '2027-04-01', '1 day') day`.execute(api.database);
  expect(await progressOf('calendar')).toBe('missing: No delivery dates are available.');
});

test('an order fetch counts once a program has called, and no longer than its token is valid', async () => {
  expect(await progressOf('orders')).toMatch(/^missing: Orders are not sent anywhere/);
  await addTestToken(api, ['stock:write']);
  expect(await progressOf('orders')).toMatch(/^missing/);
  await addTestToken(api, ['orders:read']);
  expect(await progressOf('orders')).toMatch(/^untried/);
  await api.database.updateTable('service_token').set({ last_used_at: new Date() }).execute();
  expect(await progressOf('orders')).toMatch(/^done: Your order system fetches the orders\./);
  await api.database.updateTable('service_token').set({ revoked_at: new Date() }).execute();
  expect(await progressOf('orders')).toMatch(/^missing/);
});

test('costs as many statements for a full shop as for an empty one, one of them for the list', async () => {
  const full = await api.countStatements(list);
  await sql`delete from order_guide_product`.execute(api.database);
  await sql`delete from customer_price`.execute(api.database);
  expect(await api.countStatements(list)).toBe(full);
  expect(full).toBeLessThanOrEqual(4);
});
