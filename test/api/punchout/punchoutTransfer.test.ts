import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMessage } from '#domain/api/punchout.ts';
import { getUser } from '#domain/api/user.ts';
import { removeExpired } from '#server/app/jobs/removeExpired.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerWith, eggs, oysters, ribeye } from '#test/support/api/buyer.ts';
import { readMessage } from '#test/support/partners/orderMessage.ts';
import { arrive, letIn, PARTNER, POSTBACK, send, setupRequest } from '#test/support/partners/procurement.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await letIn(api);
});
afterAll(() => api?.stop());

const visitor = (token: string) => buyerWith(() => api, { token });
const transfer = (
  token: string,
  { postbackUrl = POSTBACK, ...more }: Record<string, unknown> = {},
  extra: object = {},
) => api.call(createMessage, { token, body: { postbackUrl, ...more } as never, ...extra });

async function filled(setup = {}) {
  const token = await arrive(api, setup);
  await visitor(token).add({ ...eggs, orderQuantity: 2, productText1: 'brown, <fresh> & Ü' });
  await visitor(token).add(ribeye);
  return token;
}

describe('a cart that is handed over', () => {
  test('is the shop’s, in the partner’s words', async () => {
    const token = await filled({ cookie: 'cookie & <1>' });
    const { status, body } = await transfer(token);
    expect([status, body.postbackUrl, body.fieldName, body.target]).toEqual([200, POSTBACK, 'cxml-urlencoded', null]);
    expect(body.fields).toEqual([{ name: 'cxml-urlencoded', value: body.body }]);
    const message = readMessage(body.body);
    const estimate = await visitor(token).estimate();
    expect(message).toMatchObject({
      buyerCookie: 'cookie & <1>',
      operationAllowed: 'edit',
      total: '577.25',
      shipping: estimate.addOnCharges?.toFixed(2),
      tax: estimate.tax?.toFixed(2),
    });
    expect(message.items).toEqual([
      expect.objectContaining({
        partId: 'P101',
        quantity: '2',
        unit: 'CAS',
        unitPrice: '48.00',
        per: '1',
        description: expect.stringContaining('Eggs'),
        unspsc: '50000000',
        extrinsics: { Remark: 'brown, <fresh> & Ü' },
      }),
      expect.objectContaining({ partId: 'P102', quantity: '1', unit: 'CAS', unitPrice: '481.25', extrinsics: {} }),
    ]);
  });

  test.each([259, 350])("keeps the buyer's notes where systems cut descriptions of %i at 255", async (length) => {
    const catalog_description = 'Free range, from Maine. '.repeat(20).slice(0, length);
    await api.database.updateTable('product').set({ catalog_description }).where('product_key', '=', 101).execute();
    const token = await arrive(api);
    await visitor(token).add({ ...eggs, productText1: 'brown ones', productText2: 'to the back door' });
    const [item] = readMessage((await transfer(token)).body.body).items;
    expect(item?.description.slice(0, 255)).toContain('brown ones - to the back door - Free range');
    expect(item?.description.length).toBeLessThanOrEqual(255);
  });

  async function asked(token: string) {
    const deliveryDate = (await visitor(token).dates('DOCK')).body.earliestDate;
    const { status } = await visitor(token).changeHeader({
      ...{ customerShipToCode: 'DOCK', deliveryDate, notes: 'For the wedding & the day after' },
      ...{ specialInstruction1: 'Ring twice', specialInstruction2: 'Gate 2 <back>' },
    });
    expect(status).toBe(200);
    return deliveryDate;
  }

  test('shows where it goes, when, and what was written at checkout', async () => {
    const token = await filled();
    const date = await asked(token);
    const { shipTo, items } = readMessage((await transfer(token)).body.body);
    expect(shipTo).toMatchObject({ code: 'DOCK-77' });
    expect(items.map(({ comments }) => comments)).toEqual([
      `Delivery date: ${date}\nRing twice\nGate 2 <back>\nFor the wedding & the day after`,
      null,
    ]);
  });

  test('sends it once, in the fields that the partner configured', async () => {
    await api.reset();
    const extrinsics = [
      { name: 'DeliverOn', field: 'deliveryDate' },
      { name: 'Plant', field: 'shipTo' },
      { name: 'Gate', field: 'specialInstruction1' },
    ];
    await letIn(api, { settings: { ...PARTNER.settings, extrinsics } });
    const token = await filled();
    const date = await asked(token);
    const { items } = readMessage((await transfer(token)).body.body);
    expect(items.map((item) => item.extrinsics)).toEqual(
      Array(2).fill({ DeliverOn: date, Plant: 'DOCK-77', Gate: 'Ring twice' }),
    );
    expect(items[0]?.comments).toBe('Gate 2 <back>\nFor the wedding & the day after');
  });

  test('needs no P.O., and is asked for one only where the partner has a field for it', async () => {
    await api.database.updateTable('customer').set({ required_po: true }).where('customer_key', '=', 1001).execute();
    const token = await filled();
    expect((await transfer(token)).status).toBe(200);
    expect((await api.call(getUser, { token })).body.punchout?.asks).toEqual([
      'shipTo',
      'deliveryDate',
      'specialInstruction1',
      'specialInstruction2',
      'notes',
    ]);
    await api.reset();
    await letIn(api, { settings: { ...PARTNER.settings, extrinsics: [{ name: 'PO', field: 'customerPo' }] } });
    expect((await api.call(getUser, { token: await arrive(api) })).body.punchout?.asks).toContain('customerPo');
  });

  test('is one message, however often it is requested, until the cart changes', async () => {
    const token = await filled();
    const [first, again, third] = await Promise.all([
      transfer(token, {}, { idempotencyKey: 'one' }),
      transfer(token, {}, { idempotencyKey: 'one' }),
      transfer(token, {}, { idempotencyKey: 'another' }),
    ]);
    expect(again.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect(await api.database.selectFrom('punchout_transfer').select('id').execute()).toHaveLength(1);
    await visitor(token).add(oysters);
    const changed = await transfer(token);
    expect(readMessage(changed.body.body).items).toHaveLength(3);
    expect(readMessage(changed.body.body).payloadId).not.toBe(readMessage(first.body.body).payloadId);
  });

  test.each([
    [
      'another address',
      { postbackUrl: 'https://procure.example/elsewhere' },
      /can only be returned to the procurement system/,
    ],
    ['a total that was not shown', { orderTotal: 1 }, /total/i],
  ])('is refused for %s', async (_, sent, text) => {
    const token = await filled();
    const { status, body } = await transfer(token, sent);
    expect([status, (body as unknown as { message: string }).message]).toEqual([409, expect.stringMatching(text)]);
  });

  test('is refused where the system named no address', async () => {
    const token = await filled({ postback: null });
    expect((await api.call(getUser, { token })).body.punchout?.postbackUrl).toBeNull();
    const { status, body } = await transfer(token);
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: expect.stringMatching(/did not provide a return address/) });
  });

  test('is refused for the same reasons as an order', async () => {
    const token = await filled({ shipTo: 'FAR' });
    const { status, body } = await transfer(token);
    expect([status, (body as unknown as { message: string }).message]).toEqual([
      409,
      'We do not deliver to this zip code.\nPlease call us.',
    ]);
  });

  test('is refused where products in it are no longer sold, and names them', async () => {
    const token = await filled();
    await api.database.updateTable('product').set({ is_active: false }).where('product_key', '=', 101).execute();
    const { status, body } = await transfer(token);
    expect([status, (body as unknown as { errors: string[] }).errors]).toEqual([
      409,
      ['P-101 Eggs: This product is unavailable.'],
    ]);
  });

  test('may be empty, whether lines were sent before or not', async () => {
    const empty = await transfer(await arrive(api, { cookie: 'empty' }));
    expect([empty.status, readMessage(empty.body.body)]).toEqual([
      200,
      expect.objectContaining({ buyerCookie: 'empty', total: '0.00', items: [] }),
    ]);
    const token = await filled();
    const sent = readMessage((await transfer(token)).body.body);
    const back = await arrive(api, { operation: 'edit', items: sent.items });
    await visitor(back).clear();
    const { status, body } = await transfer(back);
    expect([status, readMessage(body.body).items]).toEqual([200, []]);
  });

  test('has lines for tax and charges where the partner takes them so, and neither where it wants none', async () => {
    for (const [charges, parts] of [
      ['lines', ['P103', 'SHIPPING', 'TAX']],
      ['omitted', ['P103']],
    ] as const) {
      await api.reset();
      await letIn(api, { settings: { ...PARTNER.settings, charges } });
      const token = await arrive(api);
      await visitor(token).add({ productKey: 103, unitOfMeasure: 'EA', orderQuantity: 1200 });
      const message = readMessage((await transfer(token)).body.body);
      expect(message.items.map(({ partId }) => partId)).toEqual(parts);
      expect([message.shipping, message.tax]).toEqual([null, null]);
    }
  });
});

