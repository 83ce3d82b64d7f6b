import type { PartnerSettings } from './partner.ts';

interface ClassifiedProduct {
  productCode: string;
  categoryCode: string;
}

/** The class that a partner has for a product: its own, that of its category, or that of everything else. Null: none. */
export function classOf(
  { productCode, categoryCode }: ClassifiedProduct,
  { products, categories, rest }: PartnerSettings['classes'],
): string | null {
  const product = products.find((row) => row.productCode === productCode);
  const category = categories.find((row) => row.categoryCode === categoryCode);
  return product?.code ?? category?.code ?? rest;
}
