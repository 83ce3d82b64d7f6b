import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getPrices } from '#domain/api/products.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, cups, eachEggs, eggs, ribeye, statusAndBody } from '#test/support/api/buyer.ts';
import { OYSTER, TIDE } from '#test/support/api/fixture.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const chef = buyerAt(() => api, 'chef');
const admin = buyerAt(() => api, 'admin');
const rep = buyerAt(() => api, 'rep', OYSTER);
const repForTide = buyerAt(() => api, 'rep', TIDE);

const orders = () => api.database.selectFrom('sales_order').selectAll().orderBy('id').execute();
const orderLines = () => api.database.selectFrom('sales_order_line').selectAll().orderBy('position').execute();

const accepted = (orderNumber: string, estimatedTotal: number) => ({
  status: 200,
  body: { orderNumber, estimatedTotal, accepted: true, messages: [], confirmation: true },
});
const waitingStatements = async (count: number) => {
  for (let waiting = 0; waiting < count; ) {
    const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.database);
    waiting = rows[0]?.waiting ?? 0;
  }
};
const times = <T>(count: number, run: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => run(place)));

describe('an accepted order', () => {
  test('costs what the tables have when it is placed, whatever price was returned before', async () => {
    const prices = () => chef.call(getPrices, { body: { 101: ['CS'] } });
    const setPrice = (list_price: string) =>
      api.database
        .updateTable('product_unit')
        .set({ list_price })
        .where('product_key', '=', 101)
        .where('unit', '=', 'CS')
        .execute();
    await chef.add({ ...eggs, orderQuantity: 20 });
    await chef.changeHeader({ deliveryDate: '2026-03-06' });
    expect([(await prices()).body, (await prices()).body]).toEqual([{ 101: { CS: 48 } }, { 101: { CS: 48 } }]);
    expect((await chef.estimate()).lineTotal).toBe(960);
    await setPrice('45.00');
    expect(statusAndBody(await chef.submit())).toEqual(accepted('500001', 900));
    expect((await prices()).body).toEqual({ 101: { CS: 45 } });
  });

  test('has the cart unchanged, at the prices of the moment', async () => {
    await rep.addAll([
      { ...eachEggs, productText1: 'brown' },
      { ...ribeye, orderQuantity: '2.5' },
      { ...cups, overridePrice: '0.3' },
    ]);
    await rep.changeHeader({
      customer_PO: 'PO 9',
      deliveryDate: '2026-03-06',
      specialInstruction2: 'gate',
      notes: 'soon',
    });
    const { version } = await rep.cart();
    expect(statusAndBody(await rep.submit())).toEqual(accepted('500001', 1258.92));
    expect(await orders()).toEqual([
      {
        id: 1,
        order_number: '500001',
        customer_key: OYSTER,
        user_id: 5,
        cart_id: 1,
        cart_version: version,
        ordered_at: new Date('2026-03-04T15:00:00Z'),
        order_date: '2026-03-04',
        status: 'Open',
        ship_method: 'Delivery',
        ship_to_code: 'MAIN',
        customer_po: 'PO 9',
        delivery_date: '2026-03-06',
        special_instruction1: null,
        special_instruction2: 'gate',
        notes: 'soon',
        address_id: 11,
        ship_to_address: {
          name: 'The Gilded Oyster',
          address1: null,
          address2: null,
          city: null,
          state: null,
          zip: null,
          contact: null,
          phone: null,
        },
        line_total: '1258.33',
        add_on_charges: '0.00',
        taxable_amount: '7.20',
        tax: '0.59',
        total: '1258.92',
        invoice_number: null,
        invoice_date: null,
      },
    ]);
    const line = {
      order_id: 1,
      is_override: false,
      is_estimate: false,
      billed_quantity: null,
      product_text1: null,
      product_text2: null,
      type: 'Invoice',
    };
    expect(await orderLines()).toEqual([
      {
        ...line,
        id: 1,
        position: 1,
        product_key: 101,
        product_code: 'P101',
        description: 'Eggs',
        unit: 'EA',
        price_unit: 'CS',
        quantity: '24.00',
        unit_price: '48.0000',
        price_conversion: '0.04166667',
        extension: '48.00',
        case_quantity: '1.00',
        product_text1: 'brown',
      },
      {
        ...line,
        id: 2,
        position: 2,
        product_key: 102,
        product_code: 'P102',
        description: 'Ribeye, about 38.5 LB',
        unit: 'CS',
        price_unit: 'LB',
        quantity: '2.50',
        unit_price: '12.5000',
        price_conversion: '38.50000000',
        extension: '1203.13',
        is_estimate: true,
        case_quantity: '2.50',
      },
      {
        ...line,
        id: 3,
        position: 3,
        product_key: 103,
        product_code: 'P103',
        description: 'Paper cups',
        unit: 'EA',
        price_unit: 'EA',
        quantity: '24.00',
        unit_price: '0.3000',
        price_conversion: '1.00000000',
        extension: '7.20',
        is_override: true,
        case_quantity: '0.00',
      },
    ]);
  });

  test('empties the lines and the header of its cart, and no other', async () => {
    await chef.add(eggs);
    await admin.add(eggs);
    await chef.changeHeader({ customerShipToCode: 'MAIN', customer_PO: 'PO 9', notes: 'soon' });
    await chef.submit();
    const { header, lines, version } = await chef.cart();
    expect({ lines, version }).toEqual({ lines: [], version: 4 });
    expect(header).toMatchObject({ customer_PO: null, notes: null });
    expect((await admin.cart()).lines).toHaveLength(1);
  });

  test('has the date of the distributor, where it is still yesterday', async () => {
    await api.travelTo('2026-03-05T03:00:00Z');
    await chef.add(eggs);
    await chef.submit();
    expect(await orders()).toMatchObject([{ order_date: '2026-03-04' }]);
  });

  test('returns no total to users who see no prices', async () => {
    const quiet = buyerAt(() => api, 'quiet');
    await quiet.add(eachEggs);
    expect(statusAndBody(await quiet.submit())).toEqual({
      status: 200,
      body: { orderNumber: '500001', accepted: true, messages: [], confirmation: true },
    });
  });

  test('shows no confirmation to users who may not see it', async () => {
    const settings = JSON.stringify({ canViewConfirmation: false });
    await api.database.updateTable('customer').set({ settings }).where('customer_key', '=', OYSTER).execute();
    await chef.add(eggs);
    expect((await chef.submit()).body.confirmation).toBe(false);
  });
});

