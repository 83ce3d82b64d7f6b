import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createNamedOrderGuide, listOrderGuides, patchOrderGuide } from '#domain/api/orderGuides.ts';
import { listExcludedCategories } from '#domain/api/products.ts';
import { getMenu } from '#domain/api/settings.ts';
import { getCustomer, listCustomers } from '#domain/api/user.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { eggs } from '#test/support/api/buyer.ts';
import { OYSTER, TIDE } from '#test/support/api/fixture.ts';
import { memberAt, setTerms, switchOnTeams } from '#test/support/api/teams.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await switchOnTeams(api);
  await setTerms(api, ADMIN, { rights: ['approve'] });
});
afterAll(() => api?.stop());

const CHEF = { userId: 1, customerKey: OYSTER };
const ADMIN = { userId: 2, customerKey: OYSTER };
const chef = memberAt(() => api, 'chef');
const write = (statement: string) => sql.raw(statement).execute(api.database);

describe('limits', () => {
  test('per order, week and month include the total that equals them', async () => {
    await setTerms(api, CHEF, { orderLimit: 63, weekLimit: 126, monthLimit: 126 });
    for (const at of [1, 2]) {
      await chef.add(eggs);
      expect([at, (await chef.submit()).body.orderNumber]).toEqual([at, expect.any(String)]);
    }
    expect((await chef.spending()).body).toEqual({
      approval: 'overLimit',
      orderLimit: 63,
      week: { spent: 126, limit: 126 },
      month: { spent: 126, limit: 126 },
    });
    await chef.add(eggs);
    const { body } = await chef.submit();
    expect(body).toMatchObject({ accepted: true, orderNumber: null });
    expect((await chef.approval(body.approval?.id ?? 0)).body.reasons).toEqual([
      'With this order you would have spent $189.00 this week. Your limit is $126.00.',
      'With this order you would have spent $189.00 this month. Your limit is $126.00.',
    ]);
  });

  test('of a week begin on Sunday, of a month on its first day, where the shop is; canceled orders do not count', async () => {
    await setTerms(api, CHEF, { weekLimit: 1000, monthLimit: 1000 });
    const spent = async () => {
      const { week, month } = (await chef.spending()).body;
      return [week?.spent, month?.spent];
    };
    await chef.add(eggs);
    await chef.submit();
    expect(await spent()).toEqual([63, 63]);
    await api.travelTo('2026-03-08T03:00:00Z');
    expect(await spent()).toEqual([63, 63]);
    await api.travelTo('2026-03-08T06:00:00Z');
    expect(await spent()).toEqual([0, 63]);
    await api.travelTo('2026-04-01T03:00:00Z');
    expect(await spent()).toEqual([0, 63]);
    await api.travelTo('2026-04-01T06:00:00Z');
    expect(await spent()).toEqual([0, 0]);
    await api.travelTo('2026-03-05T15:00:00Z');
    await write("update sales_order set status = 'Cancelled'");
    expect(await spent()).toEqual([0, 0]);
  });

  test('of 0 send every order for approval, and so does a member whose orders all wait', async () => {
    for (const terms of [{ orderLimit: 0 }, { approval: 'always' }] as const) {
      await setTerms(api, CHEF, terms);
      await chef.add(eggs);
      expect((await chef.submit()).body).toMatchObject({ accepted: true, orderNumber: null });
    }
  });

  test('without prices name no amounts to the member', async () => {
    await write(`update app_user set settings = '{"hidePricing": true}' where id = 1`);
    await setTerms(api, CHEF, { orderLimit: 10 });
    await chef.add(eggs);
    const { body } = await chef.submit();
    expect(body).not.toHaveProperty('estimatedTotal');
    const shown = (await chef.approval(body.approval?.id ?? 0)).body;
    expect(shown.reasons).toEqual(['This order is over your spending limit.']);
    expect(shown).not.toHaveProperty('total');
    expect(JSON.stringify(shown)).not.toMatch(/48|63/);
  });

  test('are unknown to users without terms, and to all where the site has no teams', async () => {
    expect((await chef.spending()).status).toBe(404);
    await setTerms(api, CHEF, { orderLimit: 10 });
    await write(`update site set settings = settings || '{"teams": false}'`);
    expect((await chef.spending()).status).toBe(404);
  });
});

