import type { PartnerSettings } from './partner.ts';

interface ClassifiedProduct {
  productCode: string;
  categoryCode: string;
}

/** A partner's class of a product: its own, its category's, or the default. Null: none. */
export function classOf(
  { productCode, categoryCode }: ClassifiedProduct,
  { products, categories, rest }: PartnerSettings['classes'],
): string | null {
  const product = products.find((row) => row.productCode === productCode);
  const category = categories.find((row) => row.categoryCode === categoryCode);
  return product?.code ?? category?.code ?? rest;
}
