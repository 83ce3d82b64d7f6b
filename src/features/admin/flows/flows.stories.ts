import { newestWeek, noWeek } from '#test/machines/admin/flowNumbersSamples.ts';
import { declinedCard, foundRecording } from '#test/machines/samples.ts';
import { answer, answerHeld, cut, cutHeld, hold, letGo } from '#test/support/stories/server.ts';
import { click, loading, visibleButton } from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const FLOWS = '**/api/admin/flows';
const NUMBERS = '**/api/admin/flows/numbers*';
const RECORDING = '**/api/recording/*';
const AT = { as: 'admin', at: '/admin/flows' } as const;
const chart =
  (name: string): Step =>
  ({ page }) =>
    page.frameLocator('iframe').getByRole('heading', { level: 1, name }).waitFor();

/** The statechart atlas in the shop. */
export const flowsStories = storiesOf(
  ['flows', 'flowNumbers'],
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
    {
      name: 'flows-numbers-loading',
      ...AT,
      at: '/admin/flows#/checkout/checkout.enteringPayment',
      server: hold(NUMBERS),
      does: [chart('Checkout'), click('Show Numbers')],
      sees: visibleButton('Hide Numbers'),
    },
    {
      name: 'flows-numbers',
      server: answerHeld(NUMBERS, newestWeek),
      sees: [({ page }) => page.frameLocator('iframe').locator('.numbers.many').first().waitFor(), 'Where users leave'],
      byTab: true,
    },
    {
      name: 'flows-numbers-failed',
      ...AT,
      server: cut(NUMBERS),
      does: click('Show Numbers'),
      sees: 'The numbers could not be loaded.',
    },
    {
      name: 'flows-no-numbers',
      ...AT,
      server: answer(NUMBERS, { ...noWeek, isCounting: false }),
      does: click('Show Numbers'),
      sees: /^Counting is off/,
    },
    {
      name: 'flows-recording',
      ...AT,
      at: `/admin/flows#recording=${foundRecording.code}`,
      server: answer(RECORDING, declinedCard),
      does: [chart('Order review'), click('Next step')],
      sees: ({ page }) => page.frameLocator('iframe').locator('.active').first().waitFor(),
    },
    { name: 'flows-not-built', ...AT, server: answer(FLOWS, { data: null }), sees: /^This server has no atlas/ },
  ],
);
