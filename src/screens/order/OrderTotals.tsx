import { cartTotals } from '#domain/cart/totals.ts';
import { decimal } from '#domain/decimal.ts';
import { formatMoney } from '#domain/money.ts';
import type { OrderHistoryRow, OrderLine } from '#domain/order/order.ts';
import styles from './Order.module.css';

interface OrderTotalsProps {
  readonly order: OrderHistoryRow;
  readonly lines: readonly OrderLine[];
}

/** What the order came to; what its total has above its lines are the charges and the tax of that day. */
export function OrderTotals({ order, lines }: OrderTotalsProps) {
  const { lineTotal } = cartTotals(lines);
  const rest = order.total === undefined || !lineTotal ? null : decimal(order.total).minus(lineTotal);
  return (
    <dl className={styles.totals} aria-label="Totals">
      <div>
        <dt>Line Total</dt>
        <dd>{formatMoney(lineTotal)}</dd>
      </div>
      {rest && !rest.isZero() && (
        <div>
          <dt>Charges and Tax</dt>
          <dd>{formatMoney(rest)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>
          {lines.some((line) => line.isEstimate) && <span className={styles.light}>est. </span>}
          {formatMoney(order.total)}
        </dd>
      </div>
    </dl>
  );
}
