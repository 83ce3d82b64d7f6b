import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getPrices } from '#domain/api/products.ts';
import { getCustomer } from '#domain/api/user.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { shipTosOf } from '#test/support/api/addressCalls.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, cups, eggs } from '#test/support/api/buyer.ts';
import { OYSTER, QUIET } from '#test/support/api/fixture.ts';
import { paymentBy } from '#test/support/payments/paying.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const chef = { ...buyerAt(() => api, 'chef'), ...shipTosOf(() => api, 'chef') };
const admin = buyerAt(() => api, 'admin');
const quiet = buyerAt(() => api, 'quiet');
const rep = buyerAt(() => api, 'rep', OYSTER);
const shopper = buyerAt(() => api, 'shopper');
const counter = buyerAt(() => api, 'counter');

const write = (statement: string) => sql.raw(statement).execute(api.database);
const site = (settings: Partial<SiteSettings>) =>
  write(`update site set settings = settings || '${JSON.stringify(settings)}'::jsonb`);
const pier = { display: 'Pier', name: 'Oyster Pier', zip: '04101' };
const refusedFor = (text: string, code: string) => ({ accepted: false, messages: [text], codes: [code] });

describe("the customer's own minimum order (readings 137)", () => {
  const minimum = (amount: string) =>
    write(`update customer set minimum_order_amount = ${amount} where customer_key = ${OYSTER}`);

  test('counts for an address that a user adds, in the cart, at submit and where addresses are read', async () => {
    await minimum('250');
    const { body: added } = await chef.addAddress(pier);
    expect(added.minimumOrderAmount).toBe(250);
    await chef.add(eggs);
    await chef.changeHeader({ customerShipToCode: added.key });
    expect(await chef.cart()).toMatchObject({ isBelowMinimum: true, minimumShort: 202 });
    expect((await chef.submit()).body).toMatchObject({
      accepted: false,
      codes: ['belowMinimum', 'belowMinimum'],
      reasons: [
        { code: 'currentTotal', params: { total: '$48.00' } },
        { code: 'minimumAmount', params: { minimum: '$250.00' } },
      ],
    });
    const { body: customer } = await chef.call(getCustomer);
    expect(customer.shiptos.map(({ minimumOrderAmount }) => minimumOrderAmount)).toEqual([250, 250, 250, 250]);
  });

  test('is replaced by a higher one of the ship-to or its zip, and replaces a lower one', async () => {
    await minimum('100');
    await write("insert into zip_rule (zip, minimum_order_amount, delivery_weekdays) values ('041', 120, '{2,3}')");
    await chef.addAddress(pier);
    const amounts = (await chef.list()).map(({ key, minimumOrderAmount }) => [key, minimumOrderAmount]);
    expect(Object.fromEntries(amounts)).toEqual({ MAIN: 100, DOCK: 250, FAR: 100, 1: 120 });
  });

  test('that the accounting gave one ship-to stays when its zip changes to another and back', async () => {
    await write("update address set zip = '04530' where key = 'DOCK'");
    await write("insert into zip_rule (zip, minimum_order_amount, delivery_weekdays) values ('041', 20, '{2,3}')");
    await chef.change('DOCK', { zip: '04101' });
    await chef.change('DOCK', { zip: '04530' });
    expect((await chef.list()).find(({ key }) => key === 'DOCK')).toMatchObject({ minimumOrderAmount: 250 });
  });
});

describe('a business customer without an address (readings 138)', () => {
  beforeEach(() => write(`delete from address where customer_key = ${OYSTER}`));

  test('fills a cart, and cannot order it before there is an address', async () => {
    expect((await chef.add(eggs)).status).toBe(200);
    expect((await chef.header()).isValid).toBe(false);
    const text = 'Add a delivery address before you submit this order.';
    expect((await chef.submit()).body).toMatchObject(refusedFor(text, 'addressMissing'));
    await chef.addAddress(pier);
    expect((await chef.submit()).body.accepted).toBe(true);
  });

  test('is another one than a walk-in customer, who keeps the specified sentence, and needs none to pick up', async () => {
    await write('delete from address where customer_key < 0');
    await counter.add(eggs);
    const text = 'A delivery address is required to browse and add products to the cart.';
    const delivery = { headers: { 'x-ship-method': 'Delivery' } };
    expect((await counter.submit(delivery)).body.messages).toContain(text);
    expect((await counter.submit({ headers: { 'x-ship-method': 'Pickup' } })).body.accepted).toBe(true);
  });
});

