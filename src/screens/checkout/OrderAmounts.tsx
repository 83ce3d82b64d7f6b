import type { Estimate } from '#domain/cart/cart.ts';
import { formatMoney } from '#domain/money.ts';
import styles from './Checkout.module.css';

interface OrderAmountsProps {
  readonly estimate: Estimate;
  /** One of the lines is priced by an average weight. */
  readonly isEstimate: boolean;
}

/** What the order costs. */
export function OrderAmounts({ estimate, isEstimate }: OrderAmountsProps) {
  const rows: readonly [string, number | undefined][] = [
    ['Line Total', estimate.lineTotal],
    ['Add-on Charges', estimate.addOnCharges],
    ['Taxable Amount', estimate.taxableAmount],
    ['Tax', estimate.tax],
  ];
  return (
    <dl className={styles.amounts}>
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>
          {isEstimate && <span className={styles.estimate}>est. </span>}
          {formatMoney(estimate.total)}
        </dd>
      </div>
    </dl>
  );
}
