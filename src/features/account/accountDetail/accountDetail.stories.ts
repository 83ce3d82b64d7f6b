import { accountText } from '#domain/texts/accountText.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { cutHeld, hold, letGo } from '#test/support/stories/server.ts';
import { click, fill, follow, inPart, loading, sends } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const ENTRIES = '**/api/account/detail*';
const listed = /^[\d,]+ entries$/;

/** The entries of a customer's account. */
export const accountDetailStories = storiesOf(
  ['accountDetail'],
  [
    {
      name: 'account-entries-loading',
      after: 'account-summary-tables',
      server: hold(ENTRIES),
      does: sends(ENTRIES, inPart('main', follow('Account Details'))),
      sees: loading,
    },
    { name: 'account-entries-failed', server: cutHeld(ENTRIES), sees: accountText('ledger.detailFailed') },
    { name: 'account-entries', server: letGo(ENTRIES), does: click('Try Again'), sees: listed },
    { name: 'account-entries-empty', does: fill('Search entries', 'zzzz'), sees: historyText('history.none') },
    { name: 'account-entries-many', as: 'depot', at: '/account/detail', sees: listed },
  ],
);
