import FileUp from 'lucide-react/icons/file-up';
import { frameText } from '#domain/texts/frameText.ts';
import { adminPage } from '../../../page/pageDefinition.ts';

export const importsPage = adminPage({
  name: 'imports',
  path: '/admin/import',
  title: frameText('pages.importData'),
  menu: { section: 'catalog', icon: FileUp },
});