describe('the same key', () => {
  test('returns the first result again, whatever happened to the cart since', async () => {
    await chef.add(eggs);
    const first = statusAndBody(await chef.submit({ idempotencyKey: 'a' }));
    expect(first).toEqual(accepted('500001', 63));
    await chef.add(ribeye);
    await api.travelTo('2027-03-04T15:00:00Z');
    expect(statusAndBody(await chef.submit({ idempotencyKey: 'a' }))).toEqual(first);
    expect(statusAndBody(await chef.submit({ idempotencyKey: 'a', cartVersion: 1 }))).toEqual(first);
    expect(await orders()).toHaveLength(1);
    expect((await chef.cart()).lines).toHaveLength(1);
  });

  test('returns a refusal again too: a buyer who fixes the cart uses a new key', async () => {
    const refused = {
      orderNumber: null,
      estimatedTotal: null,
      accepted: false,
      messages: ['No items in cart'],
      codes: ['noItems'],
      reasons: [{ code: 'noItems' }],
      confirmation: false,
    };
    expect((await chef.submit({ idempotencyKey: 'a' })).body).toEqual(refused);
    await chef.add(eggs);
    expect((await chef.submit({ idempotencyKey: 'a' })).body).toEqual(refused);
    expect((await chef.submit({ idempotencyKey: 'b' })).body.accepted).toBe(true);
  });

  test.each([
    ['with another body', () => chef.submit({ idempotencyKey: 'a', body: { orderTotal: 63 } })],
    ['from another user', () => admin.submit({ idempotencyKey: 'a' })],
    ['for another call', () => chef.add(eggs, { idempotencyKey: 'a' })],
  ])('is refused %s', async (_, again) => {
    await chef.add(eggs);
    await chef.submit({ idempotencyKey: 'a' });
    expect(statusAndBody(await again())).toEqual({
      status: 409,
      body: {
        message: 'This was sent before, with other contents.',
        errors: [],
        details: ['This Idempotency-Key belongs to another request'],
        code: 'idempotencyKeyReused',
      },
    });
    expect(await orders()).toHaveLength(1);
  });

  test('is refused for another customer, at the same time too', async () => {
    await rep.add(eggs);
    await repForTide.add(eggs);
    await repForTide.changeHeader({ customer_PO: 'PO' });
    const { both } = await api.database.transaction().execute(async (transaction) => {
      await sql`lock table sales_order in exclusive mode`.execute(transaction);
      const both = [rep.submit({ idempotencyKey: 'a' }), repForTide.submit({ idempotencyKey: 'a' })];
      await waitingStatements(2);
      return { both };
    });
    const replies = await Promise.all(both);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect(await orders()).toHaveLength(1);
  });

  test.each([['x'.repeat(65)], ['two words'], ['']])('must be 1 to 64 visible characters, not %j', async (key) => {
    await chef.add(eggs);
    expect((await chef.submit({ headers: { 'idempotency-key': key } })).status).toBe(400);
    expect(await orders()).toHaveLength(0);
  });
});

