import { accountText } from '#domain/texts/accountText.ts';
import { cutHeld, hold, letGo } from '#test/support/stories/server.ts';
import { click, loading } from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const SUMMARY = '**/api/account/summary';

const charts: Step = ({ page }) => page.getByRole('img', { name: /^Purchases: / }).waitFor();
const showTables: Step = async ({ page }) => {
  for (const table of await page.getByText(accountText('ledger.showAsTable')).all()) await table.click();
};

/** A customer's balance. */
export const accountSummaryStories = storiesOf(
  ['accountSummary'],
  [
    { name: 'account-summary-loading', as: 'chef', at: '/account/summary', server: hold(SUMMARY), sees: loading },
    { name: 'account-summary-failed', server: cutHeld(SUMMARY), sees: accountText('ledger.summaryFailed') },
    { name: 'account-summary', server: letGo(SUMMARY), does: click('Try Again'), sees: charts },
    { name: 'account-summary-tables', does: showTables, sees: ({ page }) => page.getByRole('table').first().waitFor() },
    { name: 'account-summary-over', as: 'overLimit', at: '/account/summary', sees: charts },
  ],
);
