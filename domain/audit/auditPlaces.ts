const PLACES: Readonly<Record<string, string>> = {
  admin: '/admin/users',
  user: '/admin/users',
  job: '/admin/jobs',
  payment: '/admin/payments',
  landing: '/admin/landing',
  image: '/admin',
  site: '/admin',
  partner: '/admin/partners',
  token: '/admin/tokens',
  data: '/admin/import',
  'rules.calendar': '/admin/calendar',
  'rules.zips': '/admin/rules',
  'rules.charges': '/admin/rules',
  'rules.site': '/admin/settings',
  'rules.user': '/admin/settings',
  'rules.shop': '/admin/shop',
};

/** The page where it lives what an action was about; null where there is none. */
export function auditPlace(action: string): string | null {
  return PLACES[action] ?? PLACES[action.split('.')[0] ?? ''] ?? null;
}
