import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCart, getEstimate } from '#domain/api/cart.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, cups, eggs, oysters, ribeye, statusAndBody } from '#test/support/api/buyer.ts';
import { OYSTER, QUIET, TIDE } from '#test/support/api/fixture.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const chef = buyerAt(() => api, 'chef');
const baker = buyerAt(() => api, 'baker');
const quiet = buyerAt(() => api, 'quiet');
const counter = buyerAt(() => api, 'counter');
const shopper = buyerAt(() => api, 'shopper');

const refused = (...messages: string[]) => ({
  status: 200,
  body: {
    orderNumber: null,
    estimatedTotal: null,
    accepted: false,
    messages,
    codes: messages.map(() => expect.any(String)),
    reasons: messages.map(() => expect.objectContaining({ code: expect.any(String) })),
    confirmation: false,
  },
});
const orderCount = async () => (await api.database.selectFrom('sales_order').select('id').execute()).length;

const settle = (settings: object) =>
  api.database
    .updateTable('customer')
    .set({ settings: JSON.stringify(settings) })
    .where('customer_key', '=', OYSTER)
    .execute();

describe('the estimate', () => {
  test('of an empty cart is nothing', async () => {
    expect(await chef.estimate()).toEqual({ addOnCharges: 0, lineTotal: 0, tax: 0, taxableAmount: 0, total: 0 });
  });

  test('adds the charge below its limit, and taxes only taxable lines', async () => {
    await chef.addAll([eggs, { ...cups, orderQuantity: 36 }]);
    expect(await chef.estimate()).toEqual({
      lineTotal: 60.6,
      addOnCharges: 15,
      taxableAmount: 12.6,
      tax: 1.04,
      total: 76.64,
    });
  });

  test('has no charge from its limit on, equal included', async () => {
    await chef.add({ ...oysters, orderQuantity: 161 });
    expect(await chef.estimate()).toMatchObject({ lineTotal: 499.1, addOnCharges: 15 });
    await chef.add({ productKey: 111, unitOfMeasure: 'EA', orderQuantity: 90 });
    expect(await chef.estimate()).toMatchObject({ lineTotal: 500, addOnCharges: 0, total: 500 });
  });

  test('is the sum of lines that were rounded one by one', async () => {
    const napkins = { productKey: 107, unitOfMeasure: 'EA', orderQuantity: 1 };
    await chef.addAll([napkins, { ...napkins, productText1: 'a' }, { ...napkins, productText1: 'b' }]);
    expect(await chef.estimate()).toMatchObject({ lineTotal: 0.12, taxableAmount: 0.12, tax: 0.01 });
  });
});

describe('an order is refused, with every reason', () => {
  test('without lines', async () => {
    expect(statusAndBody(await chef.submit())).toEqual(refused('No items in cart'));
  });

  test('without a required P.O.', async () => {
    await baker.add(eggs);
    expect(statusAndBody(await baker.submit())).toEqual(refused('Customer P.O. is required'));
    await baker.changeHeader({ customer_PO: 'PO 1' });
    expect((await baker.submit()).body.accepted).toBe(true);
  });

  test('without a required date', async () => {
    await settle({ checkoutRequireDeliveryDate: true });
    await chef.add(eggs);
    expect(statusAndBody(await chef.submit())).toEqual(refused('Delivery date is required'));
  });

  test('with a date that has passed meanwhile', async () => {
    await chef.add(eggs);
    await chef.changeHeader({ deliveryDate: '2026-03-05' });
    await api.travelTo('2026-03-05T15:00:00Z');
    expect(statusAndBody(await chef.submit())).toEqual(refused('The earliest delivery date is 03/06/2026'));
  });

  test('below the minimum of its ship-to; equal passes', async () => {
    await chef.addAll([eggs, { ...oysters, orderQuantity: 65 }]);
    await chef.changeHeader({ customerShipToCode: 'DOCK' });
    expect(statusAndBody(await chef.submit())).toEqual(
      refused('Current Cart Line Total is $249.50.', 'Minimum order amount for this zip code is $250.00.'),
    );
    await chef.add({ productKey: 111, unitOfMeasure: 'EA', orderQuantity: 50 });
    expect((await chef.submit()).body.accepted).toBe(true);
  });

  test('below a minimum, without the total for users who see no prices', async () => {
    await quiet.add(eggs);
    await api.database
      .updateTable('address')
      .set({ minimum_order_amount: '50.00' })
      .where('customer_key', '=', QUIET)
      .execute();
    const { status, body } = refused('Minimum order amount for this zip code is $50.00.');
    const { estimatedTotal: _hidden, ...seen } = body;
    expect(statusAndBody(await quiet.submit())).toEqual({ status, body: seen });
  });

  test("to a zip code that is not served, in the site's words; without the restriction it passes", async () => {
    await chef.add(eggs);
    await chef.changeHeader({ customerShipToCode: 'FAR' });
    expect((await chef.header()).isValid).toBe(false);
    expect(statusAndBody(await chef.submit())).toEqual(refused('We do not deliver to this zip code.\nPlease call us.'));
    const { settings } = await api.database.selectFrom('site').select('settings').executeTakeFirstOrThrow();
    const unrestricted = JSON.stringify({ ...settings, zipCodeRestrictionFlag: false });
    await api.database.updateTable('site').set({ settings: unrestricted }).execute();
    expect((await chef.submit()).body.accepted).toBe(true);
  });

  test('with lines that can no longer be bought', async () => {
    await chef.addAll([eggs, oysters]);
    await api.database.updateTable('product').set({ is_active: false }).where('product_key', '=', 110).execute();
    expect(statusAndBody(await chef.submit())).toEqual(refused('P-110 Oysters: This product is unavailable.'));
    expect((await chef.cart()).lines).toHaveLength(2);
  });

  test('with an overridden price when the permission is gone', async () => {
    const rep = buyerAt(() => api, 'rep', OYSTER);
    await rep.add({ ...eggs, overridePrice: 1 });
    await api.database.updateTable('app_user').set({ settings: '{}' }).where('username', '=', 'rep').execute();
    expect(statusAndBody(await rep.submit())).toEqual(refused('P-101 Eggs: You may not change prices.'));
  });

  test('for several reasons at once', async () => {
    await baker.add(cups);
    await api.database.updateTable('product').set({ is_active: false }).where('product_key', '=', 103).execute();
    await api.database
      .updateTable('address')
      .set({ minimum_order_amount: '50.00' })
      .where('customer_key', '=', TIDE)
      .execute();
    expect(statusAndBody(await baker.submit())).toEqual(
      refused(
        'P-103 Paper cups: This product is unavailable.',
        'Customer P.O. is required',
        'Current Cart Line Total is $0.00.',
        'Minimum order amount for this zip code is $50.00.',
      ),
    );
  });

  test('and nothing of it is stored', async () => {
    await baker.add(eggs);
    const before = await baker.cart();
    await baker.submit({ idempotencyKey: 'refused' });
    expect(await baker.cart()).toEqual(before);
    expect(await orderCount()).toBe(0);
  });
});

