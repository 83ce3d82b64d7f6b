import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageLine } from '../../../page/pageLine.ts';

export const cartPage: PageLine = {
  name: 'cart',
  path: '/cart',
  title: frameText('pages.cart'),
  menuKey: 'ViewCart',
  menu: { group: 'Orders', icon: <ShoppingCart /> },
};
