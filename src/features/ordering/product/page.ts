import { frameText } from '#domain/texts/frameText.ts';
import type { PageLine } from '../../../page/pageLine.ts';

export const productPage: PageLine = {
  name: 'product',
  path: '/product/:productKey',
  shape: 'details',
  title: frameText('pages.product'),
  menuKey: 'ViewProducts',
  isPublic: true,
  params: ({ params }) => ({ productKey: params.productKey ?? '' }),
};
