import { answer, answerHeld, hold } from '#test/support/stories/server.ts';
import {
  busyButton,
  click,
  inDialog,
  intoView,
  openSections,
  press,
  showMenu,
  visibleButton,
  visibleText,
} from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const RECORDING = '**/api/recording';
const TOO_MANY = 'Too many attempts. Please try again later.';

/** The side menu of an admin, and Help. */
export const frameStories = storiesOf(
  ['shop', 'support'],
  [
    {
      name: 'menu-sections-closed',
      as: 'admin',
      at: '/admin/start',
      byTab: true,
      does: [showMenu, intoView('Help')],
      sees: visibleButton('Operations'),
    },
    {
      name: 'menu-sections-open',
      does: [openSections('Catalog', 'Selling', 'People', 'Operations'), intoView('Help')],
      sees: ['Search Words', 'Delivery Areas and Fees', 'Service Tokens', 'Audit Log'],
    },
    {
      name: 'menu-drawer-sections',
      as: 'admin',
      at: '/admin/users',
      upTo: 768,
      byTab: true,
      does: [showMenu, intoView('Help')],
      sees: 'Service Tokens',
    },
    {
      name: 'help-of-buyer',
      as: 'chef',
      at: '/products',
      byTab: true,
      does: [visibleText(/^\d+ results$/), press('?')],
      sees: inDialog('Help', visibleText('Keyboard Shortcuts'), visibleButton('Send to Support')),
    },
    {
      name: 'help-of-admin',
      as: 'admin',
      at: '/admin/rules',
      does: [visibleText('Customer tax rates'), press('?')],
      sees: inDialog('Help', visibleText(/longest matching prefix/)),
    },
    {
      name: 'help-with-reason',
      as: 'admin',
      at: '/admin/flows',
      does: [visibleButton('Open'), ({ page }) => page.getByRole('button', { name: 'Open' }).focus(), press('?')],
      sees: inDialog('Help', visibleText('Enter the code that the user read to you.')),
    },
    {
      name: 'support-sending',
      as: 'chef',
      at: '/cart',
      server: hold(RECORDING),
      does: [visibleText('Total Items'), press('?'), inDialog('Help', click('Send to Support'))],
      sees: inDialog('Help', busyButton('Send to Support')),
    },
    {
      name: 'support-sent',
      server: answerHeld(RECORDING, { code: 'HXKMRZVN', expiresAt: '2026-12-30T15:00:00.000Z' }),
      sees: inDialog('Help', visibleText('HXKM-RZVN'), visibleButton('Send Again')),
    },
    {
      name: 'support-not-sent',
      as: 'chef',
      at: '/cart',
      server: answer(RECORDING, { code: 'tooManyAttempts', message: TOO_MANY, errors: [TOO_MANY] }, 429),
      does: [visibleText('Total Items'), press('?'), inDialog('Help', click('Send to Support'))],
      sees: inDialog('Help', visibleText(TOO_MANY)),
    },
  ],
);
