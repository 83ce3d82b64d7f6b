import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageDefinition } from '../../../page/pageDefinition.ts';

export const orderPage: PageDefinition = {
  name: 'order',
  path: '/history/orders/:orderNumber',
  title: frameText('pages.order'),
  menuKey: 'OrderHistory',
  params: ({ params }) => ({ orderNumber: params.orderNumber ?? '' }),
};

export const lastOrderPage: PageDefinition = {
  name: 'lastOrder',
  path: '/order-again',
  title: frameText('pages.orderAgain'),
  menuKey: 'OrderHistory',
  menu: { group: 'Orders', icon: RotateCcw },
};
