import FileText from 'lucide-react/icons/file-text';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const reportsPage: PageLine = {
  name: 'reports',
  path: '/reports',
  shape: 'tiles',
  title: 'Documents',
  menuKey: 'ViewDocuments',
  only: { for: BUSINESS },
  menu: { group: 'Account', icon: <FileText /> },
};
