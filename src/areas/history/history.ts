import { lastOrderPage, orderPage } from '../../features/history/order/page.tsx';
import { orderHistoryPage } from '../../features/history/orderHistory/page.tsx';
import { productHistoryPage } from '../../features/history/productHistory/page.tsx';
import type { Area } from '../area.ts';

export const history: Area = {
  name: 'history',
  pages: [orderHistoryPage, orderPage, lastOrderPage, productHistoryPage],
  load: () => import('./historyParts.ts').then(({ historyParts }) => historyParts),
};
