import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { PageLine } from '../../../page/pageLine.ts';

export const orderPage: PageLine = {
  name: 'order',
  path: '/history/orders/:orderNumber',
  title: 'Order',
  menuKey: 'OrderHistory',
  params: ({ params }) => ({ orderNumber: params.orderNumber ?? '' }),
};

export const lastOrderPage: PageLine = {
  name: 'lastOrder',
  path: '/order-again',
  title: 'Order Again',
  menuKey: 'OrderHistory',
  menu: { group: 'Orders', icon: <RotateCcw /> },
};
