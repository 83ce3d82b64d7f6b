import { useSelector } from '@xstate/react';
import { cartTotals } from '#domain/cart/totals.ts';
import { formatMoney } from '#domain/money.ts';
import { cartText } from '#domain/texts/cartText.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import { CartTotals } from '../../../order/CartTotals.tsx';
import styles from './CartScreen.module.css';

const linesOf = ({ context }: CartSnapshot) => context.cart.lines;

/** The total of the cart, announced to screen readers after each change. */
export function CartSummary({ shop }: { shop: Shop }) {
  const lines = useSelector(shop.cart, linesOf);
  const isEstimate = lines.some((line) => line.isEstimate);
  const totals = cartTotals(lines);
  const { settings } = shop.shopper.configuration;
  return (
    <>
      <section className={styles.summary} aria-label={cartText('cart.totals')}>
        <CartTotals totals={totals} totalName={cartText('cart.total')} isEstimate={isEstimate} settings={settings} />
      </section>
      <VisuallyHidden>
        <span role="status">
          {settings.hidePricing
            ? cartText('cartPage.lines', { count: lines.length })
            : cartText('cartPage.total', { amount: formatMoney(totals.lineTotal) })}
        </span>
      </VisuallyHidden>
    </>
  );
}
