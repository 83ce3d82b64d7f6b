import ScrollText from 'lucide-react/icons/scroll-text';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const auditPage: PageLine = {
  name: 'audit',
  path: '/admin/audit',
  title: frameText('pages.auditLog2'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'operations', icon: <ScrollText /> },
};
