import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageLine } from '../../../page/pageLine.ts';

export const checkoutPage: PageLine = {
  name: 'checkout',
  path: '/checkout',
  shape: 'steps',
  title: frameText('pages.checkout'),
  menuKey: 'CheckOut',
  menu: { group: 'Orders', icon: <ClipboardCheck /> },
};
