import { syncedPriceUnit } from '#domain/product/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import type { Shopper } from '../shopper.ts';
import { isCallForPrice } from './isCallForPrice.ts';
import type { PricedProduct } from './pricesMachine.ts';

/** Whether a product cannot be added because it has no price in any unit that it is sold by. */
export function isWithoutPrice(product: Product, priced: PricedProduct | undefined, shopper: Shopper): boolean {
  const { canChangePrice, syncPriceByWithSellByUMFlag: isSynced } = shopper.configuration.settings;
  const { pricingUM, sellBys } = product;
  return (
    !canChangePrice &&
    sellBys.length > 0 &&
    sellBys.every(({ unitOfMeasure }) => {
      const unit = isSynced ? syncedPriceUnit(product, unitOfMeasure, pricingUM) : pricingUM;
      return isCallForPrice(priced?.prices[unit], shopper);
    })
  );
}
