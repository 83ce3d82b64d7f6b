import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getChecklist } from '#domain/api/checklist.ts';
import type { CheckTopic } from '#domain/checklist/checkTopics.ts';
import { ensureSite } from '#server/app/emptyShop.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const list = async () => (await api.call(getChecklist, { token: tokenOf('admin') })).body;

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
