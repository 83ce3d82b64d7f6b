import { useSelector } from '@xstate/react';
import { formatPricePer } from '#domain/money.ts';
import { priceAt } from '#domain/product/defaultPrice.ts';
import { priceDecimals } from '#domain/product/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { isCallForPrice } from '#machines/shop/prices/isCallForPrice.ts';
import type { Shop } from '#machines/shop/shop.ts';

/** The label of the button that adds a product: `Add To Cart · $48.00 / CS`; without the price while pricing is hidden. */
export function useAddLabel({ prices, shopper }: Shop, product: Product, unit: string): string {
  const price = useSelector(prices, ({ context }) => context.known[product.productKey]?.prices[unit]);
  if (shopper.configuration.settings.hidePricing) return productsText('product.addToCart');
  return productsText('product.addToCartAt', {
    price: isCallForPrice(price, shopper)
      ? callForPrice(product, unit)
      : formatPricePer(priceAt(price), unit, priceDecimals(product, unit)),
  });
}

/** The unit is named if the product is priced by several. */
function callForPrice({ priceBys }: Product, unit: string): string {
  return priceBys.length > 1 ? productsText('product.callForPricePer', { unit }) : shopText('products.callForPrice');
}
