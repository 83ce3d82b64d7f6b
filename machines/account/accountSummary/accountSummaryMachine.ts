import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AccountSummary } from '#domain/receivable/accountSummary.ts';
import { loadedPage } from '../../lib/loadedPage.ts';

/** Balance, aging and available credit of the customer. Runs while its page is open. */
export const accountSummaryMachine = loadedPage<AccountSummary, 'accountSummary'>({
  id: 'accountSummary',
  subject: 'summary',
  shown: 'The summary is on screen, with aging and purchases as charts and as tables.',
  isRenewable: false,
});

export type AccountSummaryRef = ActorRefFrom<typeof accountSummaryMachine>;
export type AccountSummarySnapshot = SnapshotFrom<typeof accountSummaryMachine>;
