import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CardTokenService } from '#domain/settings/cardTokenService.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { buildApp } from '#server/app/buildApp.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, eggs } from '#test/support/api/buyer.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { attemptStates, BILLING, CARDS, paymentBy } from '#test/support/payments/paying.ts';

const SANDBOX = { service: 'sandbox' } as const;

let api: Api;
let app: FastifyInstance;
beforeAll(async () => {
  api = await startApi();
  app = await open(SANDBOX);
});
beforeEach(() => api.reset());
afterAll(async () => {
  await app?.close();
  await api?.stop();
});

const shopper = buyerAt(() => api, 'shopper');

/** The same shop, with a gateway that takes cards from the browser. */
function open(cardTokens: CardTokenService): Promise<FastifyInstance> {
  return buildApp({
    ...api.services,
    cardTokens,
    publicUrl: 'https://shop.example',
    logLevel: 'silent',
    webRoot: null,
  });
}

const take = (payload: object) => app.inject({ method: 'POST', url: '/sandbox/card-tokens', payload });
const tokenFor = async (cardNumber: string): Promise<string> => (await take({ cardNumber })).json().token;

/** Pays for a case of eggs. */
async function pay(key: string, source: object) {
  await shopper.add(eggs);
  await shopper.changeHeader({ customer_PO: 'PO 7' });
  const { total: orderTotal } = await shopper.estimate();
  const reply = await app.inject({
    method: 'POST',
    url: '/api/checkout',
    headers: { authorization: `Bearer ${tokenOf('shopper')}`, 'idempotency-key': key },
    payload: { orderTotal, address: BILLING, deliveryAddressId: null, ...source },
  });
  return { status: reply.statusCode, body: reply.json() };
}

const declined = (errorReason: string) => ({ status: 200, body: { isSuccess: false, errorReason } });

test('a token pays as its card would, whose last four digits the gateway returns', async () => {
  const paymentToken = await tokenFor('3782 822463 10005');
  expect(paymentToken).not.toMatch(/3782|10005/);
  expect(await pay('k1', { paymentToken })).toMatchObject({ status: 200, body: { isSuccess: true } });
  const rows = await api.database.selectFrom('payment_attempt').select(['last_four', 'state']).execute();
  expect(rows).toEqual([{ last_four: '0005', state: 'held' }]);
  expect(await pay('k2', { paymentToken: await tokenFor(CARDS.wrongAddress) })).toMatchObject(
    declined(accountText('payment.wrongAddress')),
  );
});

test('a token of a number that is not a test card contains nothing of it, and is declined', async () => {
  const paymentToken = await tokenFor('4539700000000009');
  expect(paymentToken).not.toMatch(/4539|0009/);
  expect(await pay('k1', { paymentToken })).toMatchObject(declined(accountText('payment.onlyTestCards')));
});

test('a token is good once, and for a quarter of an hour', async () => {
  const paymentToken = await tokenFor(CARDS.approved);
  expect(await pay('k1', { paymentToken })).toMatchObject({ body: { isSuccess: true } });
  expect(await pay('k2', { paymentToken })).toMatchObject(declined(accountText('payment.entryLapsed')));
  const kept = await tokenFor(CARDS.approved);
  const madeAt = api.services.clock.now().getTime();
  await api.travelTo(new Date(madeAt + 15 * 60_000 + 1).toISOString());
  expect(await pay('k3', { paymentToken: kept })).toMatchObject(declined(accountText('payment.entryLapsed')));
  expect(await pay('k4', { paymentToken: await tokenFor(CARDS.approved) })).toMatchObject({
    body: { isSuccess: true },
  });
});

test('a card itself is refused before the gateway is called', async () => {
  const { creditCard } = paymentBy('approved', 1);
  for (const source of [{ creditCard }, { creditCard, paymentToken: await tokenFor(CARDS.approved) }]) {
    expect(await pay('k1', source)).toMatchObject({
      status: 409,
      body: { message: accountText('payment.tokensOnly') },
    });
  }
  const toAccount = await app.inject({
    method: 'POST',
    url: '/api/payment',
    headers: { authorization: `Bearer ${tokenOf('chef')}` },
    payload: { paymentType: 1, paymentAmount: 1, details: [], address: BILLING, creditCard },
  });
  expect(toAccount.json()).toMatchObject({ message: accountText('payment.tokensOnly') });
  expect(await attemptStates(api)).toEqual([]);
});

test('the browser gets the address for card data, may load and call there, and nowhere else', async () => {
  const policyOf = async (shop: FastifyInstance) => {
    const { headers, ...site } = await shop.inject({ url: '/api/settings/site' });
    const policy = String(headers['content-security-policy']).split(';');
    if (shop !== app && shop !== api.app) await shop.close();
    const sources = (name: string) => policy.find((directive) => directive.startsWith(`${name} `)) ?? null;
    return [site.json().cardTokens ?? null, sources('script-src'), sources('connect-src')];
  };
  const account = { service: 'acceptJs', loginId: 'login-1', clientKey: 'key-1' } as const;
  expect(await policyOf(await open({ ...account, mode: 'test' }))).toEqual([
    { ...account, mode: 'test' },
    "script-src 'self' https://jstest.authorize.net",
    "connect-src 'self' https://apitest.authorize.net",
  ]);
  expect(await policyOf(await open({ ...account, mode: 'live' }))).toEqual([
    { ...account, mode: 'live' },
    "script-src 'self' https://js.authorize.net",
    "connect-src 'self' https://api.authorize.net https://api2.authorize.net",
  ]);
  expect(await policyOf(app)).toEqual([SANDBOX, "script-src 'self'", null]);
  expect(await policyOf(api.app)).toEqual([null, "script-src 'self'", null]);
});

test('the sandbox gateway is off where the shop takes cards itself, and accepts nothing but a number', async () => {
  expect((await take({ cardNumber: 7 })).statusCode).toBe(400);
  expect((await take({ cardNumber: { nested: '4111111111111111' } })).body).not.toContain('4111');
  const asked = await api.app.inject({ method: 'POST', url: '/sandbox/card-tokens', payload: { cardNumber: '4' } });
  expect(asked.statusCode).toBe(404);
});
