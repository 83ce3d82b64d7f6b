import { all, answer, cutHeld, hold } from '#test/support/stories/server.ts';
import { click, fill, inDialog, loading, openDialog, press } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const AUDIT = '**/api/admin/audit?*';
const PEOPLE = '**/api/admin/audit/people';
const AT = { as: 'admin', at: '/admin/audit' } as const;

const entry = {
  ...{ id: 12, at: '2026-03-04T15:00:00.000Z', userId: 2, by: 'Harriet Blackwood-Montgomery', isProgram: false },
  ...{ action: 'user.change', text: 'changed a user', subject: '4', about: 'Rosa Delgado', detail: null },
  changes: [
    { what: 'Name', was: 'Rosa', is: 'Rosa Delgado' },
    { what: 'Acts for C0108', was: null, is: 'Harbor View Resort, Conference Center and Marina' },
    { what: 'Acts for C0103', was: 'Casco Bay Hospital', is: null },
    { what: 'Menu: Admin panel', was: 'Hidden', is: 'Shown' },
    {
      what: 'Message at checkout',
      was: 'As the customer and the site',
      is: 'Orders after three go out the day after.',
    },
  ],
};
const rows = [
  entry,
  {
    ...{ ...entry, id: 11, userId: null, by: 'erp', isProgram: true, action: 'integration.stock', text: 'sent stock' },
    ...{ about: '608 same, 4 changed', changes: [] },
  },
  {
    ...{ ...entry, id: 10, action: 'rules.zips', text: 'changed the delivery areas', about: '' },
    changes: [{ what: 'Zip 041', was: 'no delivery', is: 'delivered to, minimum $50.00, Mon, Wed' }],
  },
  {
    ...{ ...entry, id: 9, action: 'payment.refund', text: 'refunded a payment', about: '$1,240.05 of payment A2' },
    changes: [],
  },
  {
    ...{ ...entry, id: 8, userId: null, by: null, action: 'data.import', text: 'imported a file' },
    ...{ about: 'Contract Prices', detail: 'new 12, changed 1,204, same 40,311, refused 3', changes: [] },
  },
];
const people = answer(PEOPLE, [{ userId: 2, name: 'Harriet Blackwood-Montgomery' }]);

/** Who changed what. */
export const auditStories = storiesOf(
  ['audit'],
  [
    { name: 'audit-loading', ...AT, server: hold(AUDIT), sees: loading },
    { name: 'audit-failed', server: cutHeld(AUDIT), sees: 'The log could not be loaded.' },
    {
      name: 'audit',
      server: all(answer(AUDIT, rows), people),
      does: click('Try Again'),
      sees: '$1,240.05 of payment A2',
    },
    { name: 'audit-changes', does: click(/^5 changes ?: Changed a user/), sees: openDialog('Changed a user') },
    {
      name: 'audit-reversed',
      does: [
        inDialog('Changed a user', click('Close')),
        ...[fill('Start Date', '03/04/2026'), press('Tab'), fill('End Date', '03/03/2026'), press('Tab')],
      ],
      sees: 'The end date is before the start date.',
    },
    { name: 'audit-none', ...AT, server: all(answer(AUDIT, []), people), sees: 'No changes yet.' },
  ],
);
