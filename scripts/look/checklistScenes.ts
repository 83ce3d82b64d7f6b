import { button } from '../../test/support/shopping.ts';
import { cutHeld } from './heldCalls.ts';
import { answer, hold, letGo, type Scene, sees, waits } from './scene.ts';

const CHECKLIST = '**/api/admin/checklist';
const AT = { as: 'admin', at: '/admin/start' } as const;

const done = { state: 'done', settings: [], guide: null } as const;
const items = [
  {
    ...done,
    topic: 'shop',
    title: 'Name and logo',
    text: 'The shop is called Harbor Foods, with a logo of its own.',
    place: { to: '/admin/shop', label: 'Shop' },
  },
  {
    topic: 'mail',
    title: 'Letters',
    state: 'untried',
    text: 'A mail server is set, and no letter has gone out yet. Invite somebody to try it.',
    place: { to: '/admin/jobs', label: 'Jobs and Letters' },
    settings: ['SMTP_URL', 'MAIL_FROM'],
    guide: 'docs/mail.md',
  },
];

/** What is still missing before the shop can sell. */
export const checklistScenes: readonly Scene[] = [
  { name: 'checklist-loading', ...AT, network: hold(CHECKLIST), show: waits },
  {
    name: 'checklist-failed',
    after: 'checklist-loading',
    network: cutHeld(CHECKLIST),
    show: sees('What is missing could not be found out.'),
  },
  {
    name: 'checklist',
    after: 'checklist-failed',
    network: letGo(CHECKLIST),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('Nobody takes the orders: they stay in the shop.')(page);
    },
  },
  {
    name: 'checklist-done',
    isVariant: true,
    ...AT,
    network: answer(CHECKLIST, items),
    show: sees('1 not tried yet'),
  },
];
