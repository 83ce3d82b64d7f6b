import type { Customer } from '#domain/customer/customer.ts';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import type { ListRule } from '#domain/product/shownFilters.ts';
import type { ShipMethod, User, UserType } from '#domain/session/user.ts';
import { userType } from '#domain/session/user.ts';
import { isAvailable } from '#domain/settings/menu.ts';
import type { PageDefaults } from '#domain/settings/preferences.ts';
import type { SiteSettings, UserSettings } from '#domain/settings/settings.ts';
import { texts } from '#domain/texts.ts';
import type { Failure } from '../lib/failure.ts';

/** What the browser keeps of a session between visits. */
export interface Credentials {
  token: string | null;
  customerKey: number | null;
  shipMethod: ShipMethod | null;
}

export const NO_CREDENTIALS: Credentials = { token: null, customerKey: null, shipMethod: null };

/** How to obtain a token. A password lives in the event and in the input of the one call, never in a context. */
export type Grant =
  | { kind: 'password'; username: string; password: string }
  | { kind: 'code'; code: string; redirectUri: string };

/** The server's answer to a grant: a token, or why not (HTTP status and OAuth description). */
export type Exchange = { kind: 'signedIn'; token: string } | { kind: 'refused'; status: number; description: string };

/** What the site says before anyone is greeted. Demo accounts are offered only while demo data is loaded. */
export interface Greeting {
  site: SiteSettings;
  logoName: string | null;
  demoAccounts: readonly { username: string; role: string; password: string }[];
}

/** What a ready session knows about the buyer. */
export interface Configuration {
  customer: Customer | null;
  settings: UserSettings;
  userDefaults: PageDefaults;
  siteDefaults: PageDefaults;
}

/** What the shop is opened with. */
export interface Shopper {
  userType: UserType;
  user: User | null;
  site: SiteSettings;
  configuration: Configuration;
}

/** Specification 8, Login: which text a refused sign-in shows. */
export function signInReason(grant: Grant['kind'], status: number, description: string): string {
  if (grant === 'code') return status === 401 ? texts.session.codeRejected : texts.session.punchoutExpired;
  if (status === 429) return texts.login.tooManyAttempts;
  if (status === 503) return texts.login.unavailable;
  if (status === 401 && description === 'Bad Request') return texts.login.unknownUser;
  return description.trim() || texts.login.failed;
}

export function signInFailureReason(grant: Grant['kind'], failure: Failure): string {
  if (grant === 'code') return texts.session.punchoutExpired;
  if (failure.kind === 'offline') return texts.login.noResponse;
  return failure.status === 503 ? texts.login.unavailable : failure.detail || texts.login.failed;
}

/** After the customer is known, key 0 without a ship method means: choose one (readings 6). */
export function needsShipMethod(customerKey: number | null, shipMethod: ShipMethod | null): boolean {
  return customerKey === WALK_IN_CUSTOMER_KEY && shipMethod === null;
}

export function shopperOf(
  hasToken: boolean,
  user: User | null,
  site: SiteSettings,
  configuration: Configuration,
): Shopper {
  const type = userType({
    hasToken,
    sessionType: configuration.settings.sessionType,
    isSalesperson: user?.isSalesperson ?? false,
  });
  return { userType: type, user, site, configuration };
}

function isBusiness({ userType }: Pick<Shopper, 'userType'>): boolean {
  return userType === 'Customer' || userType === 'Salesperson';
}

/** Guests and consumers keep no order guides, nor does anyone whose menu has none (specification 6). */
export function mayKeepGuides(shopper: Shopper): boolean {
  return isBusiness(shopper) && isAvailable(shopper.configuration.settings.menu, 'OrderGuides');
}

/** How far the buyer's list reaches. Without All Products a search stays inside his guides, whatever the site says (readings 38). */
export function listRule(shopper: Shopper): ListRule {
  const { site, configuration } = shopper;
  const { settings } = configuration;
  const keepsGuides = isBusiness(shopper);
  const mayListAll = !keepsGuides || isAvailable(settings.menu, 'AllProducts');
  return {
    keepsGuides,
    mayListAll,
    defaultsToStandard: settings.defaultToStandardOrder,
    searchesEverything: site.alwaysSearchAllProducts && mayListAll,
  };
}
