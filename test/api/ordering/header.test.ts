import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as endpoints from '#domain/api/cart.ts';
import type { CartHeaderChange } from '#domain/cart/cart.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, statusAndBody } from '#test/support/api/buyer.ts';
import { OYSTER, TIDE } from '#test/support/api/fixture.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const chef = buyerAt(() => api, 'chef');
const baker = buyerAt(() => api, 'baker');
const counter = buyerAt(() => api, 'counter');

const fresh = {
  customerShipToCode: 'MAIN',
  customer_PO: null,
  deliveryDate: null,
  specialInstruction1: null,
  specialInstruction2: null,
  notes: null,
  addressId: 11,
  isValid: true,
};

describe('the header', () => {
  test('keeps the sent values and leaves the rest', async () => {
    const reply = await chef.changeHeader({
      customerShipToCode: 'DOCK',
      customer_PO: ' PO 4711 ',
      deliveryDate: '2026-03-10T00:00:00.000Z',
      specialInstruction1: 'ring twice',
      notes: 'first line\nsecond line',
    });
    expect(statusAndBody(reply)).toEqual({ status: 200, body: { isValid: true, message: null, version: 2 } });
    const kept = {
      ...fresh,
      customerShipToCode: 'DOCK',
      addressId: 12,
      customer_PO: 'PO 4711',
      deliveryDate: '2026-03-10',
      specialInstruction1: 'ring twice',
      notes: 'first line\nsecond line',
    };
    expect(await chef.header()).toEqual(kept);
    await chef.changeHeader({ specialInstruction2: 'gate B', specialInstruction1: null });
    expect(await chef.header()).toEqual({ ...kept, specialInstruction1: null, specialInstruction2: 'gate B' });
    expect((await chef.cart()).header).toEqual(await chef.header());
  });

  test('leaves the cart unchanged when it is sent again', async () => {
    await chef.changeHeader({ customer_PO: 'PO 1' });
    expect((await chef.changeHeader({ customer_PO: 'PO 1' })).body.version).toBe(2);
    expect((await chef.changeHeader({})).body.version).toBe(2);
  });

  test('text at its limit is kept, one more character is refused and nothing is stored', async () => {
    const limits = { customer_PO: 20, specialInstruction1: 50, specialInstruction2: 50, notes: 2000 };
    const at = Object.fromEntries(Object.entries(limits).map(([field, limit]) => [field, 'x'.repeat(limit)]));
    expect((await chef.changeHeader(at)).body.isValid).toBe(true);
    const messages = await Promise.all(
      Object.entries(limits).map(async ([field, limit]) => {
        const { status, body } = await chef.changeHeader({ [field]: 'y'.repeat(limit + 1), addressId: 12 });
        expect({ status, isValid: body.isValid, version: body.version }).toEqual({
          status: 200,
          isValid: false,
          version: 2,
        });
        return body.message;
      }),
    );
    expect(messages).toEqual([
      'Customer P.O. can have at most 20 characters',
      'Special Instruction 1 can have at most 50 characters',
      'Special Instruction 2 can have at most 50 characters',
      'Notes can have at most 2,000 characters',
    ]);
    expect(await chef.header()).toEqual({ ...fresh, ...at });
  });

  const delivery = { shipMethod: 'Delivery' };
  const addressUnknown = { code: 'addressUnknown' };
  const dateInvalid = { code: 'dateInvalid', params: delivery };
  const refusals: [name: string, change: CartHeaderChange, message: string, reason: object][] = [
    [
      "another customer's ship-to",
      { customerShipToCode: 'BISTRO' },
      'Ship-to BISTRO is not available',
      { code: 'shipToUnknown', params: { shipTo: 'BISTRO' } },
    ],
    ["another customer's address", { addressId: 21 }, 'This delivery address is not available', addressUnknown],
    [
      'another address beside a good ship-to',
      { customerShipToCode: 'MAIN', addressId: 21 },
      'This delivery address is not available',
      addressUnknown,
    ],
    [
      'the address of another ship-to',
      { customerShipToCode: 'MAIN', addressId: 12 },
      'This delivery address does not belong to ship-to MAIN',
      { code: 'addressElsewhere', params: { shipTo: 'MAIN' } },
    ],
    ['a date that does not exist', { deliveryDate: '2026-02-30' }, 'Delivery date is not a date', dateInvalid],
    ['words for a date', { deliveryDate: 'tomorrow' }, 'Delivery date is not a date', dateInvalid],
    [
      'today',
      { deliveryDate: '2026-03-04' },
      'The earliest delivery date is 03/05/2026',
      { code: 'dateTooEarly', params: { ...delivery, earliest: '2026-03-05' } },
    ],
    [
      'a Sunday',
      { deliveryDate: '2026-03-08' },
      'There is no delivery on Sundays',
      { code: 'notOnWeekday', params: { ...delivery, weekday: 1 } },
    ],
    [
      'a day that only another ship-to has',
      { customerShipToCode: 'DOCK', deliveryDate: '2026-03-09' },
      'There is no delivery on Mondays',
      { code: 'notOnWeekday', params: { ...delivery, weekday: 2 } },
    ],
  ];
  test.each(refusals)('refuses %s with its text and stores nothing', async (_, change, message, reason) => {
    const reply = await chef.changeHeader({ notes: 'lost', ...change });
    expect(statusAndBody(reply)).toEqual({
      status: 200,
      body: { isValid: false, message, code: 'headerInvalid', reasons: [reason], version: 1 },
    });
    expect(await chef.header()).toEqual(fresh);
  });

  test('a ship-to that does not deliver on the chosen day is refused until both are sent', async () => {
    await chef.changeHeader({ deliveryDate: '2026-03-09' });
    expect((await chef.changeHeader({ customerShipToCode: 'DOCK' })).body.message).toBe(
      'There is no delivery on Mondays',
    );
    expect((await chef.changeHeader({ customerShipToCode: 'DOCK', deliveryDate: '2026-03-10' })).body.isValid).toBe(
      true,
    );
  });

  test('an address and a ship-to follow each other', async () => {
    await chef.changeHeader({ addressId: 12 });
    expect(await chef.header()).toMatchObject({ customerShipToCode: 'DOCK', addressId: 12 });
    await chef.changeHeader({ customerShipToCode: 'MAIN' });
    expect(await chef.header()).toMatchObject({ customerShipToCode: 'MAIN', addressId: 11 });
    await chef.changeHeader({ customerShipToCode: 'DOCK', addressId: 12 });
    expect(await chef.header()).toMatchObject({ customerShipToCode: 'DOCK', addressId: 12 });
    await chef.changeHeader({ addressId: null });
    expect(await chef.header()).toEqual(fresh);
    await chef.changeHeader({ customerShipToCode: 'DOCK', addressId: null });
    expect(await chef.header()).toMatchObject({ customerShipToCode: 'DOCK', addressId: 12 });
    await chef.changeHeader({ customerShipToCode: null });
    expect(await chef.header()).toEqual(fresh);
  });

  test('a date that has passed meanwhile makes it invalid, and does not keep a note from being stored', async () => {
    await chef.changeHeader({ deliveryDate: '2026-03-05' });
    await api.travelTo('2026-03-09T15:00:00Z');
    expect((await chef.header()).isValid).toBe(false);
    expect((await chef.changeHeader({ notes: 'kept' })).body.isValid).toBe(true);
    expect(await chef.header()).toMatchObject({ notes: 'kept', deliveryDate: '2026-03-05', isValid: false });
  });

  test('a ship-to that was removed is not silently replaced by another', async () => {
    await chef.changeHeader({ customerShipToCode: 'DOCK' });
    await api.database.deleteFrom('address').where('key', '=', 'DOCK').execute();
    expect(await chef.header()).toMatchObject({ customerShipToCode: 'DOCK', addressId: null, isValid: false });
  });

  test('is invalid while a required P.O. is missing, and starts with the default one', async () => {
    expect(await baker.header()).toMatchObject({ customerShipToCode: 'BISTRO', customer_PO: null, isValid: false });
    await api.database
      .updateTable('customer')
      .set({ default_po: 'STANDING' })
      .where('customer_key', '=', TIDE)
      .execute();
    expect(await baker.header()).toMatchObject({ customer_PO: 'STANDING', isValid: true });
    await baker.changeHeader({ customer_PO: '' });
    expect(await baker.header()).toMatchObject({ customer_PO: null, isValid: false });
  });

  test.each([
    ['checkoutRequireDeliveryDate', { checkoutRequireDeliveryDate: true }],
    ['RequireUserEntry', { defaultDeliveryDateFlag: 'RequireUserEntry' }],
  ])('is invalid without a date that %s requires', async (_, settings) => {
    await api.database
      .updateTable('customer')
      .set({ settings: JSON.stringify(settings) })
      .where('customer_key', '=', OYSTER)
      .execute();
    expect((await chef.header()).isValid).toBe(false);
    await chef.changeHeader({ deliveryDate: '2026-03-05' });
    expect((await chef.header()).isValid).toBe(true);
  });

  test('of the wrong type is a 400', async () => {
    for (const body of [{ addressId: 'x' }, { customer_PO: 7 }, [], 'text']) {
      expect((await chef.call(endpoints.updateCartHeader, { body })).status).toBe(400);
    }
    expect(await chef.header()).toEqual(fresh);
  });
});

