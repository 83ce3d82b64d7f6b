import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { revokeToken } from '#domain/api/authentication.ts';
import { getUser } from '#domain/api/user.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { NO_GREETING } from '#machines/app/session/session.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { seesGuides, shopperOf } from '#machines/shop/shopper.ts';
import { type CredentialStore, createCredentialStore } from '#src/app/session/credentials.ts';
import { sessionPorts } from '#src/app/session/sessionPorts.ts';
import { cataloguePorts } from '#src/catalog/cataloguePorts.ts';
import { FIXTURE_PASSWORD, OYSTER, QUIET, STRANGER, TIDE, tokenOf } from '#test/support/api/fixture.ts';
import { ask, type ServedClient, startServedClient } from '#test/support/api/portsOnApi.ts';
import { memoryStorage } from '#test/support/screens/memoryStorage.ts';

let shop: ServedClient;
let credentials: CredentialStore;
let ports: ReturnType<typeof sessionPorts>;

beforeAll(async () => {
  shop = await startServedClient();
});
beforeEach(async () => {
  await shop.reset();
  credentials = createCredentialStore(memoryStorage());
  ports = sessionPorts(shop.client, credentials);
});
afterEach(() => {
  globalThis.askedAhead = undefined;
});
afterAll(() => shop?.stop());

const statusOf = async (token: string) => (await shop.server.call(getUser, { token })).status;
const chefSignsIn = { kind: 'password', username: 'chef', password: FIXTURE_PASSWORD } as const;

describe('a visitor', () => {
  test('gets the settings of the site, its logo and the accounts to try', async () => {
    expect(await ask(ports.actors.loadSite)).toEqual({
      site: expect.objectContaining({ allowGuest: true, allowConsumer: true }),
      logoName: '',
      distributorName: 'Harbor Foods',
      distributorPhone: '2075550100',
      demoAccounts: [],
    });
  });

  test('who is a guest has the settings of guests and no customer', async () => {
    expect(await ask(ports.actors.loadGuestConfiguration)).toEqual({
      customer: null,
      settings: expect.objectContaining({ sessionType: 'Guest' }),
      userDefaults: { defaultPageLayout: null, defaultPageSortBy: null },
      siteDefaults: { defaultPageLayout: null, defaultPageSortBy: null },
    });
  });

  test('a returning user is known by the stored values of the browser', async () => {
    const kept = { token: 'token-1', customerKey: OYSTER, shipMethod: 'Pickup' } as const;
    credentials.store(kept, true);
    expect(await ask(ports.actors.readCredentials)).toEqual(kept);
  });
});

