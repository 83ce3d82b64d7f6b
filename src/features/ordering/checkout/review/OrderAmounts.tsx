import type { Estimate } from '#domain/cart/cart.ts';
import { formatMoney } from '#domain/money.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { Totals } from '../../../../order/Totals.tsx';
import styles from '../Checkout.module.css';

interface OrderAmountsProps {
  readonly estimate: Estimate;
  /** A line is priced by an average weight. */
  readonly isEstimate: boolean;
}

/** The cost of the order. */
export function OrderAmounts({ estimate, isEstimate }: OrderAmountsProps) {
  return (
    <Totals
      className={styles.amounts}
      rows={[
        { name: checkoutText('checkout.lines'), value: formatMoney(estimate.lineTotal) },
        { name: checkoutText('checkout.addOnCharges'), value: formatMoney(estimate.addOnCharges) },
        { name: checkoutText('checkout.taxableAmount'), value: formatMoney(estimate.taxableAmount) },
        { name: checkoutText('checkout.tax'), value: formatMoney(estimate.tax) },
      ]}
      total={{ name: checkoutText('checkout.total'), amount: estimate.total, isEstimate }}
    />
  );
}
