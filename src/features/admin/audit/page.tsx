import ScrollText from 'lucide-react/icons/scroll-text';
import { frameText } from '#domain/texts/frameText.ts';
import { adminPage } from '../../../page/pageDefinition.ts';

export const auditPage = adminPage({
  name: 'audit',
  path: '/admin/audit',
  title: frameText('pages.auditLog'),
  menu: { section: 'operations', icon: ScrollText },
});
