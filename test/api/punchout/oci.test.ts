import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMessage } from '#domain/api/punchout.ts';
import { getUser } from '#domain/api/user.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerWith, eggs } from '#test/support/api/buyer.ts';
import { codeIn, exchange, letIn, PARTNER } from '#test/support/partners/procurement.ts';

const HOOK = 'https://procure.example/sap/hook?session=4711';
const CALL = {
  USERNAME: 'ERP-7',
  PASSWORD: 'a password of the year',
  HOOK_URL: HOOK,
  '~OkCode': 'ADDI',
  '~TARGET': '_parent',
  '~CALLER': 'CTLG',
};

let api: Api;
let partner: number;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  partner = await letIn(api, {
    protocol: 'oci',
    identities: [{ domain: '', identity: 'ERP-7' }],
    secret: CALL.PASSWORD,
    settings: { ...PARTNER.settings, charges: 'omitted', extrinsics: [{ name: 'CUST_FIELD1', field: 'productText1' }] },
  });
});
afterAll(() => api?.stop());

function call(change: Record<string, string> = {}, method: 'GET' | 'POST' = 'POST') {
  const fields = new URLSearchParams({ ...CALL, ...change }).toString();
  if (method === 'GET') return api.app.inject({ method, url: `/punchout/oci?${fields}` });
  return api.app.inject({
    method,
    url: '/punchout/oci',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields,
  });
}

async function tokenOf(answer: Awaited<ReturnType<typeof call>>): Promise<string> {
  return (await exchange(api, codeIn(String(answer.headers.location)))).body.access_token;
}

/** The fields of a page that is sent on by itself. */
const fieldsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

describe('a call of a catalogue', () => {
  test.each(['GET', 'POST'] as const)('by %s leads into the shop', async (method) => {
    const answer = await call({}, method);
    expect(answer.statusCode).toBe(303);
    const { body } = await api.call(getUser, { token: await tokenOf(answer) });
    expect(body.punchout).toMatchObject({ operation: 'create', postbackUrl: HOOK, productKey: null });
  });

  test('of DETAIL leads to the product', async () => {
    const token = await tokenOf(await call({ FUNCTION: 'DETAIL', PRODUCTID: 'P110' }));
    expect((await api.call(getUser, { token })).body.punchout?.productKey).toBe(110);
  });

  test.each([
    ['a wrong password', { PASSWORD: 'another password' }, 401, /USERNAME or PASSWORD/],
    ['an unknown name', { USERNAME: 'ERP-8' }, 401, /USERNAME or PASSWORD/],
    ['another host', { HOOK_URL: 'https://elsewhere.example/"><script>x</script>' }, 403, /elsewhere\.example/],
    ['no HOOK_URL', { HOOK_URL: '' }, 400, /HOOK_URL is missing/],
  ] as const)('with %s is refused on a page with the reason', async (_, given, status, text) => {
    const change: Partial<typeof CALL> = given;
    const answer = await call(change);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).toMatch(text);
    expect(answer.body).not.toContain('<script>x');
    const [message] = await api.database.selectFrom('partner_message').selectAll().execute();
    expect(message).toMatchObject({ kind: 'OCI', status, reason: expect.stringMatching(text) });
    expect(JSON.stringify(message)).not.toContain(change.PASSWORD ?? CALL.PASSWORD);
  });
});

test('the cart is transferred as NEW_ITEM fields, and a line returns to its product', async () => {
  const token = await tokenOf(await call());
  await buyerWith(() => api, { token }).add({ ...eggs, orderQuantity: 3, productText1: 'brown' });
  const { status, body } = await api.call(createMessage, { token, body: { postbackUrl: HOOK } });
  expect([status, body.target]).toEqual([200, '_parent']);
  const fields = Object.fromEntries(body.fields.map(({ name, value }) => [name, value]));
  expect(fields).toMatchObject({
    '~OkCode': 'ADDI',
    'NEW_ITEM-DESCRIPTION[1]': 'Eggs',
    'NEW_ITEM-QUANTITY[1]': expect.stringMatching(/^3(\.0+)?$/),
    'NEW_ITEM-UNIT[1]': 'CAS',
    'NEW_ITEM-PRICE[1]': expect.stringMatching(/^48(\.0+)?$/),
    'NEW_ITEM-CURRENCY[1]': 'USD',
    'NEW_ITEM-CUST_FIELD1[1]': 'brown',
  });
  expect(Object.fromEntries(new URLSearchParams(body.body))).toEqual(fields);
  const asked = await call({
    FUNCTION: 'VALIDATE',
    PRODUCTID: fields['NEW_ITEM-EXT_PRODUCT_ID[1]'] ?? '',
    QUANTITY: '2',
  });
  const shown = await tokenOf(
    await call({ FUNCTION: 'DETAIL', PRODUCTID: fields['NEW_ITEM-EXT_PRODUCT_ID[1]'] ?? '' }),
  );
  expect((await api.call(getUser, { token: shown })).body.punchout?.productKey).toBe(101);
  expect(fieldsIn(asked.body)).toMatchObject({
    'NEW_ITEM-QUANTITY[1]': expect.stringMatching(/^2/),
    'NEW_ITEM-UNIT[1]': 'CAS',
  });
  expect(await api.database.selectFrom('partner_message').select('partner_id').execute()).toEqual(
    Array.from({ length: 4 }, () => ({ partner_id: partner })),
  );
});

