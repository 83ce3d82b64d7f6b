import FileText from 'lucide-react/icons/file-text';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const reportsPage: PageDefinition = {
  name: 'reports',
  path: '/reports',
  shape: 'tiles',
  title: frameText('pages.documents'),
  menuKey: 'ViewDocuments',
  only: { for: BUSINESS },
  menu: { group: 'Account', icon: FileText },
};
