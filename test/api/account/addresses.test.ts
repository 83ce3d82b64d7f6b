import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAccountAddresses } from '#domain/api/addresses.ts';
import { getCustomer } from '#domain/api/user.ts';
import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';
import { consumerAddressesOf, shipTosOf } from '#test/support/api/addressCalls.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { eggs, statusAndBody } from '#test/support/api/buyer.ts';
import { NEIGHBOUR_ACCOUNT, OYSTER, SHOPPER_ACCOUNT, tokenOf } from '#test/support/api/fixture.ts';
import { heldUp } from '#test/support/database/heldUp.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const chef = shipTosOf(() => api, 'chef');
const admin = shipTosOf(() => api, 'admin');
const rep = shipTosOf(() => api, 'rep', OYSTER);
const shopper = consumerAddressesOf(() => api, 'shopper');
const neighbour = consumerAddressesOf(() => api, 'neighbour');

const pier = { display: 'Pier', name: 'Oyster Pier', zip: '04101' };
const keys = async ({ list }: Pick<typeof chef, 'list'>) => (await list()).map(({ key }) => key);
const primaries = async ({ list }: Pick<typeof chef, 'list'>) =>
  (await list()).flatMap(({ key, isPrimary }) => (isPrimary ? key : []));
const refused = (code: RefusalCode, message: string, more: object = {}) => ({
  status: 409,
  body: { message, errors: [], code, ...more },
});

/** Several calls at one moment: none can write before all of them try to. */
const atOneMoment = <T>(...calls: readonly (() => Promise<T>)[]) =>
  heldUp({
    database: api.database,
    lock: (held) => held.selectFrom('customer').select('customer_key').forUpdate().execute(),
    rivals: 2,
    run: () => Promise.all(calls.map((call) => call())),
  });

async function rule(zip: string, more: { is_deliverable?: boolean; minimum_order_amount?: string } = {}) {
  const county = `County of ${zip}`;
  await api.database
    .insertInto('zip_rule')
    .values({ zip, county, delivery_weekdays: [4], ...more })
    .execute();
}

