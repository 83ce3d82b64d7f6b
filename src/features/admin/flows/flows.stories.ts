import { answer, cutHeld, hold, letGo } from '#test/support/stories/server.ts';
import { click, loading } from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const FLOWS = '**/api/admin/flows';
const AT = { as: 'admin', at: '/admin/flows' } as const;
const chart =
  (name: string): Step =>
  ({ page }) =>
    page.frameLocator('iframe').getByRole('heading', { level: 1, name }).waitFor();

/** The statechart atlas in the shop. */
export const flowsStories = storiesOf(
  ['flows'],
  [
    { name: 'flows-loading', ...AT, server: hold(FLOWS), sees: loading },
    { name: 'flows-failed', server: cutHeld(FLOWS), sees: 'The atlas could not be loaded.' },
    {
      name: 'flows',
      server: letGo(FLOWS),
      does: click('Try Again'),
      sees: chart('Which chart lives in which'),
    },
    { name: 'flows-chart', ...AT, at: '/admin/flows#/checkout', sees: chart('Checkout') },
    { name: 'flows-not-built', ...AT, server: answer(FLOWS, { data: null }), sees: /^This server has no atlas/ },
  ],
);
