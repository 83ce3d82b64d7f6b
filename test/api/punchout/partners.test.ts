import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestToken } from '#domain/api/authentication.ts';
import * as endpoints from '#domain/api/partners.ts';
import { getMenu } from '#domain/api/settings.ts';
import type { PartnerChange } from '#domain/punchout/partner.ts';
import { removeExpired } from '#server/app/jobs/removeExpired.ts';
import { passwordHash } from '#server/modules/accounts/newPassword.ts';
import { addPartnerMessage } from '#server/modules/punchout/partners/partnerMessages.ts';
import { takePayload } from '#server/modules/punchout/partners/partnerPayloads.ts';
import { findPartnerByIdentity } from '#server/modules/punchout/partners/partnerRepository.ts';
import { checkSecret } from '#server/modules/punchout/partners/partnerSecret.ts';
import { hashToken } from '#server/platform/http/token.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, OYSTER, TIDE, tokenOf } from '#test/support/api/fixture.ts';
import { partnerChange, partnerSettings } from '#test/support/partners/partners.ts';

const ADMIN = 2;
const admin = { token: tokenOf('admin') };
const NOW = new Date(FIXTURE_NOW);
const { secret: SECRET = '', ...noSecret } = partnerChange;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

type Sent = Partial<Omit<PartnerChange, 'settings'>> & { settings?: Partial<PartnerChange['settings']> };

const changed = ({ settings, ...given }: Sent = {}, from: PartnerChange = partnerChange) => ({
  ...from,
  ...given,
  settings: { ...partnerSettings, ...settings },
});
const add = (given?: Sent, from?: PartnerChange) =>
  api.call(endpoints.addPartner, { ...admin, body: changed(given, from) });
const change = (id: number, version: number, given?: Sent, from: PartnerChange = noSecret) =>
  api.call(endpoints.changePartner, { ...admin, params: { id }, body: { ...changed(given, from), version } });
const list = async (page?: number) =>
  await api.call(endpoints.listPartners, { ...admin, query: page === undefined ? {} : { page } });
const reasons = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  errors: Reflect.get(Object(body), 'errors'),
});
const account = (id: number) =>
  api.database
    .selectFrom('app_user')
    .select(['name', 'customer_key', 'session_type', 'is_disabled', 'email'])
    .where('username', '=', `punchout-${id}`)
    .executeTakeFirst();

