import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const accountPaymentsPage: PageDefinition = {
  name: 'accountPayments',
  path: '/account/payments',
  title: frameText('pages.payments'),
  menuKey: 'InvoicePayment',
  only: { for: BUSINESS, othersGoTo: '/' },
};
