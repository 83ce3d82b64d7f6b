import { hold, passHeld } from '#test/support/stories/server.ts';
import { check, visibleButton, visibleText } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const LAST_SALES = '**/api/product/lastsale';

/** Products limited to an order guide, with the date of the last purchase. */
export const guidedListStories = storiesOf(
  ['catalogue'],
  [
    { name: 'guided-everywhere', as: 'chef', at: '/products?s=salmon#og=Standard', sees: 'Searching all products' },
    { name: 'guided-last-sales', as: 'priceless', at: '/products', sees: /^Last: / },
    {
      name: 'guided-list',
      as: 'admin',
      at: '/products',
      does: [visibleText(/results$/), check('List')],
      sees: /^Last: /,
    },
    { name: 'guided-without-last-sales', as: 'chef', at: '/products', server: hold(LAST_SALES), sees: /in stock$/ },
    { name: 'guided-standard', server: passHeld(LAST_SALES), sees: [visibleButton('Remove Standard'), /^Last: /] },
  ],
);
