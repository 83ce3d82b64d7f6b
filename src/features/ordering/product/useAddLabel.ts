import { useSelector } from '@xstate/react';
import type { Decimal } from '#domain/decimal.ts';
import { formatPricePer } from '#domain/money.ts';
import { defaultPrice } from '#domain/product/defaultPrice.ts';
import type { Prices } from '#domain/product/price.ts';
import { priceAt } from '#domain/product/priceAt.ts';
import { priceDecimals } from '#domain/product/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { isCallForPrice } from '#machines/shop/prices/isCallForPrice.ts';
import type { Shop } from '#machines/shop/shop.ts';

const NONE: Prices = {};

/**
 * The label of the button that adds a product: `Add To Cart · $48.00 / CS`, at the price of the line's quantity or of
 * one; without the price while pricing is hidden.
 */
export function useAddLabel(
  { prices, shopper }: Shop,
  product: Product,
  unit: string,
  line?: { quantity: Decimal; sellUnit: string },
): string {
  const known = useSelector(prices, ({ context }) => context.known[product.productKey]?.prices) ?? NONE;
  const price = line ? defaultPrice(product, known, { ...line, priceUnit: unit }) : priceAt(known[unit]);
  if (shopper.configuration.settings.hidePricing) return productsText('product.addToCart');
  return productsText('product.addToCartAt', {
    price: isCallForPrice(price?.toNumber(), shopper)
      ? callForPrice(product, unit)
      : formatPricePer(price, unit, priceDecimals(product, unit)),
  });
}

/** The unit is named if the product is priced by several. */
function callForPrice({ priceBys }: Product, unit: string): string {
  return priceBys.length > 1 ? productsText('product.callForPricePer', { unit }) : shopText('products.callForPrice');
}
