import type { Cart } from '#domain/cart/cart.ts';
import styles from '../../../../components/states/FocusedAlert.module.css';

/** Warnings that do not block the order. */
export function CartWarnings({ cart: { warnings = [] } }: { cart: Pick<Cart, 'warnings'> }) {
  if (warnings.length === 0) return null;
  return (
    <div role="status" className={styles.alert} data-kind="warning">
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </div>
  );
}