describe('delivery dates', () => {
  test('before the cut-off tomorrow is possible, from the cut-off on the day after', async () => {
    await api.travelTo('2026-03-04T20:59:59Z');
    const { status, body } = await chef.dates();
    expect(status).toBe(200);
    expect({ ...body, dates: body.dates.slice(0, 3) }).toEqual({
      defaultDate: '2026-03-05',
      earliestDate: '2026-03-05',
      latestDate: '2026-06-02',
      dates: ['2026-03-05', '2026-03-06', '2026-03-09'],
      cutOff: { orderBy: '2026-03-04T16:00:00-05:00', for: '2026-03-05' },
    });
    await api.travelTo('2026-03-04T21:00:00Z');
    expect((await chef.dates()).body).toMatchObject({ defaultDate: '2026-03-06', earliestDate: '2026-03-06' });
  });

  test('the day is the day of the distributor, not of the server', async () => {
    await api.travelTo('2026-03-05T03:30:00Z');
    expect((await chef.dates()).body.earliestDate).toBe('2026-03-06');
    await api.travelTo('2026-03-05T05:30:00Z');
    expect((await chef.dates()).body.earliestDate).toBe('2026-03-06');
  });

  test('the night of the clock change keeps its dates', async () => {
    await api.travelTo('2026-03-08T04:59:00Z');
    expect((await chef.dates()).body).toMatchObject({ defaultDate: '2026-03-09', earliestDate: '2026-03-09' });
    await api.travelTo('2026-03-08T20:01:00Z');
    expect((await chef.dates()).body).toMatchObject({ defaultDate: '2026-03-10', earliestDate: '2026-03-10' });
  });

  test('earliest is the first delivery day of the ship-to, which the header accepts', async () => {
    await api.travelTo('2026-03-06T15:00:00Z');
    expect((await chef.dates()).body).toMatchObject({ defaultDate: '2026-03-09', earliestDate: '2026-03-09' });
    expect((await chef.dates('DOCK')).body).toMatchObject({ defaultDate: '2026-03-10', earliestDate: '2026-03-10' });
    for (const customerShipToCode of ['MAIN', 'DOCK']) {
      const { earliestDate } = (await chef.dates(customerShipToCode)).body;
      const { body } = await chef.changeHeader({ customerShipToCode, deliveryDate: earliestDate });
      expect({ customerShipToCode, message: body.message }).toEqual({ customerShipToCode, message: null });
    }
  });

  test('reach as far ahead as the site allows; the header refuses later ones, and accepts every other', async () => {
    await api.database.updateTable('site').set({ delivery_days_ahead: 14 }).execute();
    const { body } = await chef.dates('DOCK');
    expect(body.dates).toEqual(['2026-03-05', '2026-03-10', '2026-03-12', '2026-03-17']);
    expect(body.latestDate).toBe('2026-03-17');
    const refusalOf = async (deliveryDate: string) =>
      (await chef.changeHeader({ customerShipToCode: 'DOCK', deliveryDate })).body.message;
    expect(await refusalOf('2026-03-19')).toBe('The latest delivery date is 03/17/2026');
    for (const date of body.dates) expect(await refusalOf(date)).toBeNull();
  });

  test('an unknown ship-to and another customer’s are not found', async () => {
    for (const code of ['NOWHERE', 'BISTRO', 'ABBEY']) {
      expect(statusAndBody(await chef.dates(code))).toEqual({
        status: 404,
        body: { message: 'Not found', errors: [], code: 'notFound' },
      });
    }
  });

  test('allows pickup on any day', async () => {
    await api.travelTo('2026-03-06T15:00:00Z');
    const pickup = { headers: { 'x-ship-method': 'Pickup' } };
    expect((await counter.dates()).body.defaultDate).toBe('2026-03-09');
    expect((await counter.dates(undefined, pickup)).body.defaultDate).toBe('2026-03-07');
    expect((await chef.dates(undefined, pickup)).body.defaultDate).toBe('2026-03-09');
  });
});
