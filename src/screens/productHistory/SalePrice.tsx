import { formatUnitPrice } from '#domain/money.ts';
import { hasPrice } from '#domain/order/order.ts';
import type { Sale } from '#domain/order/salesList.ts';
import styles from './SalePrice.module.css';

/** What a price unit cost; where there is no room for both, the unit stands below the price. Nothing without a price. */
export function SalePrice({ sale }: { sale: Sale }) {
  if (!hasPrice(sale)) return null;
  return (
    <>
      {formatUnitPrice(sale.price)} <span className={styles.unit}>/ {sale.unitOfMeasure_Prc}</span>
    </>
  );
}
