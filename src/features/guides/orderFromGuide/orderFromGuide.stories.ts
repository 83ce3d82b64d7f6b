import { noOffers } from '#test/machines/landing/reorderSamples.ts';
import { answer, cutHeld, hold } from '#test/support/stories/server.ts';
import { loading } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const REORDER = '**/api/history/reorder';
const visit = { as: 'chef', at: '/order-from-guide' } as const;
const { lastOrder, guides, due } = noOffers;

/** From the menu to the last ordered guide. */
export const orderFromGuideStories = storiesOf(
  ['orderFromGuide'],
  [
    { name: 'order-from-guide-loading', ...visit, server: hold(REORDER), sees: loading },
    { name: 'order-from-guide-failed', server: cutHeld(REORDER), sees: 'The order guides could not be loaded.' },
    { name: 'order-from-guide', ...visit, sees: [/^\d+ results$/, 'Add to Cart'] },
    {
      name: 'order-from-guide-without-guide',
      ...visit,
      server: answer(REORDER, { lastOrder, guides, due }),
      sees: 'Order in Quick Entry',
    },
  ],
);
