import CreditCard from 'lucide-react/icons/credit-card';
import { frameText } from '#domain/texts/frameText.ts';
import { adminPage } from '../../../page/pageDefinition.ts';

export const paymentsPage = adminPage({
  name: 'payments',
  path: '/admin/payments',
  title: frameText('pages.payments'),
  menu: { section: 'operations', icon: CreditCard },
});
