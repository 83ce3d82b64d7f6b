import ScrollText from 'lucide-react/icons/scroll-text';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const auditPage: PageLine = {
  name: 'audit',
  path: '/admin/audit',
  title: 'Audit Log',
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: <ScrollText /> },
};
