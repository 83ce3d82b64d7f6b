import { all, amend, answer, cutHeld, hold, type ServerRule } from '#test/support/stories/server.ts';
import { click, fill, loading, visibleButton } from '#test/support/stories/steps.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const CONSUMER = '**/api/consumer';
const ADA = {
  company: 'Shore & Co',
  phone: '207555014212',
  name: 'Ada Shore',
  email: 'ada@example.com',
  emailOption: true,
};
const registration = {
  registrationMessage: null,
  useOption: true,
  optionDefault: true,
  optionText: 'Send me offers by email',
};

/** A change of hers gets no response. */
const ada: ServerRule = (page) =>
  stopCalls(page, CONSUMER, (call) => (call.method === 'GET' ? call.fulfill({ json: ADA }) : undefined));

const asConsumer = amend('**/api/settings', { sessionType: 'Consumer' });

/** A consumer's own data. */
export const preferencesStories = storiesOf(
  ['preferences'],
  [
    {
      name: 'preferences-loading',
      as: 'chef',
      at: '/user-preferences',
      server: all(asConsumer, hold(CONSUMER)),
      sees: loading,
    },
    { name: 'preferences-failed', server: cutHeld(CONSUMER), sees: visibleButton('Try Again') },
    {
      name: 'preferences',
      byTab: true,
      server: all(answer('**/api/settings/consumer', registration), ada),
      does: click('Try Again'),
      sees: 'Confirm Email',
    },
    {
      name: 'preferences-typed',
      does: [fill(/^Company/, 'Shore & Sons'), fill(/^Confirm Email/, ADA.email)],
      sees: visibleButton('Save'),
    },
    { name: 'preferences-saving', does: [fill(/^Company/, ADA.company), click('Save')], sees: 'Saving' },
  ],
);
