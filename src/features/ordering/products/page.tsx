import Package from 'lucide-react/icons/package';
import type { PageLine } from '../../../page/pageLine.ts';

export const productsPage: PageLine = {
  name: 'products',
  path: '/products',
  shape: 'cards',
  title: 'Products',
  menuKey: 'ViewProducts',
  isPublic: true,
  menu: { group: 'Products', icon: <Package /> },
};
