import { cartTotals } from '#domain/cart/totals.ts';
import { decimal } from '#domain/decimal.ts';
import { formatMoney } from '#domain/money.ts';
import type { OrderHistoryRow, OrderLine } from '#domain/order/order.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { Totals } from '../../../order/Totals.tsx';
import styles from './Order.module.css';

interface OrderTotalsProps {
  readonly order: OrderHistoryRow;
  readonly lines: readonly OrderLine[];
}

/** The total of the order; beyond its lines it contains the charges and the tax of that day. */
export function OrderTotals({ order, lines }: OrderTotalsProps) {
  const { lineTotal } = cartTotals(lines);
  const rest = order.total === undefined || !lineTotal ? null : decimal(order.total).minus(lineTotal);
  const isEstimate = lines.some((line) => line.isEstimate);
  return (
    <Totals
      label={historyText('order.totals')}
      className={styles.totals}
      rows={[
        { name: historyText('order.lineTotal'), value: formatMoney(lineTotal) },
        ...(rest && !rest.isZero() ? [{ name: historyText('order.feesAndTax'), value: formatMoney(rest) }] : []),
      ]}
      total={{ name: historyText('orderHistory.total'), amount: order.total, isEstimate }}
    />
  );
}
