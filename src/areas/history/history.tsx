import PackageSearch from 'lucide-react/icons/package-search';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import History from 'lucide-react/icons/rotate-ccw-clock';
import type { PageLine } from '../../page/pageLine.ts';
import type { Area } from '../area.ts';

const pages: readonly PageLine[] = [
  {
    name: 'orderHistory',
    path: '/history/orders',
    title: 'Order History',
    menuKey: 'OrderHistory',
    menu: { group: 'History', icon: <History /> },
  },
  {
    name: 'order',
    path: '/history/orders/:orderNumber',
    title: 'Order',
    menuKey: 'OrderHistory',
    params: ({ params }) => ({ orderNumber: params.orderNumber ?? '' }),
  },
  {
    name: 'lastOrder',
    path: '/order-again',
    title: 'Order Again',
    menuKey: 'OrderHistory',
    menu: { group: 'Orders', icon: <RotateCcw /> },
  },
  {
    name: 'productHistory',
    path: '/history/products',
    title: 'Product History',
    menuKey: 'ProductHistory',
    menu: { group: 'History', icon: <PackageSearch /> },
  },
];

export const history: Area = {
  name: 'history',
  pages,
  load: () => import('./historyParts.ts').then(({ historyParts }) => historyParts),
};
