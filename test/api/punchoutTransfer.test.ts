import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMessage } from '#domain/api/punchout.ts';
import { getUser } from '#domain/api/user.ts';
import { type Api, startApi } from '../support/apiClient.ts';
import { buyerWith, eggs, oysters, ribeye } from '../support/buyer.ts';
import { readMessage } from '../support/orderMessage.ts';
import { arrive, letIn, PARTNER, POSTBACK, send, setupRequest } from '../support/procurement.ts';

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

  test('is one message, however often it is asked for, until the cart changes', async () => {
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
    ['another address', { postbackUrl: 'https://procure.example/elsewhere' }, /can only go to the procurement system/],
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
    expect(body).toMatchObject({ message: expect.stringMatching(/did not say where the cart should go/) });
  });

  test('is refused for what an order would be refused for', async () => {
    const token = await filled({ shipTo: 'FAR' });
    const { status, body } = await transfer(token);
    expect([status, (body as unknown as { message: string }).message]).toEqual([
      409,
      'We do not deliver to this zip code.\nPlease call us.',
    ]);
  });

  test('is not empty, unless lines were sent before', async () => {
    const empty = await transfer(await arrive(api));
    expect([empty.status, (empty.body as unknown as { message: string }).message]).toEqual([409, 'No items in cart']);
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

describe('a cart that comes back', () => {
  test('has its lines in the units and with the words it went with, and the quantities that came', async () => {
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

  test('is found by code and unit where the system dropped the rest, and says what is not', async () => {
    const items = [
      { partId: 'P-101', quantity: '2', unit: 'cas' },
      { partId: 'P110', quantity: '7', unit: 'EA' },
      { partId: 'P110', quantity: '1', unit: 'PAL' },
      { partId: 'P108', quantity: '1' },
      { partId: 'NONE-1', quantity: '1' },
      { partId: 'P103', quantity: '7' },
    ];
    const token = await arrive(api, { operation: 'edit', items });
    expect((await visitor(token).cart()).lines).toMatchObject([
      { productKey: 101, unitOfMeasure: 'CS', orderQuantity: 2 },
      { productKey: 110, unitOfMeasure: 'EA', orderQuantity: 7 },
    ]);
    const { body } = await api.call(getUser, { token });
    expect(body.punchout?.notes).toEqual([
      expect.stringMatching(/^P110 .* not sold by PAL/),
      expect.stringMatching(/^NONE-1 .* no longer sold/),
      expect.stringMatching(/^P-108 Withdrawn/),
      expect.stringMatching(/^P-103 Paper cups .*12/),
    ]);
  });

  test('does not show one partner what another was handed', async () => {
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
