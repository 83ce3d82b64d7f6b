import { answer, answerHeld, cut, hold } from '#test/support/stories/server.ts';
import { click, visibleButton } from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

/** An admin's tab in which the panel is on. */
const AT = { as: 'admin', at: '/cart', keptInTab: { statecharts: 'on' } } as const;
const RECORDING = '**/api/recording/*';
const DRAWING = '**/assets/shop-*.js';

/** Found by its text, because an open dialog hides the panel from screen readers. */
const choose =
  (name: string): Step =>
  ({ page }) =>
    page.locator('aside button', { hasText: name }).click();
const lit: Step = ({ page }) => page.locator('aside .lit').first().waitFor();

const typeCode: Step = async ({ page }) => {
  await page.locator('aside input').fill('HXKM-RZVN');
  await page.locator('aside button[type=submit]').click();
};
/** A card that was declined at checkout. */
const FOUND = {
  code: 'HXKMRZVN',
  sentAt: '2026-11-30T15:00:00.000Z',
  expiresAt: '2026-12-30T15:00:00.000Z',
  by: 'Remy Bouchard',
  recording: {
    actors: [
      { machine: 'checkout', states: 'reviewing' },
      { machine: 'notices', states: 'quiet' },
    ],
    steps: [
      { at: 0, actor: 0, event: 'xstate.done.actor.payment', states: 'reviewing' },
      { at: 800, actor: 1, event: 'notice.show', states: 'showing.counting' },
    ],
  },
};

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
    {
      name: 'recording-loading',
      ...AT,
      server: hold(RECORDING),
      does: typeCode,
      sees: ({ page }) => page.locator('aside form [aria-busy=true]').waitFor(),
    },
    {
      name: 'recording-open',
      server: answerHeld(RECORDING, FOUND),
      does: click('Next step'),
      sees: [({ page }) => page.getByText('Step 2 of 2').waitFor(), lit],
      byTab: true,
    },
    {
      name: 'recording-unknown',
      ...AT,
      server: answer(RECORDING, { code: 'notFound', message: 'Not found.', errors: [] }, 404),
      does: typeCode,
      sees: /No recording has this code/,
    },
    {
      name: 'recording-failed',
      ...AT,
      server: cut(RECORDING),
      does: typeCode,
      sees: /The recording could not be loaded/,
    },
    { name: 'live-failed', ...AT, server: cut(DRAWING), sees: 'The chart could not be loaded.' },
  ],
);
