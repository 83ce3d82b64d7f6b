import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageDefinition } from '../../../page/pageDefinition.ts';

export const cartPage: PageDefinition = {
  name: 'cart',
  path: '/cart',
  title: frameText('pages.cart'),
  menuKey: 'ViewCart',
  menu: { group: 'Orders', icon: ShoppingCart },
};
