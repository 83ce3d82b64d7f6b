import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import type { PageLine } from '../../../page/pageLine.ts';

export const checkoutPage: PageLine = {
  name: 'checkout',
  path: '/checkout',
  shape: 'steps',
  title: 'Checkout',
  menuKey: 'CheckOut',
  menu: { group: 'Orders', icon: <ClipboardCheck /> },
};
