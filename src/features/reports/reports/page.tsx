import FileText from 'lucide-react/icons/file-text';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const reportsPage: PageLine = {
  name: 'reports',
  path: '/reports',
  shape: 'tiles',
  title: frameText('pages.documents'),
  menuKey: 'ViewDocuments',
  only: { for: BUSINESS },
  menu: { group: 'Account', icon: <FileText /> },
};
