import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#domain/api/contract.ts';
import type { Access, Endpoint } from '#domain/api/endpoint.ts';
import { getMenu } from '#domain/api/settings.ts';
import { getUser } from '#domain/api/user.ts';
import { accessTable } from '#test/support/api/accessTable.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, buyerWith, eggs, oysters } from '#test/support/api/buyer.ts';
import { FIXTURE_NOW } from '#test/support/api/fixture.ts';
import {
  arrive,
  BUYER,
  codeIn,
  exchange,
  letIn,
  POSTBACK,
  SECRET,
  send,
  setupRequest,
} from '#test/support/partners/procurement.ts';

let api: Api;
let partner: number;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  partner = await letIn(api);
});
afterAll(() => api?.stop());

const visitor = (token: string) => buyerWith(() => api, { token });
const minutesLater = (minutes: number) => new Date(Date.parse(FIXTURE_NOW) + minutes * 60_000).toISOString();

describe('a PunchOutSetupRequest', () => {
  test('is answered with a page whose code opens the shop once', async () => {
    const reply = await send(api, setupRequest());
    expect([reply.http, reply.status]).toEqual([200, 200]);
    expect(reply.startPage).toMatch(/^http:\/\/localhost:4000\/\?ac=/);
    const code = codeIn(reply.startPage);
    const { status, body } = await exchange(api, code);
    expect([status, body.token_type]).toEqual([200, 'Bearer']);
    expect(await exchange(api, code)).toMatchObject({
      status: 401,
      body: { error: 'invalid_grant', error_description: 'Authorization code rejected' },
    });
    const user = await api.call(getUser, { token: body.access_token });
    expect(user.body).toMatchObject({
      customerKey: 1001,
      punchout: {
        operation: 'create',
        partnerName: 'Example Procurement',
        postbackUrl: POSTBACK,
        productKey: null,
        notes: [],
      },
    });
  });

  test('has a code that is good for five minutes, and only for the shop itself', async () => {
    const code = codeIn((await send(api, setupRequest())).startPage);
    expect((await exchange(api, code, 'https://elsewhere.example/')).status).toBe(401);
    await api.travelTo(minutesLater(5));
    expect((await exchange(api, code)).status).toBe(401);
    const other = codeIn((await send(api, setupRequest())).startPage);
    await api.travelTo(minutesLater(9.9));
    expect((await exchange(api, other)).status).toBe(200);
  });

  test('keeps no code in the database that could be used', async () => {
    const code = codeIn((await send(api, setupRequest())).startPage);
    const visit = await api.database.selectFrom('punchout_visit').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(visit)).not.toContain(code);
  });

  test('opens the product that was selected, and the ship-to by the partner’s own code', async () => {
    const token = await arrive(api, { selected: 'P110', shipTo: 'DOCK-77' });
    expect((await api.call(getUser, { token })).body.punchout?.productKey).toBe(110);
    expect((await visitor(token).cart()).header.customerShipToCode).toBe('DOCK');
    const elsewhere = await arrive(api, { shipTo: 'nowhere of ours' });
    expect((await visitor(elsewhere).cart()).header.customerShipToCode).toBe('MAIN');
  });

  test.each([
    ['a wrong secret', { secret: 'another secret of 2026' }, 401, /SharedSecret is not right/],
    ['an unknown identity', { identity: 'AN0' }, 401, /NetworkId "AN0" is not known/],
    ['a host that is not the partner’s', { postback: 'https://elsewhere.example/cart' }, 403, /elsewhere\.example/],
    ['a script for an address', { postback: 'javascript:alert(1)' }, 403, /javascript:alert/],
    ['an address that is not encrypted', { postback: 'http://procure.example/cart' }, 403, /procure\.example/],
  ])('with %s is refused in a sentence', async (_, setup, status, text) => {
    const reply = await send(api, setupRequest(setup));
    expect([reply.http, reply.status, reply.startPage]).toEqual([200, status, null]);
    expect(reply.text).toMatch(text);
    expect(await api.database.selectFrom('punchout_visit').select('id').execute()).toEqual([]);
  });

  test('of a partner that is not let in any more is refused', async () => {
    await api.database.updateTable('trading_partner').set({ is_active: false }).execute();
    expect((await send(api, setupRequest())).status).toBe(401);
  });

  const visits = () => api.database.selectFrom('punchout_visit').select('id').execute();

  test('opens one visit, however often and simultaneously it is sent', async () => {
    const document = setupRequest({ payloadId: 'the-same@procure.example' });
    const replies = await Promise.all([send(api, document), send(api, document), send(api, document)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await visits()).toHaveLength(1);
  });

  test('that is sent again has a new code for the same visit, and the earlier unused one opens nothing', async () => {
    const document = setupRequest({ payloadId: 'the-same@procure.example' });
    const [first, second] = [await send(api, document), await send(api, document)].map((reply) =>
      codeIn(reply.startPage),
    );
    expect((await exchange(api, first ?? '')).status).toBe(401);
    const { body } = await exchange(api, second ?? '');
    await visitor(body.access_token).add(oysters);
    const third = await exchange(api, codeIn((await send(api, document)).startPage));
    expect((await visitor(third.body.access_token).cart()).lines).toMatchObject([{ productKey: 110 }]);
    expect(await visits()).toHaveLength(1);
  });

  test('with the payloadID of another one is refused', async () => {
    const payloadId = 'the-same@procure.example';
    await send(api, setupRequest({ payloadId }));
    const other = await send(api, setupRequest({ payloadId, cookie: 'another' }));
    expect([other.status, other.startPage, other.text]).toEqual([409, null, expect.stringContaining(payloadId)]);
    expect(await visits()).toHaveLength(1);
  });

  test('with guessed secrets is stopped before the secret is looked at', async () => {
    for (let guess = 0; guess < 10; guess += 1) await send(api, setupRequest({ secret: `guess ${guess} of a secret` }));
    const right = await send(api, setupRequest());
    expect([right.status, right.text]).toEqual([503, expect.stringMatching(/wait/)]);
    await api.travelTo(minutesLater(16));
    expect((await send(api, setupRequest())).status).toBe(200);
  });

  test('with secrets guessed elsewhere does not lock the partner', async () => {
    const failures = Array.from({ length: 60 }, (_, index) => ({
      username: `cxml partner ${partner}`,
      address: `198.51.100.${index}`,
      failed_at: new Date(FIXTURE_NOW),
    }));
    await api.database.insertInto('sign_in_failure').values(failures).execute();
    expect((await send(api, setupRequest())).status).toBe(200);
  });

  test('leaves a message without the secret', async () => {
    await send(api, setupRequest());
    await send(api, setupRequest({ secret: 'a guess of mine' }));
    await send(api, '<cXML><broken');
    const kept = await api.database.selectFrom('partner_message').selectAll().orderBy('id').execute();
    expect(kept.map(({ partner_id, kind, status }) => [partner_id, kind, status])).toEqual([
      [partner, 'PunchOutSetupRequest', 200],
      [partner, 'PunchOutSetupRequest', 401],
      [null, 'cXML', 406],
    ]);
    const text = JSON.stringify(kept);
    expect(text).toContain(BUYER.identity);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain('a guess of mine');
  });
});

