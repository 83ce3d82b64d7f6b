import type { ListRule } from '#domain/catalog/shownFilters.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { punchoutMenu } from '#domain/punchout/menu.ts';
import type { PunchoutVisit } from '#domain/punchout/visit.ts';
import type { ShipMethod, User, UserType } from '#domain/session/user.ts';
import { userType } from '#domain/session/user.ts';
import { GUIDE_PAGES, isAnyAvailable, isAvailable } from '#domain/settings/menu.ts';
import { NO_PAGE_DEFAULTS, type PageDefaults } from '#domain/settings/preferences.ts';
import { DEFAULT_USER_SETTINGS, type SiteSettings, type UserSettings } from '#domain/settings/settings.ts';

/** What a ready session knows about the buyer. */
export interface Configuration {
  customer: Customer | null;
  settings: UserSettings;
  userDefaults: PageDefaults;
  siteDefaults: PageDefaults;
}

/** The values until it is known: a guest who may do nothing. */
export const NO_CONFIGURATION: Configuration = {
  customer: null,
  settings: { ...DEFAULT_USER_SETTINGS, sessionType: 'Guest', hidePricing: true, menu: [] },
  userDefaults: NO_PAGE_DEFAULTS,
  siteDefaults: NO_PAGE_DEFAULTS,
};

/** What the shop is opened with. */
export interface Shopper {
  userType: UserType;
  /** Only for walk-in customers; all other orders are delivered. */
  shipMethod: ShipMethod | null;
  user: User | null;
  site: SiteSettings;
  configuration: Configuration;
  /** The punchout visit, if the user came from a procurement system. */
  punchout: PunchoutVisit | null;
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

/** What this user sees of the configuration: a punchout has fewer pages. */
export function configurationFor(user: User | null, configuration: Configuration): Configuration {
  const { settings } = configuration;
  if (!user?.punchout) return configuration;
  return { ...configuration, settings: { ...settings, menu: punchoutMenu(settings.menu, user.punchout) } };
}

/** Whether the cart may not be changed, so that no changes are offered or sent. */
export function isReadOnly({ punchout }: Pick<Shopper, 'punchout'>): boolean {
  return punchout?.operation === 'inspect';
}

function isBusiness({ userType }: Pick<Shopper, 'userType'>): boolean {
  return userType === 'Customer' || userType === 'Salesperson';
}

function hasGuides(shopper: Pick<Shopper, 'userType' | 'punchout'>): boolean {
  return isBusiness(shopper) && shopper.punchout === null;
}

/**
 * Guests, consumers and punchouts have no order guides, and neither have users whose menu has none (specification 6).
 */
export function mayKeepGuides(shopper: Shopper): boolean {
  return hasGuides(shopper) && isAvailable(shopper.configuration.settings.menu, 'OrderGuides');
}

/** Whether any page of this user shows guides; otherwise none are loaded. */
export function seesGuides(shopper: Shopper): boolean {
  return hasGuides(shopper) && isAnyAvailable(shopper.configuration.settings.menu, GUIDE_PAGES);
}

/**
 * The extent of the buyer's list. Without All Products, a search stays within their guides, regardless of the site
 * setting (readings 38).
 */
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