describe('picking up', () => {
  const pickup = { headers: { 'x-ship-method': 'Pickup' } };
  const allow = (method: 'Pickup' | 'Delivery', isAllowed: boolean) =>
    api.database
      .updateTable('site')
      .set(({ ref, fn, val }) => ({
        settings: fn('jsonb_set', [ref('settings'), val(`{allowConsumer${method}}`), val(JSON.stringify(isAllowed))]),
      }))
      .execute();
  const methodOf = async (orderNumber: string | null) =>
    await api.database
      .selectFrom('sales_order')
      .select(['ship_method', 'ship_to_code', 'add_on_charges'])
      .where('order_number', '=', orderNumber ?? '')
      .executeTakeFirst();

  test('has no address and no delivery cost, in cart, estimate and order', async () => {
    await counter.add(eggs);
    await counter.changeHeader({ customerShipToCode: 'HOME' });
    const { header, isBelowMinimum } = (await counter.call(getCart, pickup)).body;
    expect({ ...header, isBelowMinimum }).toMatchObject({
      customerShipToCode: null,
      addressId: null,
      isBelowMinimum: false,
    });
    expect((await counter.estimate()).addOnCharges).toBe(15);
    expect((await counter.call(getEstimate, pickup)).body).toMatchObject({ addOnCharges: 0, lineTotal: 48, total: 48 });
    const { orderNumber } = (await counter.submit(pickup)).body;
    expect(await methodOf(orderNumber)).toEqual({ ship_method: 'Pickup', ship_to_code: null, add_on_charges: '0.00' });
  });

  test('refuses delivery that the site does not allow in words, and uses the other method where the order has none', async () => {
    await counter.add(eggs);
    await allow('Pickup', false);
    expect(statusAndBody(await counter.call(getCart, pickup))).toMatchObject({
      status: 409,
      body: { message: 'Pickup is not available at the moment. Please choose delivery.', code: 'shipMethodRefused' },
    });
    expect((await chef.call(getCart, pickup)).status).toBe(200);
    await allow('Delivery', false);
    expect((await counter.submit()).body.messages).toContain('Neither pickup nor delivery is available at the moment.');
    await allow('Pickup', true);
    expect(await methodOf((await counter.submit()).body.orderNumber)).toMatchObject({ ship_method: 'Pickup' });
  });

  test('accepts no other word', async () => {
    const garbled = { headers: { 'x-ship-method': 'pigeon' } };
    expect([(await counter.call(getCart, garbled)).status, (await counter.submit(garbled)).status]).toEqual([400, 400]);
  });

  test('alone needs no address', async () => {
    await api.database.deleteFrom('address').where('id', '=', 51).execute();
    await counter.add(eggs);
    expect((await counter.submit()).body.messages).toEqual([
      'A delivery address is required to browse and add products to the cart.',
    ]);
    expect((await counter.submit(pickup)).body.accepted).toBe(true);
  });

  test('has no minimum for walk-in business; delivery has', async () => {
    await counter.add(eggs);
    expect((await counter.submit()).body.messages).toHaveLength(2);
    expect((await counter.submit({ headers: { 'x-ship-method': 'Delivery' } })).body.accepted).toBe(false);
    expect((await counter.submit(pickup)).body.accepted).toBe(true);
  });

  test('applies only to some users', async () => {
    await chef.add(eggs);
    await chef.changeHeader({ customerShipToCode: 'DOCK' });
    expect((await chef.submit(pickup)).body.accepted).toBe(false);
  });
});

