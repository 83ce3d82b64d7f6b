import { useSelector } from '@xstate/react';
import type { Product } from '#domain/product/product.ts';
import type { Shop } from '#machines/shop/shop.ts';

/**
 * Whether the product's category is excluded for this customer: the product is visible, and cannot be ordered (readings
 * 52).
 */
export function useIsExcluded({ catalogue }: Pick<Shop, 'catalogue'>, { productCategoryCode }: Product): boolean {
  return useSelector(catalogue, ({ context }) => context.catalogue.excludedCategories.has(productCategoryCode));
}
