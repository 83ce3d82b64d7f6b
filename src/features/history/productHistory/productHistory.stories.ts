import { cut, hold, letGo } from '#test/support/stories/server.ts';
import { click, fill, follow, loading } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const SALES = '**/api/history/products*';
const LIST = { as: 'chef', at: '/history/products' } as const;

/** What a customer bought, line by line. */
export const productHistoryStories = storiesOf(
  ['productHistory'],
  [
    { name: 'sales-loading', ...LIST, server: hold(SALES), sees: loading },
    { name: 'sales-priceless', after: 'history-priceless', does: follow('Product History'), sees: /^[\d,]+ lines$/ },
    { name: 'sales-failed', ...LIST, server: cut(SALES), sees: 'The product history could not be loaded.' },
    { name: 'sales', byTab: true, server: letGo(SALES), does: click('Try Again'), sees: /^[\d,]+ lines$/ },
    { name: 'sales-empty', does: fill('Search lines', 'zzzz'), sees: 'No Results' },
  ],
);
