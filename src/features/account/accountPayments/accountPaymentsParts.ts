import { accountPaymentsMachine } from '#machines/account/accountPayments/accountPaymentsMachine.ts';
import { receivablePorts } from '../../../account/receivablePorts.ts';
import { documentFlow } from '../../../documents/documentFlow.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { AccountPaymentsScreen } from './AccountPaymentsScreen.tsx';

export const accountPaymentsParts: PageParts<{ accountPayments: typeof accountPaymentsMachine }> = (host) => {
  const { loadPayments } = receivablePorts(host.api);
  return {
    Screen: AccountPaymentsScreen,
    flows: {
      accountPayments: {
        logic: accountPaymentsMachine.provide({ actors: { loadRows: loadPayments, documents: documentFlow(host) } }),
        input: ({ shop }) => ({ today: shop.environment.today() }),
      },
    },
  };
};
