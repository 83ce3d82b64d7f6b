import History from 'lucide-react/icons/rotate-ccw-clock';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageLine } from '../../../page/pageLine.ts';

export const orderHistoryPage: PageLine = {
  name: 'orderHistory',
  path: '/history/orders',
  title: frameText('pages.orderHistory'),
  menuKey: 'OrderHistory',
  menu: { group: 'History', icon: <History /> },
};
