import type { Operation } from '#domain/punchout/visit.ts';
import type { SiteSettings, UserSettings } from '#domain/settings/settings.ts';
import type { MemberTerms } from '#domain/team/teamMember.ts';
import type { Language } from '#domain/texts/languages.ts';
import type { CallingService } from './callingService.ts';

/** The site row as every request needs it. */
export interface Site {
  settings: SiteSettings;
  showGuestPrices: boolean;
  timeZone: string;
  orderCutoff: string;
  /** How many days ahead a delivery date may be. */
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
  /** As chosen; null until then. */
  language: Language | null;
  /** The customer the user belongs to; null for a salesperson. */
  customerKey: number | null;
  tokenHash: Buffer;
  /** Of a session that a procurement system began. */
  visit: CallerVisit | null;
}

/** What a member of the customer's team may do; the guides by their ids. */
export type Membership = Omit<MemberTerms, 'guides'> & { guideIds: number[] | null };

export interface CallerVisit {
  id: number;
  operation: Operation;
}

/**
 * The caller of a request, with customer and settings: the site's, overridden by the customer's, overridden by the
 * user's.
 */
export interface Caller {
  /** The program that makes a call with access `service`, under the site's own settings. */
  service?: CallingService;
  user: CallerUser | null;
  customerKey: number | null;
  /** Null without teams, in a punchout, and for users without terms of their own. */
  membership: Membership | null;
  /** The version at the time of the call, whichever server changed the catalog. */
  catalogueVersion: number;
  site: Site;
  settings: UserSettings;
}

/** A caller with the customer that the endpoint requires. */
export interface Buyer {
  userId: number;
  name: string;
  email: string | null;
  customerKey: number;
  membership: Membership | null;
  /** Null outside a punchout. */
  visit: CallerVisit | null;
  site: Site;
  settings: UserSettings;
}

/** For endpoints with access `customer`, where admission has refused all other callers. */
export function buyer(caller: Caller): Buyer {
  if (!caller.user || caller.customerKey === null) throw new Error('endpoint reached without a customer');
  const { site, settings, customerKey, membership } = caller;
  const { id: userId, name, email, visit } = caller.user;
  return { userId, name, email, customerKey, membership, visit, site, settings };
}

export function signedInUser(caller: Caller): CallerUser {
  if (!caller.user) throw new Error('endpoint reached without a user');
  return caller.user;
}

export function callingService(caller: Caller): CallingService {
  if (!caller.service) throw new Error('endpoint reached without a service token');
  return caller.service;
}
