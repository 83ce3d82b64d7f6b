import { useSelector } from '@xstate/react';
import { cartPageTexts } from '#domain/cart/cartPageTexts.ts';
import { cartTotals } from '#domain/cart/totals.ts';
import { formatMoney } from '#domain/money.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import { CartTotals } from '../../../order/CartTotals.tsx';
import styles from './CartScreen.module.css';

const linesOf = ({ context }: CartSnapshot) => context.cart.lines;

/** What the cart comes to, told to a screen reader whenever it changes. */
export function CartSummary({ shop }: { shop: Shop }) {
  const lines = useSelector(shop.cart, linesOf);
  const isEstimate = lines.some((line) => line.isEstimate);
  const totals = cartTotals(lines);
  const { settings } = shop.shopper.configuration;
  return (
    <>
      <section className={styles.summary} aria-label="Totals">
        <CartTotals totals={totals} totalName="Total" isEstimate={isEstimate} settings={settings} />
      </section>
      <VisuallyHidden>
        <span role="status">
          {settings.hidePricing
            ? cartPageTexts.lines(lines.length)
            : cartPageTexts.total(formatMoney(totals.lineTotal))}
        </span>
      </VisuallyHidden>
    </>
  );
}
