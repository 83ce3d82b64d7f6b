import CreditCard from 'lucide-react/icons/credit-card';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const paymentsPage: PageDefinition = {
  name: 'payments',
  path: '/admin/payments',
  title: frameText('pages.payments'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'operations', icon: CreditCard },
};
