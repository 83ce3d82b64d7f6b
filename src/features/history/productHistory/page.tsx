import PackageSearch from 'lucide-react/icons/package-search';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageDefinition } from '../../../page/pageDefinition.ts';

export const productHistoryPage: PageDefinition = {
  name: 'productHistory',
  path: '/history/products',
  title: frameText('pages.productHistory'),
  menuKey: 'ProductHistory',
  menu: { group: 'History', icon: PackageSearch },
};
