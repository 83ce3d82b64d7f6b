import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCart } from '#domain/api/cart.ts';
import { contract } from '#domain/api/contract.ts';
import { listOrderGuides } from '#domain/api/orderGuides.ts';
import { getLogoName, getMenu, getSiteSettings } from '#domain/api/settings.ts';
import { getSystemTheme } from '#domain/api/theme.ts';
import { getCustomer, getUser } from '#domain/api/user.ts';
import { MENU_KEYS, type MenuKey } from '#domain/settings/menu.ts';
import { NO_CREDENTIALS } from '#machines/app/session/session.ts';
import { createApi, type Identity } from '#src/api/client.ts';
import { createCredentialStore } from '#src/app/session/credentials.ts';
import { stubFetch } from '../support/screens/stubFetch.ts';

const AHEAD = '../../src/api/askAhead.ts';
const GUIDES = listOrderGuides.path;
const logo = { logoName: 'logo.svg', distributorName: 'Harbor Provisions', distributorPhone: '(207) 555-0100' };
const nothing = { onSessionEnded: vi.fn(), onCustomerRefused: vi.fn(), onShipMethodRefused: vi.fn() };
const chef = { token: 'first', customerKey: 1001, shipMethod: 'Delivery' as const };

let early: string[];
let late: string[];
beforeEach(() => {
  early = [];
  late = [];
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
  globalThis.askedAhead = undefined;
});

/** Runs the script of the page, then has the program's own calls come one by one. */
async function openPage(kept = NO_CREDENTIALS, answer: () => Promise<Response> = async () => Response.json(logo)) {
  createCredentialStore(localStorage).store(kept, true);
  vi.stubGlobal('fetch', (path: string) => {
    early.push(path);
    return answer();
  });
  vi.resetModules();
  await import(/* @vite-ignore */ AHEAD);
  await globalThis.askedAhead?.calls.get(GUIDES)?.answer.catch(() => undefined);
  stubFetch(async ({ url }) => {
    late.push(new URL(url).pathname);
    return Response.json(logo);
  });
}

const apiOf = (identity: Identity = chef) => createApi(() => identity, nothing);

test('everything that opens the shop is requested for a returning buyer, by existing calls', async () => {
  await openPage(chef);
  const gets = contract.filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect(early.length).toBeGreaterThan(10);
  expect(early.filter((path) => !gets.includes(path))).toEqual([]);
});

/** A menu in which these entries alone are open; the others are hidden or locked. */
const menuOf = (...open: readonly MenuKey[]) =>
  MENU_KEYS.map((key, index) => ({
    key,
    isVisible: open.includes(key) || index % 2 === 0,
    isLocked: !open.includes(key) && index % 2 === 0,
  }));

test.each<readonly [MenuKey]>([['ViewProducts'], ['OrderGuides']])(
  'guides are requested once the menu opens %s, and the program loads them with the menu',
  async (key) => {
    const menu = menuOf(key);
    await openPage(chef, async () => Response.json(menu));
    expect([early.filter((path) => path === GUIDES), early.at(-1)]).toEqual([[GUIDES], GUIDES]);
    await expect(apiOf().call(getMenu, {})).resolves.toMatchObject({ answer: menu });
    await apiOf()
      .call(listOrderGuides, {})
      .catch(() => undefined);
    expect(late).toEqual([]);
  },
);

test.each<[string, () => Promise<Response>]>([
  ['closes every page of guides', async () => Response.json(menuOf('Categories', 'ViewCart', 'ProductHistory'))],
  ['did not come', async () => new Response('<html>', { status: 502 })],
])('no guides are requested early where the menu %s', async (_, answer) => {
  await openPage(chef, answer);
  expect(early).not.toContain(GUIDES);
  await apiOf()
    .call(listOrderGuides, {})
    .catch(() => undefined);
  expect(late).toEqual([GUIDES]);
});

test('who is not known for a customer yet has asked who it is; a stranger only what the site is', async () => {
  await openPage({ ...chef, customerKey: null, shipMethod: null });
  expect(early).toEqual([getSiteSettings.path, getLogoName.path, '/api/demo/accounts', getUser.path]);
  early = [];
  await openPage();
  expect(early).toEqual([getSiteSettings.path, getLogoName.path, '/api/demo/accounts', getSystemTheme.path]);
});

test('nothing is requested for the earlier visit when the user comes with a code', async () => {
  history.replaceState(null, '', '/?ac=code');
  await openPage(chef);
  expect(early).toEqual([]);
});

test('the program takes each answer once, and asks again then', async () => {
  await openPage(chef);
  await expect(apiOf().call(getLogoName, {})).resolves.toMatchObject({ kind: 'answer', answer: logo });
  expect(late).toEqual([]);
  await apiOf().call(getLogoName, {});
  expect(late).toEqual([getLogoName.path]);
});

test('data of another buyer or customer are requested again', async () => {
  await openPage(chef);
  await apiOf({ ...chef, customerKey: 1002 })
    .call(getCustomer, {})
    .catch(() => undefined);
  await apiOf({ ...chef, token: 'second' })
    .call(getUser, {})
    .catch(() => undefined);
  expect(late).toEqual([getCustomer.path, getUser.path]);
  await apiOf()
    .call(getCart, {})
    .catch(() => undefined);
  expect(late).toHaveLength(2);
});

test('an answer that was not used for a minute is requested again', async () => {
  await openPage(chef);
  vi.advanceTimersByTime(60_000);
  await apiOf().call(getLogoName, {});
  expect(late).toEqual([getLogoName.path]);
});

test('a call that found no network has failed, and is not sent a second time in silence', async () => {
  await openPage(chef, () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(apiOf().call(getLogoName, {})).rejects.toMatchObject({ failure: { kind: 'offline' } });
  expect(late).toEqual([]);
  await expect(apiOf().call(getLogoName, {})).resolves.toMatchObject({ kind: 'answer' });
});

/** The shop's own calls by their paths, in the order in which they left. */
async function opensShop() {
  await openPage();
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (call: string | Request) => {
    sent.push(typeof call === 'string' ? call : new URL(call.url).pathname);
    return Response.json(logo);
  });
  const api = apiOf();
  api.askShopAhead();
  return { api, sent };
}

test('the shop is requested beside its configuration after a sign-in, by existing calls', async () => {
  const { api, sent } = await opensShop();
  const gets = contract.filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect(sent.filter((path) => !gets.includes(path))).toEqual([]);
  expect(sent).toContain(getCart.path);
  expect(sent).not.toContain(GUIDES);
  const before = sent.length;
  await api.call(getCart, {}).catch(() => undefined);
  expect(sent).toHaveLength(before);
});

test('the shop is requested once, however often its configuration is', async () => {
  const { api, sent } = await opensShop();
  const before = sent.length;
  api.askShopAhead();
  expect(sent).toHaveLength(before);
  vi.advanceTimersByTime(60_000);
  api.askShopAhead();
  expect(sent).toHaveLength(2 * before);
});

test('guides are requested early where that is enabled, but never for key 0, nor once the customer is cleared', async () => {
  const { api, sent } = await opensShop();
  api.askGuidesAhead();
  apiOf({ ...chef, customerKey: 0 }).askGuidesAhead();
  apiOf({ ...chef, customerKey: null }).askGuidesAhead();
  expect(sent.filter((path) => path === GUIDES)).toHaveLength(1);
});
