import History from 'lucide-react/icons/rotate-ccw-clock';
import type { PageLine } from '../../../page/pageLine.ts';

export const orderHistoryPage: PageLine = {
  name: 'orderHistory',
  path: '/history/orders',
  title: 'Order History',
  menuKey: 'OrderHistory',
  menu: { group: 'History', icon: <History /> },
};
