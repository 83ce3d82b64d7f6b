import ScrollText from 'lucide-react/icons/scroll-text';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const auditPage: PageDefinition = {
  name: 'audit',
  path: '/admin/audit',
  title: frameText('pages.auditLog'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'operations', icon: ScrollText },
};
