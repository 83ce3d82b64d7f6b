import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLastSales } from '#domain/api/products.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { OYSTER, tokenOf } from '#test/support/api/fixture.ts';
import { FIRST_OF_PERIOD, INVOICED_ORDER, placeOrders } from '#test/support/api/placedOrders.ts';

let api: Api;
const chef = { token: tokenOf('chef') };

beforeAll(async () => {
  api = await startApi();
  await placeOrders(api.database);
});
afterAll(() => api.stop());

type LineColumns = Insertable<Database['sales_order_line']>;

async function addLine(orderNumber: string, product_key: number, more: Partial<LineColumns> = {}): Promise<void> {
  const { id } = await api.database
    .selectFrom('sales_order')
    .select('id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  await api.database
    .insertInto('sales_order_line')
    .values({
      order_id: id,
      position: 9,
      product_key,
      product_code: `P${product_key}`,
      description: 'Anything',
      unit: 'EA',
      price_unit: 'EA',
      quantity: '3',
      unit_price: '0.1234',
      price_conversion: '1',
      extension: '0.37',
      product_text1: null,
      product_text2: null,
      ...more,
    })
    .execute();
}

async function lastSales(productKeys: unknown, who: object = chef) {
  const { status, body } = await api.call(getLastSales, { ...who, body: productKeys });
  return { status, body };
}

test('returns the newest sale of each product; leaves out products never bought or not invoiced yet', async () => {
  expect(await lastSales([101, 101, 102, 424242, -1, 2 ** 40])).toEqual({
    status: 200,
    body: {
      101: {
        invoiceDate: '2026-03-02',
        quantity: 2,
        unitOfMeasure_SellBy: 'CS',
        price: 48,
        unitOfMeasure_Prc: 'CS',
        usualQuantity: 2,
      },
    },
  });
  expect(await lastSales([])).toEqual({ status: 200, body: {} });
});

test('does not count a credit as a sale; the sale before it may be years old, and priced in another unit', async () => {
  await addLine(INVOICED_ORDER, 107, { type: 'Credit', quantity: '-1' });
  expect((await lastSales([9, 107])).body).toEqual({});
  await api.database
    .updateTable('sales_order')
    .set({ invoice_date: '2019-01-31' })
    .where('order_number', '=', FIRST_OF_PERIOD)
    .execute();
  await addLine(FIRST_OF_PERIOD, 107, { price_unit: 'CS', unit_price: '40.2' });
  expect((await lastSales([107])).body).toEqual({
    107: {
      invoiceDate: '2019-01-31',
      quantity: 3,
      unitOfMeasure_SellBy: 'EA',
      price: 40.2,
      unitOfMeasure_Prc: 'CS',
      usualQuantity: null,
    },
  });
});

test('usual is the median of the quantities that were sold in that unit within a year, returns not counted', async () => {
  const { id } = await api.database
    .selectFrom('sales_order')
    .select('id')
    .where('order_number', '=', INVOICED_ORDER)
    .executeTakeFirstOrThrow();
  const usualOf = async () => (await lastSales([105])).body[105]?.usualQuantity;
  const quantities = ['1', '40', '2', '3.5'];
  for (const [place, quantity] of quantities.entries()) {
    await addLine(INVOICED_ORDER, 105, { position: 20 + place, quantity });
  }
  await addLine(INVOICED_ORDER, 105, { position: 30, quantity: '500', unit: 'CS' });
  await addLine(INVOICED_ORDER, 105, { position: 31, quantity: '-500', type: 'Credit' });
  expect(await usualOf()).toBe(2.75);
  await addLine(INVOICED_ORDER, 105, { position: 32, quantity: '90' });
  expect(await usualOf()).toBe(3.5);
  await api.database.deleteFrom('sales_order_line').where('order_id', '=', id).where('product_key', '=', 105).execute();
});

test('does not return what another customer bought', async () => {
  const rep = { token: tokenOf('rep') };
  expect((await lastSales([107], { ...rep, customerKey: 1003 })).body).toEqual({});
  expect((await lastSales([107], { ...rep, customerKey: OYSTER })).body).toHaveProperty('107');
});

test('with hidden prices no sale has a price, nor the unit of one', async () => {
  expect((await lastSales([101], { token: tokenOf('quiet') })).body).toEqual({
    101: { invoiceDate: '2026-03-01', quantity: 2, unitOfMeasure_SellBy: 'CS', usualQuantity: 2 },
  });
});

test.each([[['x']], [[1.5]], [{ 101: [] }], [Array.from({ length: 2001 }, () => 101)]])(
  'refuses a request that is not a list of at most 2,000 keys',
  async (body) => {
    expect((await lastSales(body)).status).toBe(400);
  },
);

test('2,000 products are one statement beside the one that finds the caller', async () => {
  const keys = Array.from({ length: 2000 }, (_, place) => place);
  expect(await api.countStatements(() => lastSales(keys))).toBe(2);
});
