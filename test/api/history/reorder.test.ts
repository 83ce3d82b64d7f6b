import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getReorder } from '#domain/api/history.ts';
import { addDays } from '#domain/calendar.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { OYSTER, QUIET, STRANGER, tokenOf } from '#test/support/api/fixture.ts';
import { guideCallsOf, guideLine } from '#test/support/api/guideCalls.ts';

const TODAY = '2026-03-04';
const daysAgo = (count: number) => addDays(TODAY, -count);

let api: Api;
let placed = 0;
const chef = { token: tokenOf('chef') };
const guides = guideCallsOf(() => api, 'chef');

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

interface Order {
  daysAgo: number;
  keys: readonly number[];
  status?: string;
  customer?: number;
  quantity?: string;
}

/** An order with a line of each product. Returns its number. */
async function order({
  keys,
  status = 'Invoiced',
  customer = OYSTER,
  quantity = '2',
  ...more
}: Order): Promise<string> {
  placed += 1;
  const [order_number, order_date] = [`R${placed}`, daysAgo(more.daysAgo)];
  const amounts = { line_total: '9.00', add_on_charges: '0', taxable_amount: '0', tax: '0', total: '9.50' };
  const { id } = await api.database
    .insertInto('sales_order')
    .values({ ...amounts, order_number, order_date, customer_key: customer, status, ordered_at: new Date(order_date) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = keys.map((product_key, index) => ({
    ...{ order_id: id, position: index + 1, product_key, product_code: `P${product_key}`, description: 'Anything' },
    ...{ unit: 'CS', price_unit: 'CS', quantity, unit_price: '1', price_conversion: '1', extension: '2' },
  }));
  await api.database.insertInto('sales_order_line').values(lines).execute();
  return order_number;
}

/** The same every week, the last time so many days ago. */
async function weekly(last: number, keys: readonly number[], more: Partial<Order> = {}): Promise<void> {
  for (const week of [2, 1, 0]) await order({ daysAgo: last + 7 * week, keys, ...more });
}

const ask = async (who: object = chef) => (await api.call(getReorder, { ...who })).body;
const dueKeys = async (who?: object) => (await ask(who)).due.map(({ productKey }) => productKey);

async function closeToChef(...keys: string[]): Promise<void> {
  const menu = Object.fromEntries(keys.map((key) => [key, { isVisible: false, isLocked: false }]));
  await api.database
    .updateTable('app_user')
    .set({ menu: JSON.stringify(menu) })
    .where('username', '=', 'chef')
    .execute();
}

describe('products to reorder', () => {
  test('is empty for a customer without orders', async () => {
    expect(await ask()).toEqual({ lastOrder: null, guides: [], due: [] });
  });

  test('the last order that was not canceled, with its lines and its total', async () => {
    await order({ daysAgo: 9, keys: [101] });
    const orderNumber = await order({ daysAgo: 3, keys: [101, 102] });
    await order({ daysAgo: 1, keys: [101], status: 'Cancelled' });
    await order({ daysAgo: 1, keys: [101], customer: STRANGER });
    expect((await ask()).lastOrder).toEqual({ orderNumber, orderDate: daysAgo(3), lines: 2, total: 9.5 });
  });

  test('without its total where pricing is hidden', async () => {
    const orderNumber = await order({ daysAgo: 3, keys: [101], customer: QUIET });
    const { lastOrder } = await ask({ token: tokenOf('quiet') });
    expect(lastOrder).toEqual({ orderNumber, orderDate: daysAgo(3), lines: 1 });
  });

  test('products of its own orders that are due, in the usual quantity; neither canceled nor returned ones', async () => {
    await weekly(7, [101]);
    await weekly(6, [102]);
    await weekly(7, [103], { status: 'Cancelled' });
    await weekly(7, [104], { customer: STRANGER });
    await weekly(7, [107], { quantity: '-2' });
    expect((await ask()).due).toEqual([
      { productKey: 101, last: daysAgo(7), everyDays: 7, quantity: 2, unitOfMeasure: 'CS' },
    ]);
  });

  test('today is the day at the shop: past midnight of UTC it is still the day before there', async () => {
    await weekly(6, [101]);
    await api.travelTo('2026-03-05T03:00:00Z');
    expect(await dueKeys()).toEqual([]);
    await api.travelTo('2026-03-05T06:00:00Z');
    expect(await dueKeys()).toEqual([101]);
  });

  test('nothing that cannot be bought: removed, never listed, or of a category that is closed to the customer', async () => {
    await weekly(7, [108, 9, 106, 110]);
    expect(await dueKeys()).toEqual([110]);
  });

  test('order guides by when they were last ordered from: with half of the lines; then those that were changed', async () => {
    await guides.create(
      'Large',
      [101, 104, 107, 110].map((key) => guideLine(key, 1)),
    );
    await guides.create('Small', [guideLine(101, 1)]);
    await guides.create('Kept', [guideLine(102, 1)]);
    await guides.create('Changed', [guideLine(102, 1)]);
    await guides.create('Empty');
    await api.database.updateTable('order_guide').set({ changed_at: null }).execute();
    await sql`update order_guide set changed_at = '2026-03-02T02:00:00Z' where name = 'Changed'`.execute(api.database);
    await order({ daysAgo: 9, keys: [101, 9] });
    await order({ daysAgo: 2, keys: [107, 104, 101] });
    await order({ daysAgo: 1, keys: [102, 103, 9] });
    await order({ daysAgo: 0, keys: [101], status: 'Cancelled' });
    expect((await ask()).guides).toEqual([
      { name: 'Large', products: 4, lastOrdered: daysAgo(2), changed: null },
      { name: 'Small', products: 1, lastOrdered: daysAgo(9), changed: null },
      { name: 'Changed', products: 1, lastOrdered: null, changed: '2026-03-01' },
      { name: 'Kept', products: 1, lastOrdered: null, changed: null },
    ]);
  });

  test('a guide that is changed by hand shows since when', async () => {
    await guides.create('Weekly', [guideLine(101, 1)]);
    await api.database.updateTable('order_guide').set({ changed_at: null }).execute();
    expect((await ask()).guides).toMatchObject([{ name: 'Weekly', changed: null }]);
    await guides.patch('Weekly', { lines: [guideLine(102, 1)] });
    const [guide] = (await ask()).guides;
    expect(guide?.changed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('each part is there only with the page that it leads to', async () => {
    await weekly(7, [101]);
    await guides.create('Weekly', [guideLine(101, 1)]);
    const has = async () => {
      const { lastOrder, guides: own, due } = await ask();
      return [lastOrder !== null, own.length > 0, due.length > 0];
    };
    expect(await has()).toEqual([true, true, true]);
    await closeToChef('OrderHistory');
    expect(await has()).toEqual([false, true, true]);
    await closeToChef('OrderGuides', 'ViewProducts');
    expect(await has()).toEqual([true, false, false]);
    await closeToChef('OrderHistory', 'OrderGuides', 'ViewProducts');
    expect((await api.call(getReorder, chef)).status).toBe(403);
  });

  test('it takes as many statements for a hundred orders and guides as for one', async () => {
    const counted = () => api.countStatements(() => ask());
    await weekly(7, [101]);
    await guides.create('Weekly', [guideLine(101, 1)]);
    const few = await counted();
    for (let count = 0; count < 30; count += 1) await order({ daysAgo: count, keys: [101, 102, 103, 104, 107, 110] });
    for (let count = 0; count < 20; count += 1) await guides.create(`Guide ${count}`, [guideLine(101, 1)]);
    expect(await counted()).toBe(few);
    expect((await ask()).guides).toHaveLength(12);
  });
});