describe('other documents', () => {
  test('a too large request is refused unread, in the form of an answer', async () => {
    const reply = await send(api, Buffer.alloc(1024 * 1024 + 1, ' '));
    expect([reply.http, reply.status, reply.text]).toEqual([413, 400, expect.stringMatching(/1 MB/)]);
  });

  test('a ProfileRequest returns the address for requests', async () => {
    const reply = await send(
      api,
      setupRequest().replace(/<PunchOutSetupRequest[\s\S]*<\/PunchOutSetupRequest>/, '<ProfileRequest/>'),
    );
    expect(reply.status).toBe(200);
    const addresses = [...reply.body.matchAll(/requestName="(\w+)">\s*<URL>([^<]*)</g)].map(([, name, url]) => [
      name,
      url,
    ]);
    expect(addresses).toEqual([
      ['PunchOutSetupRequest', 'http://localhost:4000/punchout/cxml'],
      ['OrderRequest', 'http://localhost:4000/orders/cxml'],
    ]);
  });

  test('an unsupported request is named', async () => {
    const reply = await send(
      api,
      setupRequest().replace(/<PunchOutSetupRequest[\s\S]*<\/PunchOutSetupRequest>/, '<StatusUpdateRequest/>'),
    );
    expect([reply.status, reply.text]).toEqual([450, expect.stringContaining('StatusUpdateRequest')]);
  });
});

