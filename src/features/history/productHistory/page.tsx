import PackageSearch from 'lucide-react/icons/package-search';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageLine } from '../../../page/pageLine.ts';

export const productHistoryPage: PageLine = {
  name: 'productHistory',
  path: '/history/products',
  title: frameText('pages.productHistory'),
  menuKey: 'ProductHistory',
  menu: { group: 'History', icon: <PackageSearch /> },
};
