import type { ListRule } from '#domain/catalog/shownFilters.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import { punchoutMenu } from '#domain/punchout/menu.ts';
import type { PunchoutVisit } from '#domain/punchout/visit.ts';
import { type Reason, reasonOf } from '#domain/session/reason.ts';
import { allowedShipMethods } from '#domain/session/shipMethod.ts';
import type { ShipMethod, User, UserType } from '#domain/session/user.ts';
import { userType } from '#domain/session/user.ts';
import { GUIDE_PAGES, isAnyAvailable, isAvailable } from '#domain/settings/menu.ts';
import { NO_PAGE_DEFAULTS, type PageDefaults } from '#domain/settings/preferences.ts';
import { DEFAULT_USER_SETTINGS, type SiteSettings, type UserSettings } from '#domain/settings/settings.ts';
import type { Environment } from '../../lib/environment.ts';
import type { Identity } from '../identify/identity.ts';
import type { ShipMethodInput } from '../shipMethod/shipMethod.ts';

/** What the browser keeps of a session between visits. */
export interface Credentials {
  token: string | null;
  customerKey: number | null;
  shipMethod: ShipMethod | null;
}

export const NO_CREDENTIALS: Credentials = { token: null, customerKey: null, shipMethod: null };

/** What the site says before anyone is greeted. Demo accounts are offered only while demo data is loaded. */
export interface Greeting {
  site: SiteSettings;
  /** A file of /img; '' where the distributor has sent none. */
  logoName: string | null;
  distributorName: string | null;
  distributorPhone: string | null;
  demoAccounts: readonly { username: string; role: string; password: string }[];
}

/** Before it is known: closed. */
export const NO_GREETING: Greeting = {
  site: {
    allowGuest: false,
    allowConsumer: false,
    siteKey: null,
    alwaysSearchAllProducts: false,
    allowConsumerPickup: false,
    allowConsumerDelivery: false,
    zipCodeRestrictionFlag: false,
    zipCodeRestrictionMessage: null,
    layoutImages: { list: false, detail: false, mobile: false },
  },
  logoName: null,
  distributorName: null,
  distributorPhone: null,
  demoAccounts: [],
};

/** What a ready session knows about the buyer. */
export interface Configuration {
  customer: Customer | null;
  settings: UserSettings;
  userDefaults: PageDefaults;
  siteDefaults: PageDefaults;
}

/** Before it is known: a guest who may do nothing. */
export const NO_CONFIGURATION: Configuration = {
  customer: null,
  settings: { ...DEFAULT_USER_SETTINGS, sessionType: 'Guest', hidePricing: true, menu: [] },
  userDefaults: NO_PAGE_DEFAULTS,
  siteDefaults: NO_PAGE_DEFAULTS,
};

/** What the shop is opened with. */
export interface Shopper {
  userType: UserType;
  /** Of walk-in business alone; anyone else's goods are delivered. */
  shipMethod: ShipMethod | null;
  user: User | null;
  site: SiteSettings;
  configuration: Configuration;
  /** Why he came, if from a procurement system. */
  punchout: PunchoutVisit | null;
}

/** After the customer is known, key 0 without a ship method means: choose one (readings 6). */
export function needsShipMethod(customerKey: number | null, shipMethod: ShipMethod | null): boolean {
  return customerKey === WALK_IN_CUSTOMER_KEY && shipMethod === null;
}

/** Whether a ship method has to be chosen at this site: none was, or one that the site no longer allows. */
export function lacksShipMethod({ customerKey, shipMethod }: Credentials, site: SiteSettings): boolean {
  if (customerKey !== WALK_IN_CUSTOMER_KEY) return false;
  return shipMethod === null || !allowedShipMethods(site).includes(shipMethod);
}

/** Whether pickup is all there is, and no delivery was in use before that it would have to be compared with: nobody is asked. */
export function canOnlyFetch(known: Parameters<typeof shipMethodQuestion>[0]): boolean {
  const allowed = allowedShipMethods(known.site);
  return allowed.length === 1 && allowed[0] === 'Pickup' && shipMethodQuestion(known).previous !== 'Delivery';
}