describe('an address is added', () => {
  test('keeps an address as typed, with the next unused code, and with the spaces trimmed', async () => {
    const typed = { address1: ' 1 Wharf Road ', city: 'Bath', state: 'me', phone: '+1 (207) 555-0142 ext. 12' };
    const { status, body } = await chef.addAddress({ ...pier, ...typed, zip: '041011234', contact: 'Ada', version: 7 });
    expect([status, body]).toEqual([
      200,
      {
        id: 1001,
        key: '1',
        isPrimary: false,
        ...{ name: 'Oyster Pier', display: 'Pier', address1: '1 Wharf Road', address2: null, city: 'Bath' },
        ...{ state: 'ME', zip: '04101-1234', county: null, contact: 'Ada', phone: '207555014212' },
        ...{ deliveryTime: null, minimumOrderAmount: null, isValidZipCode: true, version: 1 },
      },
    ]);
    expect(await keys(chef)).toEqual(['MAIN', 'DOCK', 'FAR', '1']);
    const { body: customer } = await api.call(getCustomer, { token: tokenOf('chef') });
    expect(customer.shiptos.map(({ key }) => key)).toEqual(['MAIN', 'DOCK', 'FAR', '1']);
    await chef.removeAddress('1');
    expect((await chef.addAddress(pier)).body.key).toBe('2');
  });

  test('once, however often the same is asked for at one moment', async () => {
    const replies = await atOneMoment(...Array.from({ length: 5 }, () => () => chef.addAddress(pier)));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.key}`))).toEqual(new Set(['200 1']));
    expect(await keys(chef)).toHaveLength(4);
  });

  test('with the terms of the longest matching prefix of its zip; zips without a rule are not served', async () => {
    await rule('04', { minimum_order_amount: '150.00' });
    await rule('0411', { is_deliverable: false });
    await rule('K1A', { minimum_order_amount: '75.50' });
    const terms = async (zip: string | null) => {
      const { body } = await chef.addAddress({ ...pier, display: `To ${zip}`, zip });
      const { isValidZipCode, minimumOrderAmount, county } = body;
      const dates = await chef.dates(body.key);
      return { isValidZipCode, minimumOrderAmount, county, earliest: dates.body.earliestDate };
    };
    const wednesday = { earliest: '2026-03-11' };
    expect(await terms('04101')).toEqual({
      ...{ isValidZipCode: true, minimumOrderAmount: 150, county: 'County of 04' },
      ...wednesday,
    });
    expect(await terms('04110-0001')).toMatchObject({ isValidZipCode: false, county: 'County of 0411' });
    expect(await terms('k1a0b6')).toMatchObject({ isValidZipCode: true, minimumOrderAmount: 75.5 });
    for (const zip of ['10001', null]) {
      expect(await terms(zip)).toEqual({
        ...{ isValidZipCode: false, minimumOrderAmount: null, county: null },
        earliest: '2026-03-05',
      });
    }
  });

  test.each([
    [{ display: '' }, { display: 'Display Name is a required field' }],
    [{ name: ' \u00a0' }, { name: 'Name is a required field' }],
    [{ name: null }, { name: 'Name is a required field' }],
    [{ display: 'x'.repeat(26) }, { display: 'Display Name can have at most 25 characters' }],
    [{ city: 'x'.repeat(21) }, { city: 'City can have at most 20 characters' }],
    [
      { zip: '0410', phone: '207 555 014', state: 'M1' },
      {
        state: 'State / Province must be a two-letter code',
        zip: 'Must be valid Zip Code',
        phone: 'Phone number format (###) ###-#### Ext ######',
      },
    ],
  ])('but not with %j', async (wrong, fields) => {
    const errors = Object.values(fields);
    expect(statusAndBody(await chef.addAddress({ ...pier, ...wrong }))).toEqual(
      refused('invalidFields', errors[0] ?? '', {
        errors,
        fields,
        reasons: Object.keys(fields).map((field) => expect.objectContaining({ code: expect.any(String), field })),
      }),
    );
    expect(await keys(chef)).toHaveLength(3);
  });

  test('unless the customer has as many as there can be', async () => {
    await sql`insert into address (id, customer_key, key, name, display)
      select n, ${OYSTER}, 'X' || n, 'Pier ' || n, 'Pier' from generate_series(2001, 2197) n`.execute(api.database);
    expect(statusAndBody(await chef.addAddress(pier))).toEqual(
      refused('tooManyAddresses', 'There can be at most 200 delivery addresses. Delete one first.', {
        params: { limit: 200 },
      }),
    );
  });
});

describe('an address is changed', () => {
  test('where a field was named, and validated only there: existing values stay', async () => {
    await sql`update address set display = ${'x'.repeat(60)}, contact = 'Bo' where key = 'DOCK'`.execute(api.database);
    const { status, body } = await chef.change('DOCK', { city: 'Bath', county: 'Nowhere', minimumOrderAmount: 0 });
    expect([status, body]).toMatchObject([
      200,
      { display: 'x'.repeat(60), city: 'Bath', contact: 'Bo', county: null, minimumOrderAmount: 250, version: 2 },
    ]);
    expect((await chef.change('DOCK', { ...body, display: 'Dock' })).body).toMatchObject({
      display: 'Dock',
      version: 3,
    });
    expect((await chef.change('DOCK', { city: ' Bath' })).body.version).toBe(3);
  });

  test('works for one of two users who have seen the same version; the other gets the newest, and no change is saved', async () => {
    const replies = await atOneMoment(
      () => chef.change('DOCK', { city: 'Bath', version: 1 }),
      () => rep.change('DOCK', { city: 'Wells', version: 1 }),
    );
    const [won] = replies.filter(({ status }) => status === 200);
    const [lost] = replies.filter(({ status }) => status === 409);
    const address = (await chef.list()).find(({ key }) => key === 'DOCK');
    expect(won?.body).toEqual(address);
    expect(lost && statusAndBody(lost)).toEqual(
      refused('staleAddress', 'Someone else changed this address. Your changes were not saved.', { address }),
    );
  });

  test('into the primary one, of which there is one, also when five are made it at one moment', async () => {
    for (const place of [1, 2]) await chef.addAddress({ ...pier, display: `Pier ${place}` });
    const five = ['DOCK', 'FAR', '1', '2', 'MAIN'].map((key) => () => chef.change(key, { isPrimary: true }));
    const replies = await atOneMoment(...five);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await primaries(chef)).toHaveLength(1);
    await chef.change('DOCK', { isPrimary: true, version: 1 });
    expect((await chef.list()).map(({ key, isPrimary }) => [key, isPrimary])[0]).toEqual(['DOCK', true]);
    expect((await chef.change('DOCK', { isPrimary: false })).body.isPrimary).toBe(true);
    await expect(
      sql`update address set is_primary = true where key = 'FAR'`.execute(api.database),
    ).rejects.toMatchObject({ constraint: 'address_primary' });
  });

  test('makes the cart that goes there stale: validated again, and sent to users who saw it before', async () => {
    await rule('04', { minimum_order_amount: '500.00' });
    await chef.add(eggs);
    expect(await chef.cart()).toMatchObject({ isBelowMinimum: false, version: 2 });
    await rep.change('MAIN', { zip: '04101' });
    expect((await chef.submit({ cartVersion: 2 })).body).toMatchObject({ code: 'staleCart' });
    expect(await chef.cart()).toMatchObject({ isBelowMinimum: true, version: 3 });
    await rep.change('DOCK', { contact: 'Bo' });
    expect((await chef.cart()).version).toBe(3);
    await rep.change('DOCK', { isPrimary: true });
    expect(await chef.cart()).toMatchObject({ header: { customerShipToCode: 'DOCK' }, version: 4 });
  });
});

describe('an address is deleted', () => {
  const primaryStays = 'The primary address cannot be deleted. Make another address primary first.';

  test('unless it is the primary one, which is also the last one', async () => {
    expect(statusAndBody(await chef.removeAddress('MAIN'))).toEqual(refused('primaryAddress', primaryStays));
    for (const key of ['DOCK', 'FAR']) {
      expect(statusAndBody(await chef.removeAddress(key))).toEqual({
        status: 200,
        body: { isSuccess: true, message: null },
      });
    }
    expect(statusAndBody(await chef.removeAddress('MAIN'))).toEqual(refused('primaryAddress', primaryStays));
    expect((await chef.removeAddress('DOCK')).status).toBe(404);
    expect(await keys(chef)).toEqual(['MAIN']);
  });

  test('sends the carts that went there to the primary address, with a note until their header is saved again', async () => {
    const moved = 'The delivery address "Dock bar" was deleted. This order now ships to the primary address.';
    for (const buyer of [chef, admin]) {
      await buyer.add(eggs);
      await buyer.changeHeader({ customerShipToCode: 'DOCK' });
    }
    expect((await rep.removeAddress('DOCK')).body).toEqual({ isSuccess: true, message: null });
    const cart = await chef.cart();
    expect(cart).toMatchObject({
      messages: [moved],
      header: { customerShipToCode: 'MAIN', isValid: true },
      version: 4,
    });
    expect((await admin.cart()).messages).toEqual([moved]);
    expect((await chef.submit({ cartVersion: 3 })).body).toMatchObject({
      code: 'staleCart',
      cart: { messages: [moved] },
    });
    await chef.changeHeader({ customerShipToCode: 'FAR' });
    expect((await chef.cart()).messages).toEqual([]);
    expect((await chef.removeAddress('FAR')).body).toEqual({
      isSuccess: true,
      message: moved.replace('Dock bar', 'Far away'),
    });
    expect((await admin.submit()).body).toMatchObject({ accepted: true });
    expect((await admin.cart()).messages).toEqual([]);
  });

  test('works once when two users do it at the same moment; the other gets an error that it does not exist', async () => {
    const replies = await atOneMoment(
      () => chef.removeAddress('DOCK'),
      () => rep.removeAddress('DOCK'),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await keys(chef)).toEqual(['MAIN', 'FAR']);
  });

  test('never under a cart that is just being sent there', async () => {
    await chef.add(eggs);
    const header = await heldUp({
      database: api.database,
      lock: (held) => held.selectFrom('cart').select('id').forUpdate().execute(),
      rivals: 2,
      run: async () => {
        const [changed] = await Promise.all([
          chef.changeHeader({ customerShipToCode: 'DOCK' }),
          rep.removeAddress('DOCK'),
        ]);
        return changed;
      },
    });
    expect((await chef.cart()).header.customerShipToCode).toBe('MAIN');
    expect(header.status).toBe(200);
  });
});

describe('consumers', () => {
  test('have addresses of their own, which no other consumer and no salesperson sees or changes', async () => {
    const { body } = await shopper.addAddress({ ...pier, contact: 'Ada', deliveryTime: '8-10' });
    expect(body).toMatchObject({ key: '1', contact: null, deliveryTime: null });
    expect((await shopper.change('1', { contact: 'Ada', address1: '2 Elm' })).body).toMatchObject({
      contact: null,
      version: 2,
    });
    expect(await keys(neighbour)).toEqual(['HOME']);
    const foreign = await neighbour.change('1', { city: 'Bath' });
    const absent = await neighbour.change('99', { city: 'Bath' });
    expect(statusAndBody(foreign)).toEqual(statusAndBody(absent));
    expect(foreign.status).toBe(404);
    const ofRep = await api.call(listAccountAddresses, { token: tokenOf('rep'), customerKey: 0 });
    expect(ofRep.body.map(({ display }) => display)).toEqual(['Counter']);
    const rows = await api.database
      .selectFrom('address')
      .select('customer_key')
      .where('display', '=', 'Pier')
      .execute();
    expect(rows).toEqual([{ customer_key: SHOPPER_ACCOUNT }]);
  });

  test('whose first address is the primary one', async () => {
    await api.database.deleteFrom('address').where('customer_key', '=', NEIGHBOUR_ACCOUNT).execute();
    expect((await neighbour.addAddress(pier)).body).toMatchObject({ key: '1', isPrimary: true });
    expect((await neighbour.addAddress({ ...pier, display: 'Work', isPrimary: true })).body.isPrimary).toBe(true);
    expect(await primaries(neighbour)).toEqual(['2']);
  });

  test('leave a note where they wanted a delivery, once a day', async () => {
    for (const zip of ['10001', '10001', '10001-0001']) expect((await shopper.logZip(zip)).status).toBe(200);
    expect(statusAndBody(await shopper.logZip('nowhere'))).toEqual(refused('invalidZip', 'Must be valid Zip Code'));
    const rows = await api.database.selectFrom('undeliverable_zip').select(['user_id', 'zip']).orderBy('zip').execute();
    expect(rows).toEqual([
      { user_id: 7, zip: '10001' },
      { user_id: 7, zip: '10001-0001' },
    ]);
  });
});

test('a write takes as many statements for one address as for a hundred', async () => {
  const counted = () => api.countStatements(() => chef.change('DOCK', { zip: '04101', isPrimary: true }));
  const few = await counted();
  await api.reset();
  await sql`insert into address (id, customer_key, key, name, display)
    select n, ${OYSTER}, 'X' || n, 'Pier ' || n, 'Pier' from generate_series(2001, 2100) n`.execute(api.database);
  expect(await counted()).toBe(few);
});
