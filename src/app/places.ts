import { matchPath } from 'react-router-dom';
import type { UserType } from '#domain/session/user.ts';
import { isAvailable, type MenuItem, type MenuKey } from '#domain/settings/menu.ts';

/** A place of the shop: its path, its title in the header, and who finds it there. */
export interface Place {
  name: PlaceName;
  path: string;
  title: string;
  /** The place exists only while this menu entry is visible and not locked. */
  menuKey: MenuKey | null;
  /** Guests find it too. */
  isPublic: boolean;
}

export type PlaceName =
  | 'products'
  | 'product'
  | 'categories'
  | 'cart'
  | 'checkout'
  | 'orderHistory'
  | 'order'
  | 'productHistory'
  | 'orderGuide'
  | 'guideEdit';

export const PLACES: readonly Place[] = [
  { name: 'products', path: '/products', title: 'Products', menuKey: 'ViewProducts', isPublic: true },
  { name: 'product', path: '/product/:productKey', title: 'Product', menuKey: 'ViewProducts', isPublic: true },
  { name: 'categories', path: '/categories', title: 'Categories', menuKey: 'Categories', isPublic: false },
  { name: 'cart', path: '/cart', title: 'Cart', menuKey: 'ViewCart', isPublic: false },
  { name: 'checkout', path: '/checkout', title: 'Checkout', menuKey: 'CheckOut', isPublic: false },
  { name: 'orderHistory', path: '/history/orders', title: 'Order History', menuKey: 'OrderHistory', isPublic: false },
  { name: 'order', path: '/history/orders/:orderNumber', title: 'Order', menuKey: 'OrderHistory', isPublic: false },
  {
    name: 'productHistory',
    path: '/history/products',
    title: 'Product History',
    menuKey: 'ProductHistory',
    isPublic: false,
  },
  { name: 'orderGuide', path: '/order-guide', title: 'Order Guides', menuKey: 'OrderGuides', isPublic: false },
  { name: 'guideEdit', path: '/order-guide-edit', title: 'Edit Guide', menuKey: 'OrderGuides', isPublic: false },
];

export interface FoundPlace {
  place: Place;
  params: Readonly<Record<string, string | undefined>>;
}

export function findPlace(pathname: string): FoundPlace | null {
  for (const place of PLACES) {
    const match = matchPath(place.path, pathname);
    if (match) return { place, params: match.params };
  }
  return null;
}

/** Whether this buyer finds the place: guests where it is public, the others where their menu has it. */
export function isOpen(place: Place, userType: UserType, menu: readonly MenuItem[]): boolean {
  if (userType === 'Public') return place.isPublic;
  return place.menuKey === null || isAvailable(menu, place.menuKey);
}