describe('rights', () => {
  test('to order and to pay open checkout and payments', async () => {
    await setTerms(api, CHEF, { rights: [] });
    const locked = async () => (await chef.call(getMenu)).body.flatMap(({ key, isLocked }) => (isLocked ? key : []));
    expect(await locked()).toEqual(['CheckOut', 'InvoicePayment']);
    await chef.add(eggs);
    expect((await chef.submit()).status).toBe(403);
    expect((await chef.cart()).lines).toHaveLength(1);
    await setTerms(api, CHEF, { rights: ['order', 'pay'] });
    expect(await locked()).toEqual([]);
    expect((await chef.submit()).status).toBe(200);
  });

  test('to some ship-tos hide the others, and refuse them', async () => {
    await setTerms(api, CHEF, { shipTos: ['DOCK'] });
    expect((await chef.call(getCustomer)).body.shiptos.map(({ key }) => key)).toEqual(['DOCK']);
    expect((await chef.header()).customerShipToCode).toBe('DOCK');
    expect((await chef.changeHeader({ customerShipToCode: 'MAIN' })).body).toMatchObject({ isValid: false });
    expect((await chef.dates('MAIN')).status).toBe(404);
  });

  test('to some guides hide the others, and refuse to change them', async () => {
    const guides = async () => (await chef.call(listOrderGuides)).body.map(({ name }) => name);
    const name = 'Bar';
    for (const created of [name, 'Kitchen']) {
      await chef.call(createNamedOrderGuide, { body: { name: created, products: [] } });
    }
    expect(await guides()).toEqual([name, 'Kitchen']);
    const { id } = await api.database
      .selectFrom('order_guide')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await setTerms(api, CHEF, { guideIds: [id] });
    expect(await guides()).toEqual([name]);
    await setTerms(api, CHEF, { guideIds: [] });
    expect(await guides()).toEqual([]);
    const change = { params: { id: name }, body: { name: 'Taken' } };
    expect((await chef.call(patchOrderGuide, change)).body).toMatchObject({ isSuccess: false, errorCode: 404 });
  });

  test('without a category exclude its products as the customer’s own exclusions do', async () => {
    const { category_code: code } = await api.database
      .selectFrom('product')
      .select('category_code')
      .where('product_key', '=', 101)
      .executeTakeFirstOrThrow();
    await chef.add(eggs);
    await setTerms(api, CHEF, { excludedCategories: [code] });
    expect((await chef.call(listExcludedCategories)).body).toContain(code);
    expect((await chef.add(eggs)).status).toBe(409);
    expect((await chef.submit()).body).toMatchObject({ accepted: false, codes: ['lineRefused'] });
  });
});

describe('a person with several customers', () => {
  const baker = memberAt(() => api, 'baker');
  const bakerAtOyster = memberAt(() => api, 'baker', OYSTER);

  test('acts for each of them under its terms, and for no other', async () => {
    expect((await bakerAtOyster.call(getCustomer)).status).toBe(403);
    await setTerms(api, { userId: 3, customerKey: OYSTER }, { rights: ['order'], orderLimit: 0 });
    expect((await baker.call(listCustomers)).body.map(({ customerKey }) => customerKey)).toEqual([TIDE, OYSTER]);
    await bakerAtOyster.add(eggs);
    expect((await bakerAtOyster.submit()).body).toMatchObject({ accepted: true, orderNumber: null });
    expect((await baker.cart()).lines).toEqual([]);
    await write(`update site set settings = settings || '{"teams": false}'`);
    expect((await bakerAtOyster.call(getCustomer)).status).toBe(403);
  });
});
