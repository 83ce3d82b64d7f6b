import CreditCard from 'lucide-react/icons/credit-card';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const paymentsPage: PageLine = {
  name: 'payments',
  path: '/admin/payments',
  title: 'Payments',
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: <CreditCard /> },
};