describe('a price of 0 (readings 139)', () => {
  const free = () => write('update product_unit set list_price = 0 where product_key = 101');
  const zero = { 101: { CS: 0 } };

  test('cannot be added, for users who see prices and for those who do not', async () => {
    await free();
    expect((await chef.call(getPrices, { body: { 101: ['CS'] } })).body).toEqual(zero);
    for (const buyer of [chef, quiet]) {
      const { status, body } = await buyer.add(eggs);
      expect([status, body]).toMatchObject([409, { message: 'Call for price', code: 'lineRefused' }]);
      const { body: many } = await buyer.addAll([eggs, cups]);
      expect(many.data).toMatchObject([
        { isSuccess: false, message: 'Call for price', errors: ['Call for price'] },
        { isSuccess: true },
      ]);
    }
  });

  test('blocks an order of a cart that had the product before, with a reason at its line', async () => {
    await chef.add(eggs);
    await free();
    const cart = await chef.cart();
    expect(cart.messages).toEqual(['P-101 Eggs: Call for price']);
    expect(cart.lines[0]).toMatchObject({ unitPrice: 0, extension: 0, isOverridePrice: false });
    expect((await chef.submit()).body).toMatchObject(refusedFor('P-101 Eggs: Call for price', 'lineRefused'));
  });

  test('is sold at zero where the site allows it, also where rounding made it 0', async () => {
    await write('update product_unit set list_price = 0.004 where product_key = 101');
    expect((await chef.add(eggs)).status).toBe(409);
    await site({ sellAtZero: true });
    expect((await chef.add(eggs)).status).toBe(200);
    expect((await chef.submit()).body).toMatchObject({ accepted: true, estimatedTotal: expect.any(Number) });
  });

  test('is intended when a user who may change prices types it, whatever the price of the product', async () => {
    await free();
    expect((await rep.add({ ...eggs, overridePrice: 0 })).body).toMatchObject({
      cartLineItem: { unitPrice: 0, isOverridePrice: true },
    });
    expect((await rep.submit()).body.accepted).toBe(true);
    expect((await chef.add({ ...eggs, overridePrice: 0 })).body).toMatchObject({
      message: 'You may not change prices.',
    });
  });
});

describe('the credit limit (readings 140)', () => {
  const limit = (amount: number) =>
    write(`update customer set credit_limit = ${amount} where customer_key in (${OYSTER}, ${QUIET})`);
  const sentence = 'This order takes your account $58.00 over its credit limit of $5.00.';

  test('warns in the cart and in the accepted order', async () => {
    await limit(5);
    await chef.add(eggs);
    expect(await chef.cart()).toMatchObject({ messages: [sentence], warnings: [sentence] });
    expect((await chef.submit()).body).toMatchObject({ accepted: true, messages: [sentence] });
    expect(await chef.cart()).toMatchObject({ lines: [], messages: [] });
  });

  test('counts what was ordered before, and has no amount where prices are hidden', async () => {
    await limit(100);
    await write('update site set add_on_charge = 0');
    for (const accepted of [[], [], [expect.stringContaining('$44.00 over its credit limit of $100.00')]]) {
      await chef.add(eggs);
      expect((await chef.submit()).body).toMatchObject({ accepted: true, messages: accepted });
    }
    await limit(5);
    await quiet.add(eggs);
    expect((await quiet.submit()).body.messages).toEqual(['This order takes your account over its credit limit.']);
  });

  test('refuses where the site is set to, and has no text where the site has none', async () => {
    await limit(5);
    await site({ creditCheck: 'refuse' });
    await chef.add(eggs);
    expect(await chef.cart()).toMatchObject({ messages: [sentence] });
    expect(await chef.cart()).not.toHaveProperty('warnings');
    expect((await chef.submit()).body).toMatchObject(refusedFor(sentence, 'overCreditLimit'));
    await site({ creditCheck: 'none' });
    expect((await chef.cart()).messages).toEqual([]);
    expect((await chef.submit()).body).toMatchObject({ accepted: true, messages: [] });
  });

  test('is kept when two users of the customer submit at one moment', async () => {
    await limit(60);
    await write('update site set add_on_charge = 0');
    await site({ creditCheck: 'refuse' });
    await Promise.all([chef.add(eggs), admin.add(eggs)]);
    const results = await Promise.all([chef.submit(), admin.submit()]);
    expect(results.map(({ body }) => body.accepted).sort()).toEqual([false, true]);
  });

  test('does not matter to an order that is paid by card', async () => {
    await write('update customer set credit_limit = 5');
    await site({ creditCheck: 'refuse' });
    await shopper.add(eggs);
    await shopper.changeHeader({ customer_PO: 'PO 7' });
    expect((await shopper.cart()).messages).toEqual([]);
    const { total } = await shopper.estimate();
    expect((await shopper.pay(paymentBy('approved', total ?? 0))).body).toMatchObject({ isSuccess: true });
  });
});
