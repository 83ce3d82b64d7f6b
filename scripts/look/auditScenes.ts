import { button } from '../../test/support/shopping.ts';
import { cutHeld } from './heldCalls.ts';
import { all, answer, hold, type Scene, sees, waits } from './scene.ts';

const AUDIT = '**/api/admin/audit?*';
const PEOPLE = '**/api/admin/audit/people';
const AT = { as: 'admin', at: '/admin/audit' } as const;

const entry = {
  id: 12,
  at: '2026-03-04T15:00:00.000Z',
  userId: 2,
  by: 'Harriet Blackwood-Montgomery',
  isProgram: false,
  action: 'user.change',
  text: 'changed a user',
  subject: '4',
  about: 'Rosa Delgado',
  detail: null,
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
    ...entry,
    ...{ id: 11, userId: null, by: 'erp', isProgram: true, action: 'integration.stock', text: 'sent stock' },
    ...{ about: '608 same, 4 changed', changes: [] },
  },
  {
    ...entry,
    ...{ id: 10, action: 'rules.zips', text: 'set the zip rules', about: '' },
    changes: [{ what: 'Zip 041', was: 'not delivered to', is: 'delivered to, minimum $50.00, Mon, Wed' }],
  },
  {
    ...entry,
    ...{ id: 9, action: 'payment.refund', text: 'refunded a payment', about: '$1,240.05 of payment A2', changes: [] },
  },
  {
    ...entry,
    ...{ id: 8, userId: null, by: null, action: 'data.import', text: 'brought a file in', about: 'Contract Prices' },
    ...{ detail: 'new 12, changed 1,204, same 40,311, refused 3', changes: [] },
  },
];
const people = [{ userId: 2, name: 'Harriet Blackwood-Montgomery' }];
const log = all(answer(AUDIT, rows), answer(PEOPLE, people));

/** Who changed what. */
export const auditScenes: readonly Scene[] = [
  { name: 'audit-loading', ...AT, network: hold(AUDIT), show: waits },
  {
    name: 'audit-failed',
    after: 'audit-loading',
    network: cutHeld(AUDIT),
    show: sees('The log could not be loaded.'),
  },
  {
    name: 'audit',
    after: 'audit-failed',
    network: log,
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('$1,240.05 of payment A2')(page);
    },
  },
  {
    name: 'audit-changes',
    after: 'audit',
    show: async (page) => {
      await button(page, /^5 changes ?: Changed a user/).click();
      await page.getByRole('dialog', { name: 'Changed a user' }).waitFor();
    },
  },
  {
    name: 'audit-reversed',
    after: 'audit-changes',
    show: async (page) => {
      await button(page.getByRole('dialog'), 'Close').last().click();
      for (const [name, day] of [
        ['Start Date', '03/04/2026'],
        ['End Date', '03/03/2026'],
      ] as const) {
        const field = page.getByRole('textbox', { name });
        await field.fill(day);
        await field.press('Tab');
      }
      await sees('The last day is before the first one.')(page);
    },
  },
  {
    name: 'audit-none',
    isVariant: true,
    ...AT,
    network: all(answer(AUDIT, []), answer(PEOPLE, people)),
    show: sees('Nothing has been changed yet.'),
  },
];
