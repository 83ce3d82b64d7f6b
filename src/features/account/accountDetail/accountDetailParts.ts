import { accountDetailMachine } from '#machines/account/accountDetail/accountDetailMachine.ts';
import { receivablePorts } from '../../../account/receivablePorts.ts';
import { documentFlow } from '../../../documents/documentFlow.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { AccountDetailScreen } from './AccountDetailScreen.tsx';

export const accountDetailParts: PageParts<{ accountDetail: typeof accountDetailMachine }> = (host) => {
  const { loadEntries } = receivablePorts(host.api);
  return {
    Screen: AccountDetailScreen,
    flows: {
      accountDetail: {
        logic: accountDetailMachine.provide({ actors: { loadRows: loadEntries, documents: documentFlow(host) } }),
        input: ({ shop }) => ({ today: shop.environment.today() }),
      },
    },
  };
};
