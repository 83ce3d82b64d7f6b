import { useSelector } from '@xstate/react';
import { cartTotals } from '#domain/cart/totals.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { CartTotals } from '../../../order/CartTotals.tsx';
import styles from './CartScreen.module.css';

const linesOf = ({ context }: CartSnapshot) => context.cart.lines;

/** What the cart comes to. */
export function CartSummary({ shop }: { shop: Shop }) {
  const lines = useSelector(shop.cart, linesOf);
  const isEstimate = lines.some((line) => line.isEstimate);
  return (
    <section className={styles.summary} aria-label="Totals">
      <CartTotals
        totals={cartTotals(lines)}
        totalName="Total"
        isEstimate={isEstimate}
        settings={shop.shopper.configuration.settings}
      />
    </section>
  );
}
