import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AccountSummary } from '#domain/receivable/accountSummary.ts';
import { loadedPage } from '../../lib/loadedPage.ts';

/** What the customer owes, how old it is, and what he may still order. Runs while its page is open. */
export const accountSummaryMachine = loadedPage<AccountSummary, 'accountSummary'>({
  id: 'accountSummary',
  subject: 'summary',
  shown: 'The summary is on screen, with ageing and purchases as charts and as tables.',
  isRenewable: false,
});

export type AccountSummaryRef = ActorRefFrom<typeof accountSummaryMachine>;
export type AccountSummarySnapshot = SnapshotFrom<typeof accountSummaryMachine>;
