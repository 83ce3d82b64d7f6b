import Package from 'lucide-react/icons/package';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageDefinition } from '../../../page/pageDefinition.ts';

export const productsPage: PageDefinition = {
  name: 'products',
  path: '/products',
  shape: 'cards',
  title: frameText('pages.products'),
  menuKey: 'ViewProducts',
  isPublic: true,
  menu: { group: 'Products', icon: Package },
};