describe('a price that rose since it was shown', () => {
  const raise = (price: string) =>
    api.database
      .updateTable('product_unit')
      .set({ list_price: price })
      .where('product_key', '=', 101)
      .where('unit', '=', 'CS')
      .execute();
  const refused50 = refused(
    'The price of P-101 Eggs has risen from $48.00 / CS to $50.00 / CS.',
    'Prices have increased. Submit again to accept the new prices.',
  );

  test('is shown before the order is sent; the next submit accepts it', async () => {
    await chef.addAll([eggs, ribeye]);
    await raise('50.00');
    expect(statusAndBody(await chef.submit())).toEqual(refused50);
    expect(await orderCount()).toBe(0);
    await api.travelTo('2026-03-04T15:00:05Z');
    expect(statusAndBody(await chef.submit())).toMatchObject({ body: { accepted: true, estimatedTotal: 531.25 } });
  });

  test('is not accepted by the second half of a double click', async () => {
    await chef.add(eggs);
    await raise('50.00');
    const replies = await Promise.all([chef.submit(), chef.submit(), chef.submit()]);
    expect(replies.map((reply) => reply.body.accepted)).toEqual([false, false, false]);
    await api.travelTo('2026-03-04T15:00:01.999Z');
    expect((await chef.submit()).body.accepted).toBe(false);
    await api.travelTo('2026-03-04T15:00:02Z');
    expect((await chef.submit()).body.accepted).toBe(true);
  });

  test('is accepted by naming the total that it makes', async () => {
    await chef.add(eggs);
    await raise('50.00');
    expect((await chef.submit({ body: { orderTotal: '65.00' } })).body).toMatchObject({
      accepted: true,
      estimatedTotal: 65,
    });
  });

  test('is shown again when it rises once more', async () => {
    await chef.add(eggs);
    await raise('50.00');
    await chef.submit();
    await raise('51.00');
    await api.travelTo('2026-03-04T15:01:00Z');
    expect((await chef.submit()).body.messages[0]).toBe(
      'The price of P-101 Eggs has risen from $50.00 / CS to $51.00 / CS.',
    );
  });

  test('that fell is passed on without a notice', async () => {
    await chef.add(eggs);
    await raise('46.00');
    expect((await chef.submit()).body).toMatchObject({ accepted: true, estimatedTotal: 61 });
  });

  test('does not stop a user who never sees a price, and no answer reveals it', async () => {
    await quiet.add(eggs);
    await raise('50.00');
    expect(statusAndBody(await quiet.submit({ body: { orderTotal: 1 } }))).toEqual({
      status: 200,
      body: { orderNumber: '500001', accepted: true, messages: [], confirmation: true },
    });
  });

  test('an agreed total that is not the total any more is a 409 with the newest estimate and cart', async () => {
    await chef.add(eggs);
    const { total } = await chef.estimate();
    await raise('46.00');
    const reply = await chef.submit({ body: { orderTotal: total }, idempotencyKey: 'moved' });
    expect(statusAndBody(reply)).toEqual({
      status: 409,
      body: {
        message: 'The total has changed. Please check it and submit again.',
        errors: ['The total has changed. Please check it and submit again.'],
        code: 'totalMoved',
        estimate: { lineTotal: 46, addOnCharges: 15, taxableAmount: 0, tax: 0, total: 61 },
        cart: await chef.cart(),
      },
    });
    expect((await chef.submitResult('moved')).status).toBe(404);
    expect((await chef.submit({ body: { orderTotal: 61 }, idempotencyKey: 'moved' })).body.accepted).toBe(true);
  });

  test('answers 400 to a total that is not an amount', async () => {
    await chef.add(eggs);
    for (const orderTotal of ['much', '1e2', true])
      expect((await chef.submit({ body: { orderTotal } })).status).toBe(400);
    expect(await orderCount()).toBe(0);
  });
});

test('a consumer does not order without paying', async () => {
  await shopper.add(eggs);
  await shopper.changeHeader({ customer_PO: 'PO' });
  expect(statusAndBody(await shopper.submit())).toMatchObject({
    status: 403,
    body: { message: cartText('reasons.paysAtCheckout') },
  });
});
