import { useSelector } from '@xstate/react';
import { formatPricePer } from '#domain/money.ts';
import { priceDecimals } from '#domain/product/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { isCallForPrice } from '#machines/shop/prices/isCallForPrice.ts';
import type { Shop } from '#machines/shop/shop.ts';

/** The price in the label of the button: ` · $48.00 / CS`; '' while pricing is hidden. */
export function useShownPrice({ prices, shopper }: Shop, product: Product, unit: string): string {
  const price = useSelector(prices, ({ context }) => context.known[product.productKey]?.prices[unit]);
  if (shopper.configuration.settings.hidePricing) return '';
  if (!isCallForPrice(price, shopper)) return ` · ${formatPricePer(price, unit, priceDecimals(product, unit))}`;
  return ` · ${shopText('products.callForPrice')}${product.priceBys.length > 1 ? ` / ${unit}` : ''}`;
}