/** A token that fails while it is validated has words of its own; a changed password is told as such. */
export function validationEnd(reason: Reason): Reason {
  return reason.code === 'sessionExpired' ? reasonOf('validationFailed') : reason;
}

/** What is asked of walk-in business. The method of another customer, or a refused one, is nothing to go back to. */
export function shipMethodQuestion(known: {
  site: SiteSettings;
  previous: Identity | null;
  wanted: ShipMethod | null;
  reason: Reason | null;
}): ShipMethodInput {
  const { site, previous, wanted, reason } = known;
  const before = previous?.customerKey === WALK_IN_CUSTOMER_KEY ? previous.shipMethod : null;
  const isRefused = reason?.code === 'shipMethodRefused';
  return { site, wanted, previous: isRefused ? null : before, refused: isRefused ? before : null };
}

export function shopperOf(
  hasToken: boolean,
  user: User | null,
  site: SiteSettings,
  configuration: Configuration,
  shipMethod: ShipMethod | null = null,
): Shopper {
  const punchout = user?.punchout ?? null;
  const type = userType({
    hasToken,
    sessionType: configuration.settings.sessionType,
    isSalesperson: user?.isSalesperson === true && punchout === null,
  });
  return { userType: type, shipMethod, user, site, configuration, punchout };
}

/** What this user is shown of it: a punchout has fewer pages. */
export function configurationFor(user: User | null, configuration: Configuration): Configuration {
  const { settings } = configuration;
  if (!user?.punchout) return configuration;
  return { ...configuration, settings: { ...settings, menu: punchoutMenu(settings.menu, user.punchout) } };
}

/** Where the cart may not be changed: nothing of it is offered, and nothing is sent. */
export function isReadOnly({ punchout }: Pick<Shopper, 'punchout'>): boolean {
  return punchout?.operation === 'inspect';
}

interface Visit {
  credentials: Credentials;
  user: User | null;
  site: SiteSettings;
  configuration: Configuration;
  environment: Environment;
}

/** What the shop is opened with, to a guest too. */
export function shopOpening({ credentials, user, site, configuration, environment }: Visit): {
  shopper: Shopper;
  environment: Environment;
} {
  const { token, customerKey, shipMethod } = credentials;
  const method = customerKey === WALK_IN_CUSTOMER_KEY ? shipMethod : null;
  return { shopper: shopperOf(token !== null, user, site, configuration, method), environment };
}

function isBusiness({ userType }: Pick<Shopper, 'userType'>): boolean {
  return userType === 'Customer' || userType === 'Salesperson';
}

function hasGuides(shopper: Pick<Shopper, 'userType' | 'punchout'>): boolean {
  return isBusiness(shopper) && shopper.punchout === null;
}

/** Guests, consumers and punchouts keep no order guides, nor does anyone whose menu has none (specification 6). */
export function mayKeepGuides(shopper: Shopper): boolean {
  return hasGuides(shopper) && isAvailable(shopper.configuration.settings.menu, 'OrderGuides');
}

/** Whether any page of his shows guides; without one they are not asked for. */
export function seesGuides(shopper: Shopper): boolean {
  return hasGuides(shopper) && isAnyAvailable(shopper.configuration.settings.menu, GUIDE_PAGES);
}

/** How far the buyer's list reaches. Without All Products a search stays inside his guides, whatever the site says (readings 38). */
export function listRule(shopper: Shopper): ListRule {
  const { site, configuration } = shopper;
  const { settings } = configuration;
  const keepsGuides = hasGuides(shopper);
  const mayListAll = !keepsGuides || isAvailable(settings.menu, 'AllProducts');
  return {
    keepsGuides,
    mayListAll,
    defaultsToStandard: settings.defaultToStandardOrder,
    searchesEverything: site.alwaysSearchAllProducts && mayListAll,
  };
}
