import ListOrdered from 'lucide-react/icons/list-ordered';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const orderFromGuidePage: PageLine = {
  name: 'orderFromGuide',
  path: '/order-from-guide',
  title: frameText('pages.orderFromGuide'),
  menuKey: 'OrderGuides',
  only: { for: BUSINESS },
  menu: { group: 'Orders', icon: <ListOrdered /> },
};
