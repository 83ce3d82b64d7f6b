import { accountDetailPage } from '../../features/account/accountDetail/page.tsx';
import { accountPaymentsPage } from '../../features/account/accountPayments/page.tsx';
import { accountSummaryPage } from '../../features/account/accountSummary/page.tsx';
import { deliveryAddressesPage } from '../../features/account/deliveryAddresses/page.tsx';
import { makePaymentPage } from '../../features/account/makePayment/page.tsx';
import { preferencesPage } from '../../features/account/preferences/page.tsx';
import { settingsPage } from '../../features/account/settings/page.tsx';
import type { Area } from '../area.ts';

export const account: Area = {
  name: 'account',
  pages: [
    accountSummaryPage,
    accountDetailPage,
    makePaymentPage,
    accountPaymentsPage,
    deliveryAddressesPage,
    settingsPage,
    preferencesPage,
  ],
  load: () => import('./accountParts.ts').then(({ accountParts }) => accountParts),
};
