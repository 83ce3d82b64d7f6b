import { type ComponentType, lazy } from 'react';
import type { ShopRef } from '#machines/shop/shopMachine.ts';
import type { PlaceName } from './places.ts';

/** Every screen of the open shop takes the shop and nothing else. */
export type ShopScreen = ComponentType<{ shop: ShopRef }>;

/** The screen of each place, loaded with its route. */
export const screens: Readonly<Record<PlaceName, ShopScreen>> = {
  products: lazy(() => import('../screens/products/ProductsScreen.tsx').then((m) => ({ default: m.ProductsScreen }))),
  product: lazy(() => import('../screens/product/ProductScreen.tsx').then((m) => ({ default: m.ProductScreen }))),
  cart: lazy(() => import('../screens/cart/CartScreen.tsx').then((m) => ({ default: m.CartScreen }))),
  checkout: lazy(() => import('../screens/checkout/CheckoutScreen.tsx').then((m) => ({ default: m.CheckoutScreen }))),
  categories: lazy(() =>
    import('../screens/categories/CategoriesScreen.tsx').then((m) => ({ default: m.CategoriesScreen })),
  ),
  order: lazy(() => import('../screens/order/OrderScreen.tsx').then((m) => ({ default: m.OrderScreen }))),
  productHistory: lazy(() =>
    import('../screens/productHistory/ProductHistoryScreen.tsx').then((m) => ({ default: m.ProductHistoryScreen })),
  ),
  orderGuide: lazy(() =>
    import('../screens/orderGuide/OrderGuideScreen.tsx').then((m) => ({ default: m.OrderGuideScreen })),
  ),
  guideEdit: lazy(() =>
    import('../screens/guideEdit/GuideEditScreen.tsx').then((m) => ({ default: m.GuideEditScreen })),
  ),
  orderHistory: lazy(() =>
    import('../screens/orderHistory/OrderHistoryScreen.tsx').then((m) => ({ default: m.OrderHistoryScreen })),
  ),
};

export const NotFoundScreen: ShopScreen = lazy(() =>
  import('../screens/notFound/NotFoundScreen.tsx').then((m) => ({ default: m.NotFoundScreen })),
);
