import { adminText } from '../texts/adminText.ts';

interface Place {
  to: string;
  label: string;
}

const USERS = { to: '/admin/users', label: adminText('auditPlaces.users') };
const OPTIONS = { to: '/admin', label: adminText('auditPlaces.options') };
const AREAS = { to: '/admin/rules', label: adminText('auditPlaces.deliveryAreasAndFees') };
const SETTINGS = { to: '/admin/settings', label: adminText('auditPlaces.siteSettings') };

const PLACES: Readonly<Record<string, Place>> = {
  admin: USERS,
  user: USERS,
  team: USERS,
  job: { to: '/admin/jobs', label: adminText('auditPlaces.jobsAndEmails') },
  payment: { to: '/admin/payments', label: adminText('auditPlaces.payments') },
  landing: { to: '/admin/landing', label: adminText('auditPlaces.landingPage') },
  image: OPTIONS,
  site: OPTIONS,
  partner: { to: '/admin/partners', label: adminText('auditPlaces.tradingPartners') },
  token: { to: '/admin/tokens', label: adminText('auditPlaces.serviceTokens') },
  data: { to: '/admin/import', label: adminText('auditPlaces.importData') },
  'rules.calendar': { to: '/admin/calendar', label: adminText('auditPlaces.deliveryCalendar') },
  'rules.zips': AREAS,
  'rules.charges': AREAS,
  'rules.site': SETTINGS,
  'rules.user': SETTINGS,
  'rules.shop': { to: '/admin/shop', label: adminText('auditPlaces.shop') },
  'rules.synonyms': { to: '/admin/search-words', label: adminText('auditPlaces.searchWords') },
};

/** The page for the subject of an action; null when there is none. */
export function auditPlace(action: string): Place | null {
  return PLACES[action] ?? PLACES[action.split('.')[0] ?? ''] ?? null;
}
