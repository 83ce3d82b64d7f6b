import type { ReactNode } from 'react';
import type { Decimal } from '#domain/decimal.ts';
import { formatMoney } from '#domain/money.ts';
import { classes } from '../components/classes.ts';
import styles from './Totals.module.css';

interface TotalsProps {
  readonly rows: readonly { readonly name: string; readonly value: ReactNode }[];
  /** What it comes to, under a line; null where prices are hidden. */
  readonly total: {
    readonly name: string;
    readonly amount: number | Decimal | null | undefined;
    /** One of the lines is priced by an average weight. */
    readonly isEstimate: boolean;
  } | null;
  /** Spoken name of the list. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Sums of an order or a cart, one a row. */
export function Totals({ rows, total, label, className }: TotalsProps) {
  return (
    <dl className={classes(styles.totals, className)} aria-label={label}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {total && (
        <div className={styles.total}>
          <dt>{total.name}</dt>
          <dd>
            {total.isEstimate && <span>est. </span>}
            {formatMoney(total.amount)}
          </dd>
        </div>
      )}
    </dl>
  );
}