test('costs the database no more for many lines than for one', async () => {
  const few = [{ partId: 'P101', quantity: '2', unit: 'CAS' }];
  const many = Array.from({ length: 60 }, (_, place) => ({
    partId: ['P101', 'P110', 'P102', 'P106'][place % 4] ?? '',
    quantity: String(place + 1),
    unit: place % 4 === 0 || place % 4 === 2 ? 'CAS' : 'EA',
  }));
  const counts: number[][] = [];
  for (const items of [few, many]) {
    let token = '';
    const arriving = await api.countStatements(async () => {
      token = await arrive(api, { operation: 'edit', items });
    });
    const leaving = await api.countStatements(() => transfer(token));
    counts.push([arriving, leaving]);
  }
  expect(counts[1]).toEqual(counts[0]);
});

test('is changed whatever its length', async () => {
  const items = Array.from({ length: 900 }, (_, place) => ({
    partId: 'P110',
    quantity: '1',
    auxiliaryId: `0-1-${place}`,
  }));
  const looker = visitor(await arrive(api, { operation: 'edit', items }));
  expect((await looker.cart()).lines).toMatchObject([{ productKey: 110, orderQuantity: 900 }]);
  const broken = Buffer.from(setupRequest({ operation: 'edit', items }).replace('</PunchOutSetupRequest>', ''));
  expect(await send(api, broken)).toMatchObject({ http: 200, status: 406 });
});

