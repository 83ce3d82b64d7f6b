import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageDefinition } from '../../../page/pageDefinition.ts';

export const checkoutPage: PageDefinition = {
  name: 'checkout',
  path: '/checkout',
  shape: 'steps',
  title: frameText('pages.checkout'),
  menuKey: 'CheckOut',
  menu: { group: 'Orders', icon: ClipboardCheck },
};
