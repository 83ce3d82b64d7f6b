import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBoughtProducts } from '#domain/api/products.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { OYSTER, tokenOf } from '#test/support/api/fixture.ts';
import { INVOICED_ORDER, OPEN_ORDER, placeOrders } from '#test/support/api/placedOrders.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await placeOrders(api.database);
});
afterAll(() => api.stop());

async function bought(who: object = { token: tokenOf('chef') }) {
  const { status, body } = await api.call(listBoughtProducts, who);
  expect(status).toBe(200);
  return body;
}

async function orderedOn(orderNumber: string) {
  const { id, order_date } = await api.database
    .selectFrom('sales_order')
    .select(['id', 'order_date'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  return { id, day: order_date };
}

test('returns for each product in how many orders it was, and when last', async () => {
  const ordered = await api.database
    .selectFrom('sales_order_line')
    .innerJoin('sales_order', 'sales_order.id', 'sales_order_line.order_id')
    .select(['product_key', 'order_date', 'sales_order.id'])
    .where('customer_key', '=', OYSTER)
    .where('product_key', '=', 101)
    .execute();
  const orders = new Set(ordered.map(({ id }) => id)).size;
  expect(orders).toBeGreaterThan(1);
  const last = ordered
    .map(({ order_date }) => order_date)
    .toSorted()
    .at(-1);
  expect((await bought()).find(({ productKey }) => productKey === 101)).toEqual({ productKey: 101, orders, last });
});

test('the last purchase comes first; canceled orders and credits are not counted', async () => {
  const days = (await bought()).map(({ last }) => last);
  expect(days).toEqual(days.toSorted().toReversed());
  const { id } = await orderedOn(INVOICED_ORDER);
  const line = await api.database
    .selectFrom('sales_order_line')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: _, ...columns } = line;
  const add = (product_key: number, more: object) =>
    api.database
      .insertInto('sales_order_line')
      .values({ ...columns, product_key, position: 90 + product_key, ...more })
      .execute();
  const orderCount = async (key: number) => (await bought()).find(({ productKey }) => productKey === key)?.orders;
  await add(111, { type: 'Credit', quantity: '-1' });
  expect(await orderCount(111)).toBeUndefined();
  await add(111, {});
  await add(111, { position: 99, unit: 'EA' });
  expect(await orderCount(111)).toBe(1);
  await api.database.updateTable('sales_order').set({ status: 'Cancelled' }).where('id', '=', id).execute();
  expect(await orderCount(111)).toBeUndefined();
});

test('ordered and not yet delivered products count', async () => {
  const { day } = await orderedOn(OPEN_ORDER);
  expect((await bought())[0]?.last).toBe(day);
});

test('does not return what another customer bought', async () => {
  const rep = tokenOf('rep');
  const other = await bought({ token: rep, customerKey: 1003 });
  expect(other).not.toEqual(await bought({ token: rep, customerKey: OYSTER }));
});

test('it is one statement beside the one that finds the caller', async () => {
  expect(await api.countStatements(bought)).toBe(2);
});
