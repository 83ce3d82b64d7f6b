import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { PageLine } from '../../../page/pageLine.ts';

export const cartPage: PageLine = {
  name: 'cart',
  path: '/cart',
  title: 'Cart',
  menuKey: 'ViewCart',
  menu: { group: 'Orders', icon: <ShoppingCart /> },
};
