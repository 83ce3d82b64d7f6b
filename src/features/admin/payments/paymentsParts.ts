import { paymentsMachine } from '#machines/admin/payments/paymentsMachine.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { PaymentsScreen } from './PaymentsScreen.tsx';
import { paymentListPorts } from './paymentListPorts.ts';

export const paymentsParts: PageParts<{ payments: typeof paymentsMachine }> = ({ api, notify }) => ({
  Screen: PaymentsScreen,
  flows: {
    payments: {
      logic: paymentsMachine.provide({ actors: paymentListPorts(api), actions: { notify } }),
      input: ({ shop }) => ({ newId: shop.environment.newId }),
    },
  },
});
