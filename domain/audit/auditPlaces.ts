import { frameText } from '../texts/frameText.ts';

interface Place {
  to: string;
  label: string;
}

const USERS = { to: '/admin/users', label: frameText('pages.users') };
const OPTIONS = { to: '/admin', label: frameText('pages.options') };
const AREAS = { to: '/admin/rules', label: frameText('pages.deliveryAreasAndFees') };
const SETTINGS = { to: '/admin/settings', label: frameText('pages.siteSettings') };

const PLACES: Readonly<Record<string, Place>> = {
  admin: USERS,
  user: USERS,
  team: USERS,
  job: { to: '/admin/jobs', label: frameText('pages.jobsAndEmails') },
  payment: { to: '/admin/payments', label: frameText('pages.payments') },
  landing: { to: '/admin/landing', label: frameText('pages.landingPage') },
  image: OPTIONS,
  site: OPTIONS,
  partner: { to: '/admin/partners', label: frameText('pages.tradingPartners') },
  token: { to: '/admin/tokens', label: frameText('pages.serviceTokens') },
  data: { to: '/admin/import', label: frameText('pages.importData') },
  'rules.calendar': { to: '/admin/calendar', label: frameText('pages.deliveryCalendar') },
  'rules.zips': AREAS,
  'rules.charges': AREAS,
  'rules.site': SETTINGS,
  'rules.user': SETTINGS,
  'rules.shop': { to: '/admin/shop', label: frameText('pages.shop') },
  'rules.synonyms': { to: '/admin/search-words', label: frameText('pages.searchWords') },
};

/** The page for the subject of an action; null when there is none. */
export function auditPlace(action: string): Place | null {
  return PLACES[action] ?? PLACES[action.split('.')[0] ?? ''] ?? null;
}
