import { useSelector } from '@xstate/react';
import { cartTotals } from '#domain/cart/totals.ts';
import { formatMoney } from '#domain/money.ts';
import { formatQuantity } from '#domain/quantity.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import styles from './CartScreen.module.css';

const linesOf = ({ context }: CartSnapshot) => context.cart.lines;

/** The totals that the settings ask for; the line total unless pricing is hidden. */
export function CartSummary({ shop }: { shop: Shop }) {
  const lines = useSelector(shop.cart, linesOf);
  const settings = shop.shopper.configuration.settings;
  const totals = cartTotals(lines);
  const isEstimate = lines.some((line) => line.isEstimate);
  const rows: [string, string][] = [
    ...(settings.showTotalItemsQuantity ? [['Total Items', String(totals.items)] as [string, string]] : []),
    ...(settings.showTotalOrderQuantity
      ? [[settings.totalOrderQuantityLabel, formatQuantity(totals.orderQuantity)] as [string, string]]
      : []),
    ...(settings.showTotalCaseQuantity
      ? [['Total Case Quantity', formatQuantity(totals.caseQuantity)] as [string, string]]
      : []),
  ];
  return (
    <section className={styles.summary} aria-label="Totals">
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {!settings.hidePricing && (
          <div className={styles.total}>
            <dt>Total</dt>
            <dd>
              {isEstimate && <span className={styles.estimate}>est. </span>}
              {formatMoney(totals.lineTotal)}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
