import CreditCard from 'lucide-react/icons/credit-card';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const paymentsPage: PageLine = {
  name: 'payments',
  path: '/admin/payments',
  title: frameText('pages.payments'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'operations', icon: <CreditCard /> },
};
