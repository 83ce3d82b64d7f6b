import PackageSearch from 'lucide-react/icons/package-search';
import History from 'lucide-react/icons/rotate-ccw-clock';
import type { HistoryPage } from '#machines/history/historyMachine.ts';
import type { Area, PageLine } from '../area.ts';

const pages: readonly PageLine<HistoryPage>[] = [
  {
    name: 'orderHistory',
    path: '/history/orders',
    title: 'Order History',
    menuKey: 'OrderHistory',
    menu: { group: 'History', icon: <History /> },
    enter: () => ({ type: 'orderHistory.enter' }),
  },
  {
    name: 'order',
    path: '/history/orders/:orderNumber',
    title: 'Order',
    menuKey: 'OrderHistory',
    enter: ({ params }) => ({ type: 'order.enter', orderNumber: params.orderNumber ?? '' }),
  },
  {
    name: 'productHistory',
    path: '/history/products',
    title: 'Product History',
    menuKey: 'ProductHistory',
    menu: { group: 'History', icon: <PackageSearch /> },
    enter: () => ({ type: 'productHistory.enter' }),
  },
];

export const history: Area = {
  name: 'history',
  pages,
  load: () => import('./historyParts.ts').then(({ historyParts }) => historyParts),
};
