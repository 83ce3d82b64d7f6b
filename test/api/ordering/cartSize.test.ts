import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, sweets } from '#test/support/api/buyer.ts';
import { addManyProducts, FIRST_KEY } from '#test/support/api/manyProducts.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const chef = buyerAt(() => api, 'chef');

const LIMIT = 2000;
const lines = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ ...sweets, productKey: FIRST_KEY + place, orderQuantity: place + 1 }));

async function statementsOf(count: number): Promise<Record<string, number>> {
  const batch = lines(count);
  const counted: Record<string, number> = {};
  const run = async (name: string, call: () => Promise<{ status: number } | object>) => {
    counted[name] = await api.countStatements(call);
  };
  await chef.changeHeader({ notes: 'a cart is there' });
  await run('check lines', () => chef.validate(batch));
  await run('add lines', () => chef.addAll(batch, { idempotencyKey: `add-${count}` }));
  await run('add them again', () => chef.addAll(batch));
  await run('change lines', async () => chef.addAll(batch.map((line, place) => ({ ...line, id: place + 1 }))));
  await run('read', () => chef.cart());
  await run('check the cart', () => chef.validate());
  await run('estimate', () => chef.estimate());
  await run('change one', () => chef.update(1, { ...sweets, productKey: FIRST_KEY, orderQuantity: 1 }));
  await run('remove one', () => chef.remove(1));
  await chef.addAll(batch);
  await run('clear', () => chef.clear());
  await chef.addAll(batch);
  await run('submit', () => chef.submit({ idempotencyKey: `submit-${count}` }));
  return counted;
}

describe('a cart of 2,000 lines', () => {
  test('takes as many statements as a cart of one', async () => {
    await addManyProducts(api.database);
    const one = await statementsOf(1);
    await api.reset();
    await addManyProducts(api.database);
    expect(await statementsOf(LIMIT)).toEqual(one);
    expect(Math.max(...Object.values(one))).toBeLessThanOrEqual(18);
  });

  test('is kept, merged and ordered completely, and accepts no other line', async () => {
    await addManyProducts(api.database);
    const batch = lines(LIMIT);
    const { body } = await chef.addAll(batch);
    expect(body.data.every((item) => item.isSuccess)).toBe(true);
    await chef.addAll(batch);
    const cart = await chef.cart();
    expect(cart.lines.map((line) => [line.productKey, line.orderQuantity])).toEqual(
      batch.map((line) => [line.productKey, 2 * line.orderQuantity]),
    );
    expect((await chef.add(sweets)).body).toMatchObject({ message: 'A cart can hold at most 2,000 lines.' });
    const total = 0.01 * LIMIT * (LIMIT + 1);
    expect((await chef.estimate()).lineTotal).toBe(total);
    expect((await chef.submit()).body).toMatchObject({ accepted: true, estimatedTotal: total });
    const ordered = await api.database.selectFrom('sales_order_line').selectAll().orderBy('position').execute();
    expect(ordered.map((line) => [line.position, line.product_key, Number(line.quantity)])).toEqual(
      batch.map((line, place) => [place + 1, line.productKey, 2 * line.orderQuantity]),
    );
  });
});
