import { accountSummaryMachine } from '#machines/account/accountSummary/accountSummaryMachine.ts';
import { receivablePorts } from '../../../account/receivablePorts.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { AccountSummaryScreen } from './AccountSummaryScreen.tsx';

export const accountSummaryParts: PageParts<{ accountSummary: typeof accountSummaryMachine }> = ({ api }) => {
  const { loadSummary } = receivablePorts(api);
  return {
    Screen: AccountSummaryScreen,
    flows: { accountSummary: { logic: accountSummaryMachine.provide({ actors: { loadPage: loadSummary } }) } },
  };
};
