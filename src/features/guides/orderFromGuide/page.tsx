import ListOrdered from 'lucide-react/icons/list-ordered';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const orderFromGuidePage: PageLine = {
  name: 'orderFromGuide',
  path: '/order-from-guide',
  title: 'Order from Guide',
  menuKey: 'OrderGuides',
  only: { for: BUSINESS },
  menu: { group: 'Orders', icon: <ListOrdered /> },
};
