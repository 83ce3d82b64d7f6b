import PackageSearch from 'lucide-react/icons/package-search';
import type { PageLine } from '../../../page/pageLine.ts';

export const productHistoryPage: PageLine = {
  name: 'productHistory',
  path: '/history/products',
  title: 'Product History',
  menuKey: 'ProductHistory',
  menu: { group: 'History', icon: <PackageSearch /> },
};
