import FileUp from 'lucide-react/icons/file-up';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const importsPage: PageDefinition = {
  name: 'imports',
  path: '/admin/import',
  title: frameText('pages.importData'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'catalog', icon: FileUp },
};
