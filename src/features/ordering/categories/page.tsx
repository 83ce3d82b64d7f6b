import LayoutGrid from 'lucide-react/icons/layout-grid';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageLine } from '../../../page/pageLine.ts';

export const categoriesPage: PageLine = {
  name: 'categories',
  path: '/categories',
  shape: 'tiles',
  title: frameText('pages.categories'),
  menuKey: 'Categories',
  menu: { group: 'Products', icon: <LayoutGrid /> },
};
