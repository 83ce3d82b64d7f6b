import {
  inDialog,
  intoView,
  openSections,
  press,
  showMenu,
  visibleButton,
  visibleText,
} from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

/** The side menu of an admin, and Help. */
export const frameStories = storiesOf(
  ['shop'],
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
      sees: inDialog('Help', visibleText('Keyboard Shortcuts')),
    },
    {
      name: 'help-of-admin',
      as: 'admin',
      at: '/admin/rules',
      does: [visibleText('Customer tax rates'), press('?')],
      sees: inDialog('Help', visibleText(/longest matching prefix/)),
    },
  ],
);
