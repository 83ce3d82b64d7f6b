import { useSelector } from '@xstate/react';
import { formatUnitPrice } from '#domain/money.ts';
import { priceAt } from '#domain/product/priceAt.ts';
import { priceDecimals } from '#domain/product/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { isOutOfStock, stockHint } from '#domain/product/stock.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { isCallForPrice } from '#machines/shop/prices/isCallForPrice.ts';
import { isPriceMissing } from '#machines/shop/prices/isPriceMissing.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { PriceBreakHint } from './PriceBreakHint.tsx';
import styles from './ProductParts.module.css';
import { useIsExcluded } from './useIsExcluded.ts';

interface PriceAndStockProps {
  readonly shop: Shop;
  readonly shopper: Shopper;
  readonly product: Product;
  /** Without the price of larger quantities. */
  readonly isShort?: boolean;
}

/**
 * The customer's price and the available quantity. Their room is reserved until they load; `PricesNotLoaded` reports a
 * failure.
 */
export function PriceAndStock({ shop, shopper, product, isShort }: PriceAndStockProps) {
  const { prices } = shop;
  const priced = useSelector(prices, ({ context }) => context.known[product.productKey]);
  const isResting = useSelector(
    prices,
    (snapshot) => snapshot.hasTag('failed') && isPriceMissing(snapshot, product.productKey),
  );
  const isPriced = !shopper.configuration.settings.hidePricing;
  const unit = product.pricingUM;
  const price = priced?.prices[unit];
  const stock = priced?.uncommitted;
  const isOnCall = isCallForPrice(price, shopper);
  const isExcluded = useIsExcluded(shop, product);
  if (isExcluded) return <p className={styles.excluded}>{shopText('product.excludedForThisCustomer')}</p>;
  return (
    <div className={styles.priced} aria-busy={!priced && !isResting}>
      {isPriced && (
        <p className={styles.price} data-absent={price === undefined || undefined} data-on-call={isOnCall || undefined}>
          {isOnCall ? shopText('products.callForPrice') : formatUnitPrice(priceAt(price), priceDecimals(product, unit))}{' '}
          {(!isOnCall || product.priceBys.length > 1) && <span className={styles.unit}>/ {unit}</span>}
        </p>
      )}
      {isPriced && !isShort && <PriceBreakHint product={product} prices={priced?.prices} unit={unit} />}
      <p className={styles.stock} data-out={(stock && isOutOfStock(stock)) || undefined}>
        {stock ? stockHint(product, stock) : '\u00a0'}
      </p>
    </div>
  );
}