describe('a partner without fields of its own', () => {
  beforeEach(async () => {
    const settings = JSON.stringify({ ...PARTNER.settings, charges: 'omitted', extrinsics: [] });
    await api.database.updateTable('trading_partner').set({ settings }).where('id', '=', partner).execute();
    const required = JSON.stringify({ checkoutRequireDeliveryDate: true, requiredPO: true });
    await api.database.updateTable('site').set({ user_settings: required }).execute();
    await api.database.updateTable('customer').set({ required_po: true }).where('customer_key', '=', 1001).execute();
  });

  test('has no questions at checkout, and its cart is transferred without answers', async () => {
    const token = await tokenOf(await call());
    expect((await api.call(getUser, { token })).body.punchout?.asks).toEqual([]);
    await buyerWith(() => api, { token }).add(eggs);
    const { status, body } = await api.call(createMessage, { token, body: { postbackUrl: HOOK } });
    expect([status, body.fields.map(({ name }) => name)]).toEqual([
      200,
      expect.not.arrayContaining([expect.stringMatching(/CUST_FIELD/)]),
    ]);
  });

  test('is handed over nothing that it has no place for, even where it was written', async () => {
    const token = await tokenOf(await call());
    const buyer = buyerWith(() => api, { token });
    await buyer.add(eggs);
    const written = { customerPo: 'PO 4711', notes: 'Ring twice', specialInstruction1: 'Gate 2' };
    expect((await buyer.changeHeader(written)).status).toBe(200);
    const { status, body } = await api.call(createMessage, { token, body: { postbackUrl: HOOK } });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/PO 4711|Ring twice|Gate 2/);
  });

  test('may have its cart returned without items', async () => {
    const token = await tokenOf(await call());
    const { status, body } = await api.call(createMessage, { token, body: { postbackUrl: HOOK } });
    expect([status, body.fields.filter(({ name }) => name.startsWith('NEW_ITEM'))]).toEqual([200, []]);
  });
});

describe('a question of the system', () => {
  test('VALIDATE is answered with today’s price, in a form that is posted to its address alone', async () => {
    const answer = await call({ FUNCTION: 'VALIDATE', PRODUCTID: 'P110', QUANTITY: '4' });
    expect(answer.statusCode).toBe(200);
    expect(fieldsIn(answer.body)).toMatchObject({
      'NEW_ITEM-PRICE[1]': expect.stringMatching(/^3\.10*$/),
      'NEW_ITEM-QUANTITY[1]': expect.stringMatching(/^4/),
    });
    expect(answer.headers['content-security-policy']).toContain('form-action https://procure.example');
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors https://*.procure.example');
    expect(await api.database.selectFrom('punchout_visit').select('id').execute()).toEqual([]);
  });

  test("BACKGROUND_SEARCH finds the customer's products, by every word", async () => {
    const found = async (SEARCHSTRING: string) => {
      const fields = fieldsIn((await call({ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING })).body);
      return Object.entries(fields).flatMap(([name, value]) =>
        name.startsWith('NEW_ITEM-DESCRIPTION') ? [value] : [],
      );
    };
    expect(await found('cups paper')).toEqual([]);
    expect(await found('OYSTERS')).toEqual(['Oysters']);
    expect(await found('withdrawn')).toEqual([]);
    expect(await found('100%_')).toEqual([]);
  });
});
