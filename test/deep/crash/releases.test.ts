import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Guide } from '#domain/guide/guide.ts';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import { administer, databaseUrl } from '../../support/api/administer.ts';
import { openDatabaseTemplate } from '../../support/database/databaseTemplate.ts';
import { describeSchema } from '../../support/database/describeSchema.ts';
import { withClient } from '../../support/database/embeddedDatabase.ts';
import { loadRelease, RELEASES, readRelease } from '../../support/database/releaseFixture.ts';
import { signIn } from '../../support/shop/demoBuyer.ts';
import { openShop } from '../../support/shop/shop.ts';

const releases = readdirSync(RELEASES).map((file) => basename(file, '.json.gz'));

/** What a release stored about the customer of a buyer, one line each. */
const OF_CHEF = `(select customer_key from app_user where username = 'chef')`;
const STORED = {
  orders: `select order_number || ' ' || total::float8 as line from sales_order where customer_key = ${OF_CHEF}`,
  items: `select ar_code || ' ' || balance::float8 as line from (
      select r.ar_code, case when is_credit then -1 else 1 end * (r.initial - coalesce(sum(a.amount), 0)) as balance
      from receivable r left join receivable_application a on r.id in (a.debit_id, a.credit_id)
      where r.customer_key = ${OF_CHEF} group by r.id) open where balance <> 0`,
  guides: `select g.name || ' ' || count(p) as line from order_guide g
    left join order_guide_product p on p.guide_id = g.id where g.customer_key = ${OF_CHEF} group by g.id`,
  prices: `select product_key || ' ' || unit || ' ' || price::float8 as line from customer_price
    where customer_key = ${OF_CHEF}`,
};

let server: Awaited<ReturnType<typeof openDatabaseTemplate>>;

beforeAll(async () => {
  server = await openDatabaseTemplate();
});
afterAll(() => server?.close());

it.each(releases)('a database of version %s is migrated, and the shop shows what was in it', async (release) => {
  const name = `${server.template}_release`;
  await administer(server.url, `create database ${name}`);
  const url = databaseUrl(server.url, name);
  const fixture = await readRelease(release);
  await loadRelease(fixture, url);
  expect(await describeSchema(url), 'the migrations of a release do not change').toEqual(fixture.schema);
  const stored = async (query: string) => {
    const { rows } = await withClient(url, (client) => client.query<{ line: string }>(query));
    expect(rows).not.toEqual([]);
    return rows.map(({ line }) => line).sort();
  };
  const [orders, items, guides, prices] = await Promise.all(Object.values(STORED).map(stored));

  const shop = await openShop({ DATABASE_URL: url, DEMO_DATA: '0' });
  try {
    const { token, openItems } = await signIn(shop.url, 'chef');
    const ask = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const request = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
      return await (await fetch(`${shop.url}${path}`, request)).json();
    };
    const history = await ask<OrderHistoryRow[]>('/api/history/orders?startDate=2000-01-01');
    expect(history.map(({ orderNumber, total }) => `${orderNumber} ${total}`).sort()).toEqual(orders);
    expect((await openItems()).map(({ arCode, balance }) => `${arCode} ${balance}`).sort()).toEqual(items);
    const shownGuides = await ask<Guide[]>('/api/orderguide');
    expect(shownGuides.map((guide) => `${guide.name} ${guide.products.length}`).sort()).toEqual(guides);
    const units: Record<string, string[]> = {};
    for (const [key = '', unit = ''] of (prices ?? []).map((line) => line.split(' '))) {
      units[key] = [...(units[key] ?? []), unit];
    }
    const shownPrices = await ask<Record<string, Record<string, number>>>('/api/product/price', units);
    expect(
      Object.entries(shownPrices)
        .flatMap(([key, byUnit]) => Object.entries(byUnit).map(([unit, price]) => `${key} ${unit} ${price}`))
        .sort(),
    ).toEqual(prices);
  } finally {
    await shop.close();
  }
});