const OPEN_TO_GUESTS: readonly Access[] = ['anonymous', 'documentId', 'visitor', 'browse'];

describe('a visit', () => {
  /** Of those that need a token; guests may call the rest anyway. */
  const OPEN = [
    'POST /api/token/revoke',
    'GET /api/user',
    'GET /api/customer',
    'GET /api/menu',
    'GET /api/menu/log/:entry',
    'GET /api/userPreferences/defaults',
    'GET /api/orderguide',
    'GET /api/cart',
    'DELETE /api/cart',
    'GET /api/cart/header',
    'POST /api/cart/header',
    'POST /api/cart/line',
    'POST /api/cart/line/:id',
    'DELETE /api/cart/line/:id',
    'POST /api/cart/lines',
    'POST /api/cart/validate',
    'GET /api/cart/date',
    'GET /api/checkout',
    'GET /api/product/bought',
    'POST /api/product/lastsale',
    'POST /api/punchout/createmessage',
  ];

  test('may call the endpoints of a cart, and nothing else that needs a token', async () => {
    const token = await arrive(api);
    const ends = ({ path }: Endpoint) => path === '/api/token/revoke';
    const needsToken = contract.filter(({ access }) => !OPEN_TO_GUESTS.includes(access));
    const names: string[] = [];
    const closed: string[] = [];
    for (const endpoint of needsToken.toSorted((one, other) => Number(ends(one)) - Number(ends(other)))) {
      const name = `${endpoint.method} ${endpoint.path}`;
      const { body, params } = accessTable[name] ?? {};
      const sent = endpoint.takesBytes ? Buffer.from('bytes') : body;
      const { status } = await api.call(endpoint, { token, body: sent, params: params?.own ?? {} } as never);
      names.push(name);
      if (status === (endpoint.access === 'service' ? 401 : 403)) closed.push(name);
    }
    expect(closed.sort()).toEqual(names.filter((name) => !OPEN.includes(name)).sort());
  });

  test('has a menu of products, categories, cart and checkout', async () => {
    const { body } = await api.call(getMenu, { token: await arrive(api) });
    const shown = body.filter(({ isVisible }) => isVisible).map(({ key }) => key);
    expect(shown).toEqual(['ViewProducts', 'Categories', 'ViewCart', 'CheckOut', 'AllProducts']);
  });

  test('has a cart of its own, whichever other users shop for the customer', async () => {
    const chef = buyerAt(() => api, 'chef');
    await chef.add(eggs);
    const first = visitor(await arrive(api));
    const second = visitor(await arrive(api));
    await first.add(oysters);
    expect((await first.cart()).lines.map(({ productKey }) => productKey)).toEqual([110]);
    expect((await second.cart()).lines).toEqual([]);
    expect((await chef.cart()).lines.map(({ productKey }) => productKey)).toEqual([101]);
  });

  test('needs no P.O., whatever the customer requires', async () => {
    await api.database.updateTable('customer').set({ required_po: true }).where('customer_key', '=', 1001).execute();
    const token = await arrive(api);
    await visitor(token).add(oysters);
    expect((await visitor(token).cart()).header.isValid).toBe(true);
  });

  test('ends when it is revoked', async () => {
    const token = await arrive(api);
    await api.app.inject({ method: 'POST', url: '/api/token/revoke', headers: { authorization: `Bearer ${token}` } });
    expect((await api.call(getUser, { token })).status).toBe(401);
  });
});