describe('signing in', () => {
  test('gives a token for name and password, and the token is the one of this user', async () => {
    const exchanged = await ask(ports.exchangeGrant, chefSignsIn);
    if (exchanged.kind !== 'signedIn') throw new Error(`refused: ${exchanged.text}`);
    shop.signInAs({ token: exchanged.token });
    expect(await ask(ports.actors.loadUser)).toEqual({
      username: 'chef',
      name: 'chef',
      isSalesperson: false,
      email: 'chef@oyster.example',
      customerKey: OYSTER,
    });
  });

  test.each([
    ['a wrong password', { ...chefSignsIn, password: 'wrong' }, 'badCredentials', 'Bad Request'],
    [
      'a code that is over',
      { kind: 'code', code: 'x', redirectUri: 'http://localhost' } as const,
      'codeRejected',
      'Authorization code rejected',
    ],
  ])('with %s is an answer with its code and text, and ends no session', async (_, grant, code, text) => {
    shop.signInAs({ token: tokenOf('chef') });
    expect(await ask(ports.exchangeGrant, grant)).toEqual({
      kind: 'refused',
      status: 401,
      code,
      text,
      resetToken: null,
    });
    expect(shop.onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('the configuration of a buyer', () => {
  test("loads the customer, the user's settings with the menu, and the defaults that apply", async () => {
    shop.signInAs({ token: tokenOf('admin') });
    const { customer, settings, userDefaults, siteDefaults } = await ask(ports.actors.loadConfiguration);
    expect(customer).toMatchObject({ customerKey: OYSTER, defaultShipto: 'MAIN' });
    expect({ ...settings, menu: [] }).toEqual({ ...DEFAULT_USER_SETTINGS, menu: [] });
    expect(settings.menu.filter(({ key }) => ['ViewProducts', 'AdminPanel'].includes(key))).toEqual([
      { key: 'ViewProducts', isVisible: true, isLocked: false },
      { key: 'AdminPanel', isVisible: true, isLocked: false },
    ]);
    const notChosen = { defaultPageLayout: null, defaultPageSortBy: null };
    expect([userDefaults, siteDefaults]).toEqual([notChosen, notChosen]);
  });

  test.each([
    ['closed every page of guides', ['OrderGuides', 'ViewProducts'], []],
    ['left one of them open', ['OrderGuides'], ['GET /api/orderguide 200']],
  ] as const)(
    'of a buyer whose menu %s opens a shop that requests nothing that would be refused',
    async (_, keys, guides) => {
      const menu = Object.fromEntries(keys.map((key) => [key, { isVisible: true, isLocked: true }]));
      await shop.server.database
        .updateTable('app_user')
        .set({ menu: JSON.stringify(menu) })
        .where('username', '=', 'chef')
        .execute();
      shop.signInAs({ token: tokenOf('chef') });
      const user = await ask(ports.actors.loadUser);
      const shopper = shopperOf(true, user, NO_GREETING.site, await ask(ports.actors.loadConfiguration));
      await ask(cataloguePorts(shop.client, () => false).loadSurroundings, { seesGuides: seesGuides(shopper) });
      expect(shop.answered.filter((call) => call.includes('/orderguide'))).toEqual(guides);
      expect(shop.answered.filter((call) => !call.endsWith(' 200'))).toEqual([]);
    },
  );

  test('is loaded for the customer that a salesperson acts for', async () => {
    shop.signInAs({ token: tokenOf('rep'), customerKey: TIDE });
    expect((await ask(ports.actors.loadConfiguration)).customer).toMatchObject({ customerKey: TIDE, requiredPO: true });
  });

  test('of a customer who was deactivated sends the session their name, not a server error', async () => {
    shop.signInAs({ token: tokenOf('rep'), customerKey: STRANGER });
    const failure = await ask(ports.actors.loadConfiguration).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PortFailure);
    expect(failure).toMatchObject({ failure: { kind: 'unexpected', status: 403 } });
    expect(shop.onCustomerRefused.mock.calls).toEqual([[STRANGER]]);
    expect(shop.onSessionEnded).not.toHaveBeenCalled();
  });

  test('of an expired token ends the session with the reason from the server', async () => {
    shop.signInAs({ token: 'nobody' });
    await expect(ask(ports.actors.loadUser)).rejects.toThrow(PortFailure);
    expect(shop.onSessionEnded.mock.calls).toEqual([
      [{ status: 401, code: 'sessionExpired', text: 'Your session has expired' }],
    ]);
  });
});

test('a salesperson can choose among their own customers', async () => {
  shop.signInAs({ token: tokenOf('rep') });
  const { customers } = await ask(ports.loadCustomers);
  expect(customers.map(({ customerKey }) => customerKey)).toEqual([TIDE, QUIET, OYSTER, 0]);
});

describe('logging out', () => {
  test('revokes the token at the server, although the user is already signed out here', async () => {
    shop.signInAs({});
    ports.revoke(tokenOf('chef'));
    await expect.poll(() => statusOf(tokenOf('chef'))).toBe(401);
    expect(await statusOf(tokenOf('admin'))).toBe(200);
  });

  test('sends no request without a token', async () => {
    ports.revoke(null);
    ports.revoke(tokenOf('chef'));
    await expect.poll(() => shop.answered).toEqual(['POST /api/token/revoke 200']);
  });

  test('with a token that expired meanwhile is not an error', async () => {
    await shop.server.call(revokeToken, { token: tokenOf('chef') });
    ports.revoke(tokenOf('chef'));
    await expect.poll(() => shop.answered).toEqual(['POST /api/token/revoke 401']);
  });
});

test('a menu entry that was chosen is noted', async () => {
  shop.signInAs({ token: tokenOf('chef') });
  ports.logMenuEntry('ViewCart');
  const noted = () => shop.server.database.selectFrom('menu_log').select('entry').execute();
  await expect.poll(noted).toEqual([{ entry: 'ViewCart' }]);
});
