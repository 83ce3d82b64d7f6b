import { productsText } from '#domain/texts/productsText.ts';
import { MAIN_CATEGORIES, PRODUCTS } from '#test/support/stories/catalog.ts';
import { answer, cut, hold, letGo } from '#test/support/stories/server.ts';
import { atAddress, click, follow } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const AT = { as: 'chef', at: '/categories' } as const;

/** All categories as cards. */
export const categoriesStories = storiesOf(
  ['catalogue'],
  [
    { name: 'categories-loading', ...AT, server: hold(PRODUCTS), sees: productsText('categories.loading') },
    { name: 'categories-failed', ...AT, server: cut(PRODUCTS), sees: 'The categories could not be loaded.' },
    { name: 'categories', server: letGo(PRODUCTS), does: click('Try Again'), sees: 'Seafood', byTab: true },
    {
      name: 'categories-excluded',
      after: 'products-excluded',
      does: [follow(/Categories/), atAddress('**/categories')],
      sees: 'Excluded for this customer',
    },
    { name: 'categories-empty', ...AT, server: answer(MAIN_CATEGORIES, []), sees: productsText('categories.none') },
  ],
);
