import { billedText, hasBilled } from '#domain/order/billed.ts';
import type { Sale } from '#domain/order/salesList.ts';

interface SaleBilledProps {
  readonly sale: Sale;
  readonly className: string | undefined;
}

/** What the amount was computed with, such as a weight; absent where it is not known. */
export function SaleBilled({ sale, className }: SaleBilledProps) {
  if (!hasBilled(sale)) return null;
  return <span className={className}>{billedText(sale.billedQuantity, sale.billedUnit, sale.price)}</span>;
}
