import { useSelector } from '@xstate/react';
import { lastSaleParts } from '#domain/order/lastSale.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { Shop } from '#machines/shop/shop.ts';
import styles from './ProductParts.module.css';

interface LastSaleProps {
  readonly shop: Shop;
  readonly productKey: number;
}

/**
 * The customer's last purchase of a product, in reserved room; the price and its unit are never separated. Absent for
 * guests.
 */
export function LastSale({ shop, productKey }: LastSaleProps) {
  const { userType, configuration } = shop.shopper;
  const sale = useSelector(shop.prices, ({ context }) => context.lastSales[productKey]);
  if (userType === 'Public') return null;
  if (!sale) return <p className={styles.lastSale}>{'\u00a0'}</p>;
  const [bought, price] = lastSaleParts(sale, configuration.settings.hidePricing);
  const text = shopText('product.lastSale', { bought });
  return (
    <p className={styles.lastSale} title={price === undefined ? text : `${text} ${price}`}>
      <span>{text}</span>
      {price !== undefined && <span> {price}</span>}
    </p>
  );
}