describe('a returned cart', () => {
  test('has its lines in the units and with the texts it was sent with, and the returned quantities', async () => {
    const token = await filled();
    const sent = readMessage((await transfer(token)).body.body);
    const items = sent.items.map((item, place) => ({ ...item, quantity: place === 0 ? '5' : item.quantity }));
    const back = visitor(await arrive(api, { operation: 'edit', items }));
    expect((await back.cart()).lines).toMatchObject([
      { productKey: 101, unitOfMeasure: 'CS', orderQuantity: 5, productText1: 'brown, <fresh> & Ü' },
      { productKey: 102, unitOfMeasure: 'CS', unitOfMeasure_Prc: 'LB', orderQuantity: 1 },
    ]);
  });

  test('is the last one under its cookie where the system names no lines', async () => {
    await transfer(await filled({ cookie: 'kept' }));
    const back = visitor(await arrive(api, { operation: 'edit', cookie: 'kept' }));
    expect((await back.cart()).lines.map(({ productKey }) => productKey)).toEqual([101, 102]);
    const other = visitor(await arrive(api, { operation: 'edit', cookie: 'another' }));
    expect((await other.cart()).lines).toEqual([]);
  });

  test('finds a line by code and unit where the system dropped the rest, and lists missing ones', async () => {
    const items = [
      { partId: 'P-101', quantity: '2', unit: 'cas' },
      { partId: 'P110', quantity: '7', unit: 'EA' },
      { partId: 'P110', quantity: '1', unit: 'PAL' },
      { partId: 'P108', quantity: '1' },
      { partId: 'NONE-1', quantity: '1' },
      { partId: 'P103', quantity: '7' },
      { partId: 'P101', quantity: '10.336', unit: 'CAS' },
      { partId: 'P101', quantity: '0.001', unit: 'CAS' },
    ];
    const token = await arrive(api, { operation: 'edit', items });
    expect((await visitor(token).cart()).lines).toMatchObject([
      { productKey: 101, unitOfMeasure: 'CS', orderQuantity: 12.34 },
      { productKey: 110, unitOfMeasure: 'EA', orderQuantity: 7 },
    ]);
    const { body } = await api.call(getUser, { token });
    expect(body.punchout?.notes).toEqual([
      expect.stringMatching(/^P110 .* not sold by PAL/),
      expect.stringMatching(/^NONE-1 .* no longer sold/),
      expect.stringMatching(/^P-108 Withdrawn/),
      expect.stringMatching(/^P-103 Paper cups .*12/),
      'P-101 Eggs: the quantity 10.336 has more than two decimals, and is 10.34 here.',
      expect.stringMatching(/^P-101 Eggs could not be restored to the cart: .*quantity/i),
    ]);
  });

  test("does not show one partner another's cart", async () => {
    const sent = readMessage((await transfer(await filled())).body.body);
    const other = { domain: 'DUNS', identity: 'another buyer' };
    await letIn(api, {
      name: 'Another',
      identities: [other],
      customerKey: 1002,
      settings: { ...PARTNER.settings, shipTos: [] },
    });
    const [first] = sent.items;
    const token = await arrive(api, {
      identity: 'another buyer',
      domain: 'DUNS',
      operation: 'edit',
      items: [{ partId: 'x', auxiliaryId: first?.auxiliaryId ?? '', quantity: '1' }],
    });
    expect((await visitor(token).cart()).lines).toEqual([]);
  });

  test('can only be looked at where it was opened so', async () => {
    const sent = readMessage((await transfer(await filled())).body.body);
    const token = await arrive(api, { operation: 'inspect', items: sent.items });
    const looker = visitor(token);
    const cart = await looker.cart();
    expect(cart.lines).toHaveLength(2);
    const line = cart.lines[0]?.id ?? 0;
    const refused = [
      await looker.add(oysters),
      await looker.addAll([oysters]),
      await looker.update(line, eggs),
      await looker.remove(line),
      await looker.clear(),
      await looker.changeHeader({ notes: 'x' }),
      await transfer(token),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect((await looker.cart()).lines).toEqual(cart.lines);
  });
});

test('a visit, its cart and its transfer are kept for 180 days', async () => {
  await transfer(await filled());
  const opened = api.services.clock.now().getTime();
  const keptAfter = async (milliseconds: number) => {
    const clock = { now: () => new Date(opened + milliseconds) };
    await removeExpired({ database: api.database, clock }).run({});
    const { rows } = await sql`select (select count(*)::integer from punchout_visit) as visits,
      (select count(*)::integer from cart where punchout_visit_id is not null) as carts,
      (select count(*)::integer from punchout_transfer) as transfers`.execute(api.database);
    return rows;
  };
  const days = 180 * 86_400_000;
  expect(await keptAfter(days - 1)).toEqual([{ visits: 1, carts: 1, transfers: 1 }]);
  expect(await keptAfter(days)).toEqual([{ visits: 0, carts: 0, transfers: 0 }]);
});
