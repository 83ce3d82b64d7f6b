import type { Operation } from '#domain/punchout/visit.ts';
import type { SiteSettings, UserSettings } from '#domain/settings/settings.ts';
import type { CallingService } from './callingService.ts';

/** The site row as every request needs it. */
export interface Site {
  settings: SiteSettings;
  showGuestPrices: boolean;
  timeZone: string;
  orderCutoff: string;
  /** How far ahead a delivery can be asked for. */
  deliveryDaysAhead: number;
  logoName: string;
  distributorName: string;
  distributorPhone: string;
  defaultPageLayout: number | null;
  defaultPageSortBy: number | null;
}

export interface CallerUser {
  id: number;
  username: string;
  name: string;
  isSalesperson: boolean;
  email: string | null;
  /** The customer the user belongs to; null for a salesperson. */
  customerKey: number | null;
  tokenHash: Buffer;
  /** Of a session that a procurement system began. */
  visit: CallerVisit | null;
}

export interface CallerVisit {
  id: number;
  operation: Operation;
}

/** Who makes a call, for whom, and under which settings: the site's, overridden by the customer's, overridden by the user's. */
export interface Caller {
  /** The program that makes a call of access `service`, under the site's own settings. */
  service?: CallingService;
  user: CallerUser | null;
  customerKey: number | null;
  /** Of the moment of the call, whichever server changed the catalogue. */
  catalogueVersion: number;
  site: Site;
  settings: UserSettings;
}

/** A caller whose endpoint demands a customer. */
export interface Buyer {
  userId: number;
  name: string;
  email: string | null;
  customerKey: number;
  /** Null outside a punchout. */
  visit: CallerVisit | null;
  site: Site;
  settings: UserSettings;
}

/** For endpoints with access `customer`, whose check has already refused everyone else. */
export function buyer(caller: Caller): Buyer {
  if (!caller.user || caller.customerKey === null) throw new Error('endpoint reached without a customer');
  const { site, settings, customerKey } = caller;
  const { id: userId, name, email, visit } = caller.user;
  return { userId, name, email, customerKey, visit, site, settings };
}

export function signedInUser(caller: Caller): CallerUser {
  if (!caller.user) throw new Error('endpoint reached without a user');
  return caller.user;
}

export function callingService(caller: Caller): CallingService {
  if (!caller.service) throw new Error('endpoint reached without a service token');
  return caller.service;
}
