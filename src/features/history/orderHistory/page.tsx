import History from 'lucide-react/icons/rotate-ccw-clock';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageDefinition } from '../../../page/pageDefinition.ts';

export const orderHistoryPage: PageDefinition = {
  name: 'orderHistory',
  path: '/history/orders',
  title: frameText('pages.orderHistory'),
  menuKey: 'OrderHistory',
  menu: { group: 'History', icon: History },
};
