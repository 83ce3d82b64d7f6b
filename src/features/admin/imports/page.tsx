import FileUp from 'lucide-react/icons/file-up';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const importsPage: PageLine = {
  name: 'imports',
  path: '/admin/import',
  title: 'Import Data',
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: <FileUp /> },
};
