import { answer, cutHeld, hold, letGo } from '#test/support/stories/server.ts';
import { click, loading } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const CHECKLIST = '**/api/admin/checklist';
const AT = { as: 'admin', at: '/admin/start' } as const;

const items = [
  {
    ...{ topic: 'shop', title: 'Name and logo', state: 'done', settings: [], guide: null },
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
    { name: 'checklist-done', ...AT, server: answer(CHECKLIST, items), sees: '1 not tested yet' },
  ],
);
