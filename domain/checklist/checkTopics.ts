/** What a shop needs before it can sell, in the order in which it is best done. */
export const CHECK_TOPICS = [
  'shop',
  'papers',
  'publicUrl',
  'mail',
  'products',
  'prices',
  'customers',
  'users',
  'calendar',
  'zips',
  'guests',
  'consumers',
  'cards',
  'orders',
] as const;
export type CheckTopic = (typeof CHECK_TOPICS)[number];

/** `demo`: it works, but not for real. `untried`: it is set, and nothing shows yet that it works. `choice`: it may stay as it is. */
export const CHECK_STATES = ['missing', 'demo', 'untried', 'choice', 'done'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

interface TopicText {
  title: string;
  /** Where it is mended, in the shop; null where that is done on the server. */
  place: { to: string; label: string } | null;
  /** The settings by which it is mended on the server. */
  settings: readonly string[];
  /** What to read about it. */
  guide: string | null;
}

const page = (to: string, label: string) => ({ place: { to, label }, settings: [], guide: null });

export const TOPIC_TEXTS: Readonly<Record<CheckTopic, TopicText>> = {
  shop: { title: 'Name and logo', ...page('/admin/shop', 'Shop') },
  papers: { title: 'Address on documents', ...page('/admin/shop', 'Shop') },
  publicUrl: { title: 'Store address', place: null, settings: ['PUBLIC_URL'], guide: 'docs/configuration.md' },
  mail: {
    title: 'Emails',
    place: { to: '/admin/jobs', label: 'Jobs and Emails' },
    settings: ['SMTP_URL', 'MAIL_FROM'],
    guide: 'docs/mail.md',
  },
  products: {
    title: 'Products',
    place: { to: '/admin/import', label: 'Import Data' },
    settings: [],
    guide: 'docs/import.md',
  },
  prices: {
    title: 'Prices',
    place: { to: '/admin/import', label: 'Import Data' },
    settings: [],
    guide: 'docs/import.md',
  },
  customers: {
    title: 'Customers',
    place: { to: '/admin/import', label: 'Import Data' },
    settings: [],
    guide: 'docs/import.md',
  },
  users: { title: 'People', ...page('/admin/users', 'Users') },
  calendar: { title: 'Delivery days', ...page('/admin/calendar', 'Delivery Calendar') },
  zips: { title: 'Delivery areas', ...page('/admin/rules', 'Delivery Areas and Fees') },
  guests: { title: 'Guests', ...page('/admin/settings', 'Site Settings') },
  consumers: { title: 'Consumers', ...page('/admin/settings', 'Site Settings') },
  cards: {
    title: 'Card payments',
    place: { to: '/admin/settings', label: 'Site Settings' },
    settings: ['PAYMENT_GATEWAY', 'AUTHORIZENET_MODE'],
    guide: 'docs/payments.md',
  },
  orders: {
    title: 'Order delivery',
    place: { to: '/admin/tokens', label: 'Service Tokens' },
    settings: ['ORDER_EXPORT', 'ORDER_WEBHOOK'],
    guide: 'docs/integration.md',
  },
};
