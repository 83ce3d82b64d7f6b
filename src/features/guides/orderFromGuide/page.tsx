import ListOrdered from 'lucide-react/icons/list-ordered';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const orderFromGuidePage: PageDefinition = {
  name: 'orderFromGuide',
  path: '/order-from-guide',
  title: frameText('pages.orderFromGuide'),
  menuKey: 'OrderGuides',
  only: { for: BUSINESS },
  menu: { group: 'Orders', icon: ListOrdered },
};
