import type { ContentVariant } from '#domain/landing/layout.ts';
import { landingText } from '#domain/texts/landingText.ts';

export const VARIANT_LABELS: Readonly<Record<ContentVariant, string>> = {
  text: landingText('landingEditing.text'),
  image: landingText('landingEditing.image'),
  group: 'Group',
  carousel: landingText('landingEditing.carousel'),
  product: landingText('landingEditing.product'),
  productList: landingText('landingEditing.productList'),
  pushProductList: landingText('landingEditing.thisWeeksSpecials'),
  empty: landingText('landingEditing.empty'),
};
