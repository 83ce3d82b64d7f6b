import LayoutGrid from 'lucide-react/icons/layout-grid';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageDefinition } from '../../../page/pageDefinition.ts';

export const categoriesPage: PageDefinition = {
  name: 'categories',
  path: '/categories',
  shape: 'tiles',
  title: frameText('pages.categories'),
  menuKey: 'Categories',
  menu: { group: 'Products', icon: LayoutGrid },
};