describe('looking up a submit', () => {
  test('answers its result, and never orders', async () => {
    await chef.add(eggs);
    expect(statusAndBody(await chef.submitResult('a'))).toEqual({
      status: 404,
      body: { message: 'Not found', errors: [], code: 'notFound' },
    });
    await chef.submit({ idempotencyKey: 'a' });
    expect(statusAndBody(await chef.submitResult('a'))).toEqual(accepted('500001', 63));
    expect(await orders()).toHaveLength(1);
  });

  test("another user's key, another customer's and another call's are unknown", async () => {
    await rep.add(eggs, { idempotencyKey: 'added' });
    await rep.submit({ idempotencyKey: 'a' });
    const unknown = { status: 404, body: { message: 'Not found', errors: [], code: 'notFound' } };
    expect(statusAndBody(await chef.submitResult('a'))).toEqual(unknown);
    expect(statusAndBody(await repForTide.submitResult('a'))).toEqual(unknown);
    expect(statusAndBody(await rep.submitResult('added'))).toEqual(unknown);
    expect((await rep.submitResult('a')).status).toBe(200);
  });

  test('waits for a submit in progress', async () => {
    await chef.add(eggs);
    const { submitting, asking } = await api.database.transaction().execute(async (transaction) => {
      await sql`lock table sales_order in exclusive mode`.execute(transaction);
      const submitting = chef.submit({ idempotencyKey: 'a' });
      await waitingStatements(1);
      const asking = chef.submitResult('a');
      await Promise.race([waitingStatements(2), asking]);
      return { submitting, asking };
    });
    expect(statusAndBody(await asking)).toEqual(accepted('500001', 63));
    expect(statusAndBody(await submitting)).toEqual(accepted('500001', 63));
  });
});

describe('a cart version', () => {
  test('that became an order returns that order, under any key and without one', async () => {
    await chef.add(eggs);
    const { version: cartVersion } = await chef.cart();
    const first = statusAndBody(await chef.submit({ idempotencyKey: 'a', cartVersion }));
    expect(first).toEqual(accepted('500001', 63));
    await chef.add(ribeye);
    expect(statusAndBody(await chef.submit({ idempotencyKey: 'b', cartVersion }))).toEqual(first);
    expect(statusAndBody(await chef.submit({ cartVersion }))).toEqual(first);
    expect(statusAndBody(await chef.submitResult('b'))).toEqual(first);
    expect(await orders()).toHaveLength(1);
  });

  test('that is stale is refused with the newest cart, and the key stays free', async () => {
    await chef.add(eggs);
    await chef.add(eggs);
    const reply = await chef.submit({ idempotencyKey: 'a', cartVersion: 2 });
    expect(statusAndBody(reply)).toEqual({
      status: 409,
      body: {
        message: 'The cart was changed in another tab or device. Your change was not saved.',
        errors: ['The cart was changed in another tab or device. Your change was not saved.'],
        code: 'staleCart',
        cart: await chef.cart(),
      },
    });
    expect((await chef.submit({ idempotencyKey: 'a', cartVersion: 3 })).body.accepted).toBe(true);
  });
});

describe('twenty submits at once make one order', () => {
  test('with the same key: all get its result', async () => {
    await chef.add(eggs);
    const replies = await times(20, () => chef.submit({ idempotencyKey: 'a' }));
    expect(replies.map(statusAndBody)).toEqual(Array.from({ length: 20 }, () => accepted('500001', 63)));
    expect(await orders()).toHaveLength(1);
  });

  test('with different keys and the version they saw: all get its result', async () => {
    await chef.add(eggs);
    const replies = await times(20, (place) => chef.submit({ idempotencyKey: `key-${place}`, cartVersion: 2 }));
    expect(replies.map(statusAndBody)).toEqual(Array.from({ length: 20 }, () => accepted('500001', 63)));
    expect(await orders()).toHaveLength(1);
  });

  test('with different keys alone, or with nothing at all: one is accepted, the others find an empty cart', async () => {
    for (const keyOf of [(place: number) => ({ idempotencyKey: `key-${place}` }), () => ({})]) {
      await api.reset();
      await chef.add(eggs);
      const replies = await times(20, (place) => chef.submit(keyOf(place)));
      const [first, ...others] = replies
        .map(statusAndBody)
        .sort((left) => (JSON.stringify(left).includes('500001') ? -1 : 1));
      expect(first).toEqual(accepted('500001', 63));
      const nothing = {
        orderNumber: null,
        estimatedTotal: null,
        accepted: false,
        codes: ['noItems'],
        reasons: [{ code: 'noItems' }],
        confirmation: false,
      };
      expect(others).toEqual(
        Array.from({ length: 19 }, () => ({ status: 200, body: { ...nothing, messages: ['No items in cart'] } })),
      );
      expect(await orders()).toHaveLength(1);
      expect(await orderLines()).toHaveLength(1);
    }
  });

  test('while others add to the cart: every added quantity is ordered once or still in the cart', async () => {
    await chef.add(eggs);
    await Promise.all([
      ...Array.from({ length: 20 }, () => chef.add(eggs)),
      ...Array.from({ length: 10 }, (_, place) => chef.submit({ idempotencyKey: `key-${place}` })),
    ]);
    const ordered = (await orderLines()).reduce((sum, line) => sum + Number(line.quantity), 0);
    const kept = (await chef.cart()).lines.reduce((sum, line) => sum + line.orderQuantity, 0);
    expect(ordered + kept).toBe(21);
  });
});
