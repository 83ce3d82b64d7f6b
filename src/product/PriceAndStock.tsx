import { useSelector } from '@xstate/react';
import { formatUnitPrice } from '#domain/money.ts';
import { priceDecimals } from '#domain/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { stockText } from '#domain/product/stock.ts';
import type { Shopper } from '#machines/access/session/session.ts';
import type { Shop } from '#machines/shop/shop.ts';
import styles from './ProductParts.module.css';

interface PriceAndStockProps {
  readonly shop: Shop;
  readonly shopper: Shopper;
  readonly product: Product;
}

/** The customer's price and what is not promised yet. Their room is kept before they are known. */
export function PriceAndStock({ shop, shopper, product }: PriceAndStockProps) {
  const { prices } = shop;
  const priced = useSelector(prices, ({ context }) => context.known[product.productKey]);
  const unit = product.pricingUM;
  const price = priced?.prices[unit];
  const stock = priced?.uncommitted;
  const isExcluded = useSelector(shop.catalogue, ({ context }) =>
    context.catalogue.excludedCategories.has(product.productCategoryCode),
  );
  if (isExcluded) return <p className={styles.excluded}>Excluded for this customer</p>;
  return (
    <div className={styles.priced} aria-busy={!priced}>
      {!shopper.configuration.settings.hidePricing && (
        <p className={styles.price} data-absent={price === undefined || undefined}>
          {formatUnitPrice(price, priceDecimals(product, unit))} <span className={styles.unit}>/ {unit}</span>
        </p>
      )}
      <p className={styles.stock} data-out={(stock && stock.uncommitted_Stk <= 0) || undefined}>
        {stock ? `${stockText(product, stock)} in stock` : '\u00a0'}
      </p>
    </div>
  );
}
