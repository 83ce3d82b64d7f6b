import LayoutGrid from 'lucide-react/icons/layout-grid';
import type { PageLine } from '../../../page/pageLine.ts';

export const categoriesPage: PageLine = {
  name: 'categories',
  path: '/categories',
  shape: 'tiles',
  title: 'Categories',
  menuKey: 'Categories',
  menu: { group: 'Products', icon: <LayoutGrid /> },
};
