import Gauge from 'lucide-react/icons/gauge';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const overviewPage: PageDefinition = {
  name: 'overview',
  path: '/admin/overview',
  title: frameText('pages.overview'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: Gauge },
};
