import LayoutGrid from 'lucide-react/icons/layout-grid';
import { frameText } from '#domain/texts/frameText.ts';
import { adminPage } from '../../../page/pageDefinition.ts';

export const flowsPage = adminPage({
  name: 'flows',
  path: '/admin/flows',
  title: frameText('pages.flows'),
  menu: { section: 'operations', icon: LayoutGrid },
});
