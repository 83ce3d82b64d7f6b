import { useSelector } from '@xstate/react';
import { lastSaleText } from '#domain/order/lastSale.ts';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import styles from './ProductParts.module.css';

const shopperOf = ({ context }: ShopSnapshot) => context.shopper;

interface LastSaleProps {
  readonly shop: ShopRef;
  readonly productKey: number;
}

/** What this customer last bought of a product, on one line whose room is kept. Nothing for guests. */
export function LastSale({ shop, productKey }: LastSaleProps) {
  const { userType, configuration } = useSelector(shop, shopperOf);
  const sale = useSelector(shop.getSnapshot().context.prices, ({ context }) => context.lastSales[productKey]);
  if (userType === 'Public') return null;
  const text = sale ? `Last: ${lastSaleText(sale, configuration.settings.hidePricing)}` : null;
  return (
    <p className={styles.lastSale} {...(text !== null && { title: text })}>
      {text ?? '\u00a0'}
    </p>
  );
}
