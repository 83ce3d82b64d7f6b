import { adminText } from '../texts/adminText.ts';
import { frameText } from '../texts/frameText.ts';
/** The requirements of a shop before it can sell, in the recommended order. */
export const CHECK_TOPICS = [
  'shop',
  'papers',
  'publicUrl',
  'mail',
  'products',
  'prices',
  'zeroPrices',
  'stock',
  'customers',
  'addresses',
  'users',
  'pastOrders',
  'timeZone',
  'calendar',
  'holidays',
  'zips',
  'guests',
  'consumers',
  'cards',
  'orders',
] as const;
export type CheckTopic = (typeof CHECK_TOPICS)[number];

/**
 * `demo`: it works, but only as a demo. `untried`: it is configured, but not used yet. `choice`: the default may stay.
 */
export const CHECK_STATES = ['missing', 'demo', 'untried', 'choice', 'done'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

interface TopicText {
  title: string;
  /** The page where an admin does it; null when it is done on the server. */
  place: { to: string; label: string } | null;
  /** The server settings that complete it. */
  settings: readonly string[];
  /** The guide to read about it. */
  guide: string | null;
}

const ofData = () => ({
  place: { to: '/admin/import', label: frameText('pages.importData') },
  settings: [],
  guide: 'docs/import.md',
});
const page = (to: string, label: string) => ({ place: { to, label }, settings: [], guide: null });

export const topicTexts = (): Readonly<Record<CheckTopic, TopicText>> => ({
  shop: { title: adminText('checkTopics.nameAndLogo'), ...page('/admin/shop', frameText('pages.shop')) },
  papers: { title: adminText('checkTopics.addressOnDocuments'), ...page('/admin/shop', frameText('pages.shop')) },
  publicUrl: {
    title: adminText('checkTopics.storeAddress'),
    place: null,
    settings: ['PUBLIC_URL'],
    guide: 'docs/configuration.md',
  },
  mail: {
    title: adminText('checkTopics.emails'),
    place: { to: '/admin/jobs', label: frameText('pages.jobsAndEmails') },
    settings: ['SMTP_URL', 'MAIL_FROM'],
    guide: 'docs/mail.md',
  },
  products: { title: adminText('checkTopics.products'), ...ofData() },
  prices: { title: adminText('checkTopics.prices'), ...ofData() },
  zeroPrices: { title: adminText('checkTopics.zeroPrices'), ...ofData() },
  stock: { title: adminText('checkTopics.stock'), ...ofData() },
  customers: { title: adminText('checkTopics.customers'), ...ofData() },
  addresses: { title: adminText('checkTopics.addresses'), ...ofData() },
  pastOrders: { title: adminText('checkTopics.pastOrders'), ...ofData() },
  users: { title: adminText('checkTopics.people'), ...page('/admin/users', frameText('pages.users')) },
  timeZone: {
    title: adminText('checkTopics.timeZone'),
    ...page('/admin/settings', frameText('pages.siteSettings')),
  },
  calendar: {
    title: adminText('checkTopics.deliveryDays'),
    ...page('/admin/calendar', frameText('pages.deliveryCalendar')),
  },
  holidays: {
    title: adminText('checkTopics.holidays'),
    ...page('/admin/calendar', frameText('pages.deliveryCalendar')),
  },
  zips: {
    title: adminText('checkTopics.deliveryAreas'),
    ...page('/admin/rules', frameText('pages.deliveryAreasAndFees')),
  },
  guests: { title: adminText('checkTopics.guests'), ...page('/admin/settings', frameText('pages.siteSettings')) },
  consumers: {
    title: adminText('checkTopics.consumers'),
    ...page('/admin/settings', frameText('pages.siteSettings')),
  },
  cards: {
    title: adminText('checkTopics.cardPayments'),
    place: { to: '/admin/settings', label: frameText('pages.siteSettings') },
    settings: ['PAYMENT_GATEWAY', 'AUTHORIZENET_MODE'],
    guide: 'docs/payments.md',
  },
  orders: {
    title: adminText('checkTopics.orderDelivery'),
    place: { to: '/admin/tokens', label: frameText('pages.serviceTokens') },
    settings: ['ORDER_EXPORT', 'ORDER_WEBHOOK'],
    guide: 'docs/integration.md',
  },
});