/** A visit of the partner in progress, with the token of its session. */
async function visit(partnerId: number, token: string): Promise<void> {
  const { id: userId } = await api.database
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', `punchout-${partnerId}`)
    .executeTakeFirstOrThrow();
  const { id } = await api.database
    .insertInto('punchout_visit')
    .values({
      partner_id: partnerId,
      operation: 'create',
      request: '{}',
      code_hash: Buffer.from(token),
      code_expires_at: new Date(NOW.getTime() + 60_000),
      created_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = { token_hash: hashToken(token), user_id: userId, created_at: NOW, last_used_at: NOW };
  await api.database
    .insertInto('session')
    .values({ ...session, punchout_visit_id: id })
    .execute();
}

const lives = async (token: string) => (await api.call(getMenu, { token })).status === 200;

describe('a trading partner', () => {
  test('is added by an admin, listed without its secret, and with the other fields as sent', async () => {
    const { status, body } = await add({ name: '  Oyster Procurement ' });
    expect({ status, body }).toEqual({
      status: 200,
      body: { ...noSecret, id: body.id, version: 1, customerName: 'The Gilded Oyster', hasSecret: true },
    });
    const { body: listed, headers } = await list();
    expect([listed, headers['x-total-count']]).toEqual([[body], '1']);
    expect(JSON.stringify([body, listed])).not.toMatch(/argon2|tide-over/);
    const audit = await api.database.selectFrom('audit').select(['at', 'user_id', 'action', 'subject']).execute();
    expect(audit).toEqual([{ at: NOW, user_id: ADMIN, action: 'partner.add', subject: `${body.id} 1` }]);
  });

  test('has an account that follows its name, its customer and whether it is active, and that cannot be used to sign in', async () => {
    const { id } = (await add()).body;
    const own = {
      name: 'Oyster Procurement',
      customer_key: OYSTER,
      session_type: 'Normal',
      is_disabled: false,
      email: null,
    };
    expect(await account(id)).toEqual(own);
    const settings = { shipTos: [] };
    await change(id, 1, { name: 'Tide Procurement', customerKey: TIDE, isActive: false, settings });
    expect(await account(id)).toEqual({ ...own, name: 'Tide Procurement', customer_key: TIDE, is_disabled: true });
    const form = { grant_type: 'password', client_id: 'ecommerce', username: `punchout-${id}`, password: SECRET };
    const reply = await api.app.inject({
      method: 'POST',
      url: requestToken.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    expect(reply.statusCode).toBe(401);
  });

  test('is changed at the version that was read; the second save gets the newest, and nothing of it is lost', async () => {
    const { id } = (await add()).body;
    const first = await change(id, 1, { name: 'By the first' });
    expect(first.body).toMatchObject({ version: 2, name: 'By the first', hasSecret: true });
    const { status, body } = await change(id, 1, { name: 'By the second' });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: {
        errors: ['Someone else changed this partner while you were editing. Your changes were not saved.'],
        partner: first.body,
      },
    });
    expect((await list()).body).toEqual([first.body]);
    const audited = await api.database.selectFrom('audit').select(['action', 'subject']).orderBy('id').execute();
    expect(audited.at(-1)).toEqual({ action: 'partner.change', subject: `${id} 2` });
    expect(audited).toHaveLength(2);
  });

  test('that two change at one moment is changed by one of them', async () => {
    const { id } = (await add()).body;
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => change(id, 1, { name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('that two add with one name at one moment is added by one of them', async () => {
    const answers = await Promise.all(
      ['1', '2'].map((identity) => add({ identities: [{ domain: 'DUNS', identity }] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('keeps its secret until another one is written, without blanks being cut off', async () => {
    const { id } = (await add()).body;
    const known = () => findPartnerByIdentity(api.database, 'cxml', partnerChange.identities);
    await change(id, 1);
    expect(await checkSecret(await known(), SECRET)).toBe(true);
    await change(id, 2, {}, { ...noSecret, secret: ' blanks belong to it ' });
    expect(await checkSecret(await known(), SECRET)).toBe(false);
    expect(await checkSecret(await known(), ' blanks belong to it ')).toBe(true);
  });

  test.each<[string, Sent, boolean]>([
    ['is turned away', { isActive: false }, false],
    ['shops for another customer', { customerKey: TIDE, settings: { shipTos: [] } }, false],
    ['is renamed', { name: 'Renamed' }, true],
  ])('that %s: the sessions of its visits go on where nothing was taken from them', async (_, given, goesOn) => {
    const { id } = (await add()).body;
    const other = (await add({ name: 'Other', identities: [{ domain: 'DUNS', identity: '2' }] })).body;
    await visit(id, 'visit-of-one');
    await visit(other.id, 'visit-of-other');
    expect(await lives('visit-of-one')).toBe(true);
    await change(id, 1, given);
    expect([await lives('visit-of-one'), await lives('visit-of-other')]).toEqual([goesOn, true]);
    const codes = await api.database
      .selectFrom('punchout_visit')
      .select('partner_id')
      .where('code_expires_at', '>', NOW)
      .execute();
    expect(codes.map(({ partner_id }) => partner_id)).toEqual(goesOn ? [id, other.id] : [other.id]);
  });

  test('is listed by name, a hundred to a page', async () => {
    for (const name of ['beta', 'Alpha']) await add({ name, identities: [], isActive: false }, noSecret);
    const { body } = await list();
    expect(body.map(({ name }) => name)).toEqual(['Alpha', 'beta']);
    expect(await list(2)).toMatchObject({ body: [], headers: { 'x-total-count': '2' } });
  });

  test('costs as many statements with a thousand rows as with one', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({ theirs: `PLANT-${index}`, shipToCode: 'MAIN' }));
    const few = await api.countStatements(() => add());
    const many = await api.countStatements(() =>
      add({ name: 'Many', identities: [{ domain: 'DUNS', identity: '9' }], settings: { shipTos: rows } }),
    );
    expect(many).toBe(few);
  });

  test('that is not there is not changed', async () => {
    expect((await change(999_999, 1)).status).toBe(404);
  });
});

const HOST = (host: string) =>
  `“${host}” is not a valid host. Enter a host such as buy.example.com or *.example.com, without https:// or a path.`;

describe('a partner is refused, and nothing is written,', () => {
  test('with every reason at once, in the order of the form', async () => {
    await add();
    const bad: Sent = {
      name: 'oyster PROCUREMENT',
      customerKey: 4711,
      identities: [
        { domain: 'networkid', identity: 'an01000000001' },
        { domain: '', identity: 'bare' },
      ],
      secret: 'short',
      settings: {
        postbackHosts: ['https://buy.example.com/cart'],
        units: [
          { unit: 'CS', code: 'CA' },
          { unit: 'CS', code: 'CT' },
          { unit: 'BARREL', code: 'BA' },
        ],
        classes: {
          rest: null,
          categories: [{ categoryCode: '99', code: '1' }],
          products: Array.from({ length: 7 }, (_, index) => ({ productCode: `X${index}`, code: '1' })),
        },
      },
    };
    expect(reasons(await add(bad))).toEqual({
      status: 409,
      errors: [
        'The identity “bare” needs its domain, for instance NetworkID.',
        'The shared secret needs at least 12 characters.',
        HOST('https://buy.example.com/cart'),
        'Duplicate entries in the units: CS.',
        'Another partner is called “oyster PROCUREMENT”. Choose another name.',
        'This customer does not exist. Choose another one.',
        '“AN01000000001” is already an identity of Oyster Procurement. Each identity can belong to only one partner.',
        'These units of the shop do not exist: BARREL.',
        'These categories do not exist: 99.',
        'These product codes do not exist: X0, X1, X2, X3, X4 and 2 more.',
      ],
    });
    expect([
      (await list()).body.length,
      (await api.database.selectFrom('audit').select('id').execute()).length,
    ]).toEqual([1, 1]);
  });

  test('with a ship-to of another customer', async () => {
    expect(reasons(await add({ customerKey: TIDE }))).toEqual({
      status: 409,
      errors: ['These ship-tos of the customer do not exist: DOCK.'],
    });
    expect((await list()).body).toEqual([]);
  });

  test('active without a secret, which one that is turned off may be', async () => {
    expect(reasons(await add({}, noSecret))).toEqual({
      status: 409,
      errors: ['An active partner needs a shared secret.'],
    });
    const { body } = await add({ isActive: false, identities: [] }, noSecret);
    expect(body).toMatchObject({ isActive: false, hasSecret: false, identities: [] });
    expect((await change(body.id, 1, { isActive: true })).status).toBe(409);
  });

  test('with a NUL in it', async () => {
    expect((await add({ name: 'a\0b' })).status).toBe(400);
  });
});

test('customers are found by their code and by their name, never walk-in customers', async () => {
  const search = async (text: string) =>
    (await api.call(endpoints.findPartnerCustomers, { ...admin, query: { search: text } })).body.map(
      ({ customerCode }) => customerCode,
    );
  expect(await search('oyster')).toEqual(['C1001']);
  expect(await search('c1002')).toEqual(['C1002']);
  expect(await search('%')).toEqual([]);
  expect(await search('walk')).toEqual([]);
});

test('a partner is known by any of its identities, whatever their case, the first one named first, and only for its protocol', async () => {
  const one = (await add()).body;
  const two = (await add({ name: 'Two', identities: [{ domain: 'DUNS', identity: '2' }], isActive: false }, noSecret))
    .body;
  const known = async (protocol: 'cxml' | 'oci', ...candidates: PartnerChange['identities']) =>
    await findPartnerByIdentity(api.database, protocol, candidates);
  const [first] = partnerChange.identities;
  if (!first) throw new Error('the sample has no identity');
  const lower = { domain: 'networkid', identity: 'an01000000001' };
  expect(await known('cxml', { domain: 'DUNS', identity: 'x' }, lower, { domain: 'DUNS', identity: '2' })).toEqual({
    id: one.id,
    name: 'Oyster Procurement',
    customerKey: OYSTER,
    userId: expect.any(Number),
    isActive: true,
    secretHash: expect.stringMatching(/^\$argon2/),
    settings: partnerSettings,
    identities: partnerChange.identities,
  });
  expect(await known('cxml', { domain: 'duns', identity: '2' }, first)).toMatchObject({
    id: two.id,
    isActive: false,
    secretHash: null,
  });
  expect([await known('oci', first), await known('cxml')]).toEqual([null, null]);
});

test('a secret matches no partner where the partner is unknown or has no secret, and a far too long one is not compared', async () => {
  const secretHash = await passwordHash('x'.repeat(1000));
  expect([
    await checkSecret(null, 'no partner has this secret'),
    await checkSecret({ secretHash: null }, 'no partner has this secret'),
    await checkSecret({ secretHash }, 'x'.repeat(1000)),
    await checkSecret({ secretHash }, 'x'.repeat(1001)),
    await checkSecret({ secretHash: await passwordHash('') }, 'x'.repeat(1001)),
  ]).toEqual([false, false, true, false, false]);
});

describe('the messages of a partner', () => {
  const message = {
    at: NOW,
    direction: 'in',
    kind: 'PunchOutSetupRequest',
    status: 401,
    reason: null,
    address: '10.0.0.7',
  } as const;
  const read = async (id: number) => (await api.call(endpoints.listPartnerMessages, { ...admin, params: { id } })).body;

  test('are the last hundred, the newest first, and beside them a hundred from unknown senders', async () => {
    const { id } = (await add({ isActive: false }, noSecret)).body;
    for (let number = 1; number <= 102; number += 1) {
      for (const partnerId of [id, null]) {
        await addPartnerMessage(api.database, { ...message, partnerId, body: `${partnerId} ${number}` });
      }
    }
    const newest = (whose: number | null) => Array.from({ length: 100 }, (_, place) => `${whose} ${102 - place}`);
    expect((await read(id)).map(({ body }) => body)).toEqual(newest(id));
    expect((await read(0)).map(({ body }) => body)).toEqual(newest(null));
    const kept = await api.database.selectFrom('partner_message').select('id').execute();
    expect(kept).toHaveLength(200);
  });

  test('are listed with the reason, and no body of more than 64 KB or with half a character', async () => {
    const body = `a${'é'.repeat(40_000)}`;
    await addPartnerMessage(api.database, { ...message, partnerId: null, reason: 'Wrong\0 secret.', body });
    const [kept] = await read(0);
    expect(kept).toEqual({
      id: expect.any(Number),
      at: FIXTURE_NOW,
      direction: 'in',
      kind: 'PunchOutSetupRequest',
      status: 401,
      reason: 'Wrong\uFFFD secret.',
      body: `a${'é'.repeat(32_767)}`,
    });
  });

  test('are sent with no user who does not exist', async () => {
    expect((await api.call(endpoints.listPartnerMessages, { ...admin, params: { id: 999_999 } })).status).toBe(404);
  });
});

test('a request is accepted once per partner, one of two at the same moment, and is removed after thirty days', async () => {
  const one = (await add({ isActive: false }, noSecret)).body.id;
  const two = (await add({ name: 'Two', identities: [], isActive: false }, noSecret)).body.id;
  const take = (partnerId: number, at = NOW) =>
    api.database
      .transaction()
      .execute((transaction) => takePayload(transaction, { partnerId, payloadId: '1@buyer' }, at));
  expect((await Promise.all([take(one), take(one), take(two)])).toSorted()).toEqual([false, true, true]);
  const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
  const sweep = (now: Date) => removeExpired({ database: api.database, clock: { now: () => now } }).run({});
  await sweep(days(29));
  expect(await take(one)).toBe(false);
  await sweep(days(30));
  expect(await take(one)).toBe(true);
});
