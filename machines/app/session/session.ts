import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import { type Reason, reasonOf } from '#domain/session/reason.ts';
import { allowedShipMethods } from '#domain/session/shipMethod.ts';
import type { ShipMethod, User } from '#domain/session/user.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import type { Identity } from '../../access/identify/identity.ts';
import type { ShipMethodInput } from '../../access/shipMethod/shipMethod.ts';
import type { Environment } from '../../lib/environment.ts';
import { type Configuration, type Shopper, shopperOf } from '../../shop/shopper.ts';

/** What the browser stores of a session between visits. */
export interface Credentials {
  token: string | null;
  customerKey: number | null;
  shipMethod: ShipMethod | null;
}

export const NO_CREDENTIALS: Credentials = { token: null, customerKey: null, shipMethod: null };

/** What the site publishes before sign-in. Demo accounts are listed only while demo data is loaded. */
export interface Greeting {
  site: SiteSettings;
  /** A file in /img; '' without a logo. */
  logoName: string | null;
  distributorName: string | null;
  distributorPhone: string | null;
  demoAccounts: readonly { username: string; role: string; password: string }[];
}

/** The values until the site responds: nothing is allowed. */
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

/** Customer key 0 without a ship method has to choose one (readings 6). */
export function needsShipMethod(customerKey: number | null, shipMethod: ShipMethod | null): boolean {
  return customerKey === WALK_IN_CUSTOMER_KEY && shipMethod === null;
}

/** Whether a ship method has to be chosen: there is none, or the site no longer allows it. */
export function lacksShipMethod({ customerKey, shipMethod }: Credentials, site: SiteSettings): boolean {
  if (customerKey !== WALK_IN_CUSTOMER_KEY) return false;
  return shipMethod === null || !allowedShipMethods(site).includes(shipMethod);
}

/**
 * Whether pickup is the only method and there is no previous delivery to compare it with, so that no question is
 * needed.
 */
export function canOnlyFetch(known: Parameters<typeof shipMethodQuestion>[0]): boolean {
  const allowed = allowedShipMethods(known.site);
  return allowed.length === 1 && allowed[0] === 'Pickup' && shipMethodQuestion(known).previous !== 'Delivery';
}

/** A token that fails validation has its own message; a changed password keeps its reason. */
export function validationEnd(reason: Reason): Reason {
  return reason.code === 'sessionExpired' ? reasonOf('validationFailed') : reason;
}

/** The input of the ship method question. The method of another customer, or a refused one, cannot be kept. */
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

interface Visit {
  credentials: Credentials;
  user: User | null;
  site: SiteSettings;
  configuration: Configuration;
  environment: Environment;
}

/** What the shop opens with, for guests too. */
export function shopOpening({ credentials, user, site, configuration, environment }: Visit): {
  shopper: Shopper;
  environment: Environment;
} {
  const { token, customerKey, shipMethod } = credentials;
  const method = customerKey === WALK_IN_CUSTOMER_KEY ? shipMethod : null;
  return { shopper: shopperOf(token !== null, user, site, configuration, method), environment };
}
