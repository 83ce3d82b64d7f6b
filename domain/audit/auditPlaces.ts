interface Place {
  to: string;
  label: string;
}

const USERS = { to: '/admin/users', label: 'Users' };
const OPTIONS = { to: '/admin', label: 'Options' };
const RULES = { to: '/admin/rules', label: 'Delivery Areas and Fees' };
const SETTINGS = { to: '/admin/settings', label: 'Site Settings' };

const PLACES: Readonly<Record<string, Place>> = {
  admin: USERS,
  user: USERS,
  job: { to: '/admin/jobs', label: 'Jobs and Emails' },
  payment: { to: '/admin/payments', label: 'Payments' },
  landing: { to: '/admin/landing', label: 'Landing Page' },
  image: OPTIONS,
  site: OPTIONS,
  partner: { to: '/admin/partners', label: 'Trading Partners' },
  token: { to: '/admin/tokens', label: 'Service Tokens' },
  data: { to: '/admin/import', label: 'Import Data' },
  'rules.calendar': { to: '/admin/calendar', label: 'Delivery Calendar' },
  'rules.zips': RULES,
  'rules.charges': RULES,
  'rules.site': SETTINGS,
  'rules.user': SETTINGS,
  'rules.shop': { to: '/admin/shop', label: 'Shop' },
  'rules.synonyms': { to: '/admin/search-words', label: 'Search Words' },
};

/** The page where it lives what an action was about; null where there is none. */
export function auditPlace(action: string): Place | null {
  return PLACES[action] ?? PLACES[action.split('.')[0] ?? ''] ?? null;
}
