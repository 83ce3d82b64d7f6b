import { frameText } from '#domain/texts/frameText.ts';
import type { PageDefinition } from '../../../page/pageDefinition.ts';

export const productPage: PageDefinition = {
  name: 'product',
  path: '/product/:productKey',
  shape: 'details',
  title: frameText('pages.product'),
  menuKey: 'ViewProducts',
  isPublic: true,
  params: ({ params }) => ({ productKey: params.productKey ?? '' }),
};
