import { fromPromise } from 'xstate';
import { CLIENT_ID, listDemoAccounts, requestToken, revokeToken } from '#domain/api/authentication.ts';
import * as settings from '#domain/api/settings.ts';
import { getCustomer, getUser, listCustomers } from '#domain/api/user.ts';
import type { User } from '#domain/session/user.ts';
import { GUIDE_PAGES, isAnyAvailable, type MenuItem, type MenuKey } from '#domain/settings/menu.ts';
import { NO_PAGE_DEFAULTS, type PageDefaults } from '#domain/settings/preferences.ts';
import type { CustomerList } from '#machines/access/selectCustomer/customerList.ts';
import type { Exchange, Grant } from '#machines/access/signIn/grant.ts';
import type { Greeting } from '#machines/app/session/session.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Configuration } from '#machines/shop/shopper.ts';
import { type Api, answerOf } from '../../api/client.ts';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import type { CredentialStore } from './credentials.ts';

const customerParts = fetchOnce(() => import('#machines/access/selectCustomer/customerList.ts'));

function siteDefaults(api: Api): Promise<PageDefaults> {
  return Promise.all([
    answerOf(api.call(settings.getDefaultPageLayout, {})),
    answerOf(api.call(settings.getDefaultPageSortBy, {})),
  ]).then(([layout, sort]) => ({ ...layout, ...sort }));
}

async function greet(api: Api): Promise<Greeting> {
  const [site, logo, demoAccounts] = await Promise.all([
    answerOf(api.call(settings.getSiteSettings, {})),
    answerOf(api.call(settings.getLogoName, {})),
    answerOf(api.call(listDemoAccounts, {})),
  ]);
  return { site, ...logo, demoAccounts };
}

async function exchange(api: Api, grant: Grant): Promise<Exchange> {
  const asked =
    grant.kind === 'password'
      ? {
          grant_type: 'password',
          client_id: CLIENT_ID,
          username: grant.username,
          password: grant.password,
          ...(grant.otp !== undefined && { otp: grant.otp }),
        }
      : { grant_type: 'authorization_code', redirect_uri: grant.redirectUri, code: grant.code };
  const response = await api.call(requestToken, { body: asked });
  if (response.kind === 'answer') return { kind: 'signedIn', token: response.answer.access_token };
  if (response.kind === 'empty') throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
  const { status, code, message, body } = response;
  const resetToken = typeof body.resetToken === 'string' ? body.resetToken : null;
  return { kind: 'refused', status, code, text: message, resetToken };
}

async function loadMenu(api: Api): Promise<MenuItem[]> {
  const menu = await answerOf(api.call(settings.getMenu, {}));
  if (isAnyAvailable(menu, GUIDE_PAGES)) api.askGuidesAhead();
  return menu;
}

async function configure(api: Api): Promise<Configuration> {
  api.askShopAhead();
  const [customer, userSettings, menu, userDefaults, defaults] = await Promise.all([
    answerOf(api.call(getCustomer, {})),
    answerOf(api.call(settings.getSettings, {})),
    loadMenu(api),
    answerOf(api.call(settings.getPageDefaults, {})),
    siteDefaults(api),
  ]);
  return { customer, settings: { ...userSettings, menu }, userDefaults, siteDefaults: defaults };
}

/** What the session needs from the server and from the browser's storage. */
export function sessionPorts(api: Api, credentials: CredentialStore) {
  return {
    actors: {
      loadSite: fromPromise<Greeting>(() => greet(api)),
      readCredentials: fromPromise(async () => credentials.read()),
      loadUser: fromPromise<User>(() => answerOf(api.call(getUser, {}))),
      loadConfiguration: fromPromise<Configuration>(() => configure(api)),
      loadGuestConfiguration: fromPromise<Configuration>(async () => {
        const [guestSettings, defaults] = await Promise.all([
          answerOf(api.call(settings.getSettings, {})),
          siteDefaults(api),
        ]);
        return { customer: null, settings: guestSettings, userDefaults: NO_PAGE_DEFAULTS, siteDefaults: defaults };
      }),
    },
    exchangeGrant: fromPromise<Exchange, Grant>(({ input }) => exchange(api, input)),
    loadCustomers: fromPromise<CustomerList>(async () => {
      const customers = answerOf(api.call(listCustomers, {}));
      const { searchedCustomers } = await customerParts.fetch();
      return searchedCustomers(await customers);
    }),
    logMenuEntry: (entry: MenuKey) => {
      api.call(settings.logMenuEntry, { params: { entry } }).catch(() => undefined);
    },
    /** The local token is deleted before this call, so the header names it; the page may be closing. */
    revoke: (token: string | null) => {
      if (token === null) return;
      api
        .call(revokeToken, { headers: { Authorization: `Bearer ${token}` }, isKeptAlive: true })
        .catch(() => undefined);
    },
  };
}
