import { answer, cutHeld, hold, letGo } from '#test/support/stories/server.ts';
import { click, loading } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const CHECKLIST = '**/api/admin/checklist';
const AT = { as: 'admin', at: '/admin/start' } as const;

const addresses = {
  ...{ topic: 'addresses', title: 'Addresses of customers', state: 'missing', settings: [], guide: 'docs/import.md' },
  text: '67 business accounts have no delivery address and cannot order for delivery. Import ship-tos.',
  examples: [
    'C1001 The Gilded Oyster',
    'C1002 Harbor Hospitality Group of Southern Maine and the Islands, Central Purchasing, Attention Kitchens',
    'C-1003-PORTLAND-WATERFRONT-ANNEX-0000017 Pine & Tide Bistro',
    'C1004 Εστιατόριο Λιμάνι',
    'C1005 מסעדת הנמל',
  ],
  more: 62,
  place: { to: '/admin/import', label: 'Import Data' },
};
const ALL_NAMED = { examples: [], more: 0 };
const items = [
  {
    ...{ topic: 'shop', title: 'Name and logo', state: 'done', settings: [], guide: null },
    ...ALL_NAMED,
    text: 'The shop is called Harbor Foods, with a logo of its own.',
    place: { to: '/admin/shop', label: 'Shop' },
  },
  {
    ...{
      topic: 'mail',
      title: 'Emails',
      state: 'untried',
      settings: ['SMTP_URL', 'MAIL_FROM'],
      guide: 'docs/mail.md',
    },
    ...ALL_NAMED,
    text: 'A mail server is set up, but no email has been sent yet. Invite a user to test it.',
    place: { to: '/admin/jobs', label: 'Jobs and Emails' },
  },
];

/** The tasks that remain before the shop can sell. */
export const checklistStories = storiesOf(
  ['checklist'],
  [
    { name: 'checklist-loading', ...AT, server: hold(CHECKLIST), sees: loading },
    { name: 'checklist-failed', server: cutHeld(CHECKLIST), sees: 'The setup checklist could not be loaded.' },
    {
      name: 'checklist',
      server: letGo(CHECKLIST),
      does: click('Try Again'),
      sees: 'Orders are not sent anywhere. They stay in the shop.',
    },
    { name: 'checklist-names', ...AT, server: answer(CHECKLIST, [addresses, ...items]), sees: 'and 62 more' },
    { name: 'checklist-done', ...AT, server: answer(CHECKLIST, items), sees: '1 not tested yet' },
  ],
);
