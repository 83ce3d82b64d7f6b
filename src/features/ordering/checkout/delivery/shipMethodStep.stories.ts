import { cut } from '#test/support/stories/server.ts';
import { click, fill, press } from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const AT = { as: 'shopper', at: '/checkout' } as const;

const methods: Step = ({ page }) => page.getByRole('radio', { name: /^Pickup/ }).waitFor();
const leaveFieldUnsaved: Step = (place) => Promise.all([place.page.waitForEvent('requestfailed'), press('Tab')(place)]);

/** A consumer's checkout starts with pickup or delivery. */
export const shipMethodStepStories = storiesOf(
  ['checkout', 'shipMethod'],
  [
    { name: 'checkout-method', ...AT, does: click(/^Pickup/), sees: methods },
    {
      name: 'checkout-method-again',
      server: cut('**/api/cart/header'),
      does: [click('Continue'), fill(/^Customer P\.O\./, '8'), leaveFieldUnsaved, click('Back')],
      sees: methods,
    },
    {
      name: 'checkout-pickup',
      ...AT,
      kept: { customerKey: '0', shipMethod: 'Pickup' },
      does: click('Continue'),
      sees: 'Pickup Date',
    },
  ],
);
