import type { ContentVariant } from '#domain/landing/layout.ts';

export const VARIANT_LABELS: Readonly<Record<ContentVariant, string>> = {
  text: 'Text',
  image: 'Image',
  group: 'Group',
  carousel: 'Carousel',
  product: 'Product',
  productList: 'Product list',
  pushProductList: 'This week’s specials',
  empty: 'Empty',
};
