import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { statusAndBody } from '#test/support/api/buyer.ts';
import { guideCallsOf, guideLine, linesOf, refused, withoutLine } from '#test/support/api/guideCalls.ts';
import { addManyProducts, FIRST_KEY } from '#test/support/api/manyProducts.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await addManyProducts(api.database);
});
afterAll(() => api?.stop());

const chef = guideCallsOf(() => api, 'chef');

const LIMIT = 2000;
const keys = (count: number) => Array.from({ length: count }, (_, place) => FIRST_KEY + place);
const lines = (count: number, quantity = 1) => keys(count).map((key) => guideLine(key, quantity, 'EA'));
const FULL = 'An order guide can have at most 2,000 products.';

async function statementsOf(count: number): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  const run = async (name: string, call: () => Promise<{ status: number } | object>) => {
    counted[name] = await api.countStatements(async () => {
      const answer = await call();
      if ('status' in answer) expect(answer.status).toBe(200);
    });
  };
  await run('create', () => chef.create('Weekly', lines(count)));
  await run('open', () => chef.guides());
  await run('change all', () => chef.patch('Weekly', { lines: lines(count, 2) }));
  await run('remove all', () => chef.patch('Weekly', { lines: keys(count).map(withoutLine) }));
  await run('add all', () => chef.patch('Weekly', { lines: lines(count, 3) }));
  const others = lines(count, 4).map((line) => ({ ...line, productKey: line.productKey + LIMIT }));
  const exchange = { name: 'Monthly', lines: [...keys(count).map(withoutLine), ...others] };
  await run('exchange all, under another name', () => chef.patch('Weekly', exchange));
  await run('delete', () => chef.remove('Monthly'));
  return counted;
}

describe('a guide of 2,000 products', () => {
  test('takes as many statements as a guide of one', async () => {
    const one = await statementsOf(1);
    expect(await statementsOf(LIMIT)).toEqual(one);
    expect(Math.max(...Object.values(one))).toBeLessThanOrEqual(8);
  });

  test('is kept complete, and accepts no other product', async () => {
    expect((await chef.create('Weekly', lines(LIMIT))).status).toBe(200);
    const before = await chef.guide('Weekly');
    expect(linesOf(before)).toEqual(keys(LIMIT).map((key, place) => guideLine(key, 1, 'EA', place + 1)));
    const more = guideLine(FIRST_KEY + LIMIT, 1, 'EA');
    expect(statusAndBody(await chef.patch('Weekly', { lines: [more] }))).toEqual(
      refused(409, 'guideFull', FULL, { params: { limit: LIMIT } }),
    );
    expect(await chef.guide('Weekly')).toEqual(before);
    expect((await chef.patch('Weekly', { lines: [more, withoutLine(FIRST_KEY)] })).status).toBe(200);
    expect((await chef.guide('Weekly'))?.products.at(-1)?.productKey).toBe(FIRST_KEY + LIMIT);
  });

  test('may name its products twice in a request, but no longer guide is made', async () => {
    const all = lines(LIMIT + 1);
    expect(statusAndBody(await chef.create('Weekly', all))).toEqual(
      refused(409, 'guideFull', FULL, { params: { limit: LIMIT } }),
    );
    expect(await chef.guides()).toEqual([]);
    await chef.create('Weekly', [...lines(LIMIT), ...lines(LIMIT, 5)]);
    const guide = await chef.guide('Weekly');
    expect(new Set(guide?.products.map((line) => line.orderQuantity))).toEqual(new Set([5]));
  });
});
