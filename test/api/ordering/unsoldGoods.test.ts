import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMessage } from '#domain/api/punchout.ts';
import { getUser } from '#domain/api/user.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, buyerWith, cups, eggs, oysters, sweets } from '#test/support/api/buyer.ts';
import { guideCallsOf, guideLine, linesOf, saved, withoutLine } from '#test/support/api/guideCalls.ts';
import { readMessage } from '#test/support/partners/orderMessage.ts';
import { arrive, letIn, POSTBACK } from '#test/support/partners/procurement.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const write = (statement: string) => sql.raw(statement).execute(api.database);

const KEYS = '(101, 103, 110)';
/** Ways in which eggs, cups and oysters become unsold, the notice for each, and how they are sold again. */
const WAYS = [
  [
    'withdrawn',
    'This product is unavailable.',
    `update product set is_active = false where product_key in ${KEYS}`,
    `update product set is_active = true where product_key in ${KEYS}`,
  ],
  [
    'excluded for the customer',
    'Excluded for this customer',
    `update product set category_code = '1204' where product_key in ${KEYS}`,
    `update product set category_code = '1101' where product_key in ${KEYS}`,
  ],
  [
    'sold by no unit',
    'Product has no Sell By U/M',
    `update product_unit set is_sell = false where product_key in ${KEYS}`,
    `update product_unit set is_sell = true where product_key in ${KEYS}`,
  ],
  [
    'priced 0',
    'Call for price',
    `insert into customer_price (customer_key, product_key, unit, price)
      select 1001, product_key, unit, 0 from product_unit where product_key in ${KEYS} and is_price
      on conflict (customer_key, product_key, unit) do update set price = 0`,
    'delete from customer_price where customer_key = 1001',
  ],
] as const;

const GOODS = [eggs, cups, oysters];
const CODES = ['P-101 Eggs', 'P-103 Paper cups', 'P-110 Oysters'];

describe.each(WAYS)('an order guide whose products are all %s', (_, why, leave, comeBack) => {
  const chef = { ...buyerAt(() => api, 'chef'), ...guideCallsOf(() => api, 'chef') };
  const lines = [guideLine(101, 1, 'CS', 1), guideLine(103, 24, 'EA', 2), guideLine(110, 10, 'EA', 3)];
  beforeEach(async () => {
    await chef.create('Weekly', lines);
    await chef.add(sweets);
    await write(leave);
  });

  test('opens with every line that it had', async () => {
    expect(linesOf(await chef.guide('Weekly'))).toEqual(lines);
  });

  test('is refused line by line, in a sentence each, and the lines in the cart stay', async () => {
    const refusals = GOODS.map(() => ({ isSuccess: false, message: why, errors: [why] }));
    const { status, body } = await chef.validate(GOODS);
    expect([status, body.errors]).toMatchObject([200, refusals]);
    const added = await chef.addAll(GOODS);
    expect([added.status, added.body.errors, added.body.data]).toMatchObject([200, [], refusals]);
    expect((await chef.cart()).lines.map(({ productKey }) => productKey)).toEqual([111]);
  });

  test('can be renamed and emptied, and is ordered as a whole once its products are sold again', async () => {
    expect(await chef.patch('Weekly', { name: 'Summer' })).toMatchObject(saved);
    expect(linesOf(await chef.guide('Summer'))).toEqual(lines);
    await write(comeBack);
    const { body } = await chef.addAll(GOODS);
    expect(body.data.map(({ isSuccess }) => isSuccess)).toEqual([true, true, true]);
    await write(leave);
    expect(await chef.patch('Summer', { lines: [101, 103, 110].map(withoutLine) })).toMatchObject(saved);
    expect(linesOf(await chef.guide('Summer'))).toEqual([]);
  });
});

describe.each(WAYS)('a punchout cart of goods that are %s', (_, why, leave, comeBack) => {
  const visitor = (token: string) => buyerWith(() => api, { token });
  const transfer = (token: string) => api.call(createMessage, { token, body: { postbackUrl: POSTBACK } });
  let token = '';
  beforeEach(async () => {
    await letIn(api);
    token = await arrive(api);
    await visitor(token).addAll(GOODS);
  });

  test('is not handed over: each is named, all stay in the cart, and are handed over once they are sold again', async () => {
    await write(leave);
    const { status, body } = await transfer(token);
    const errors = CODES.map((product) => `${product}: ${why}`);
    expect([status, body]).toMatchObject([409, { code: 'transferRefused', errors }]);
    const cart = await visitor(token).cart();
    expect([cart.lines.length, cart.messages]).toEqual([3, errors]);
    await write(comeBack);
    expect((await transfer(token)).status).toBe(200);
  });

  test('can be cleared, and returns without items', async () => {
    await write(leave);
    await visitor(token).clear();
    const { status, body } = await transfer(token);
    expect([status, readMessage(body.body).items]).toEqual([200, []]);
  });

  test.each(['inspect', 'edit'] as const)(
    'that returns to %s opens without them, and lists each',
    async (operation) => {
      const { items } = readMessage((await transfer(token)).body.body);
      await write(leave);
      const back = await arrive(api, { operation, items });
      const { body } = await api.call(getUser, { token: back });
      expect(body.punchout?.notes).toEqual(
        CODES.map((product) => `${product} could not be restored to the cart: ${why}`),
      );
      expect(await visitor(back).cart()).toMatchObject({ lines: [], messages: [] });
    },
  );
});
