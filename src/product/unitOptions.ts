import type { Product } from '#domain/product/product.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { shopText } from '#domain/texts/shopText.ts';

/** The units of a product, and the current one if it is no longer sold. */
export function unitOptions(product: Pick<Product, 'sellBys'> | undefined, unit: string) {
  const sold = (product?.sellBys ?? []).map(({ unitOfMeasure, stockConversion }) => ({
    value: unitOfMeasure,
    label: stockConversion === 1 ? unitOfMeasure : productsText('product.of', { unitOfMeasure, stockConversion }),
    isDisabled: false,
  }));
  if (unit === '' || sold.some(({ value }) => value === unit)) return sold;
  return [{ value: unit, label: unit, isDisabled: true }, ...sold];
}

/** Why no other unit can be chosen; null if one can. */
export function whyOneUnit([only, ...others]: readonly { readonly value: string }[]): string | null {
  if (!only) return shopText('products.noSellUnit');
  return others.length === 0 ? productsText('product.soldByOnly', { unit: only.value }) : null;
}
