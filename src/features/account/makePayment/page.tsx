import CreditCard from 'lucide-react/icons/credit-card';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const makePaymentPage: PageDefinition = {
  name: 'makePayment',
  path: '/account/payment',
  shape: 'steps',
  title: frameText('pages.makePayment'),
  menuKey: 'InvoicePayment',
  only: { for: BUSINESS, othersGoTo: '/' },
  menu: { group: 'Account', icon: CreditCard },
};
