import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageLine } from '../../../page/pageLine.ts';

export const orderPage: PageLine = {
  name: 'order',
  path: '/history/orders/:orderNumber',
  title: frameText('pages.order'),
  menuKey: 'OrderHistory',
  params: ({ params }) => ({ orderNumber: params.orderNumber ?? '' }),
};

export const lastOrderPage: PageLine = {
  name: 'lastOrder',
  path: '/order-again',
  title: frameText('pages.orderAgain'),
  menuKey: 'OrderHistory',
  menu: { group: 'Orders', icon: <RotateCcw /> },
};
