import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Package from 'lucide-react/icons/package';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { OrderingPage } from '#machines/ordering/orderingMachine.ts';
import type { PageLine } from '../../page/pageLine.ts';
import type { Area } from '../area.ts';

const pages: readonly PageLine<OrderingPage>[] = [
  {
    name: 'products',
    path: '/products',
    shape: 'cards',
    title: 'Products',
    menuKey: 'ViewProducts',
    isPublic: true,
    menu: { group: 'Products', icon: <Package /> },
    enter: () => ({ type: 'products.enter' }),
  },
  {
    name: 'product',
    path: '/product/:productKey',
    shape: 'details',
    title: 'Product',
    menuKey: 'ViewProducts',
    isPublic: true,
    enter: ({ params }) => ({ type: 'product.enter', productKey: Number(params.productKey) }),
  },
  {
    name: 'categories',
    path: '/categories',
    shape: 'tiles',
    title: 'Categories',
    menuKey: 'Categories',
    menu: { group: 'Products', icon: <LayoutGrid /> },
    enter: () => ({ type: 'categories.enter' }),
  },
  {
    name: 'cart',
    path: '/cart',
    title: 'Cart',
    menuKey: 'ViewCart',
    menu: { group: 'Orders', icon: <ShoppingCart /> },
    enter: () => ({ type: 'cart.enter' }),
  },
  {
    name: 'checkout',
    path: '/checkout',
    shape: 'steps',
    title: 'Checkout',
    menuKey: 'CheckOut',
    menu: { group: 'Orders', icon: <ClipboardCheck /> },
    enter: () => ({ type: 'checkout.enter' }),
  },
];

export const ordering: Area = {
  name: 'ordering',
  pages,
  load: () => import('./orderingParts.ts').then(({ orderingParts }) => orderingParts),
};
