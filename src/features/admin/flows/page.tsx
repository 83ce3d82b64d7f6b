import LayoutGrid from 'lucide-react/icons/layout-grid';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const flowsPage: PageDefinition = {
  name: 'flows',
  path: '/admin/flows',
  title: frameText('pages.flows'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'operations', icon: LayoutGrid },
};
