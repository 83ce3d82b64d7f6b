import { cut, hold } from '#test/support/stories/server.ts';
import { click, visibleButton } from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

/** An admin's tab in which the panel is on. */
const AT = { as: 'admin', at: '/cart', keptInTab: { statecharts: 'on' } } as const;
const DRAWING = '**/assets/shop-*.js';

/** Found by its text, because an open dialog hides the panel from screen readers. */
const choose =
  (name: string): Step =>
  ({ page }) =>
    page.locator('aside button', { hasText: name }).click();
const lit: Step = ({ page }) => page.locator('aside .lit').first().waitFor();

/** The panel of the running statecharts. */
export const liveStories = storiesOf(
  ['live'],
  [
    { name: 'live', byTab: true, ...AT, does: choose('cart page'), sees: lit },
    { name: 'live-folded', does: click('Fold statecharts'), sees: visibleButton('Unfold statecharts') },
    {
      name: 'live-off',
      does: [click('Unfold statecharts'), click('Turn Off Statecharts')],
      sees: ({ page }) => page.locator('aside').waitFor({ state: 'detached' }),
    },
    {
      name: 'live-full-size',
      ...AT,
      at: '/products#og=',
      does: [lit, click('Full size')],
      sees: visibleButton('Whole chart'),
    },
    { name: 'live-dialog', ...AT, does: [click(/^Edit /), choose('cart line dialog')], sees: lit },
    {
      name: 'live-loading',
      ...AT,
      server: hold(DRAWING),
      sees: ({ page }) => page.locator('aside [aria-busy=true]').waitFor(),
    },
    { name: 'live-failed', ...AT, server: cut(DRAWING), sees: 'The chart could not be loaded.' },
  ],
);
