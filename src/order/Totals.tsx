import type { Decimal } from '#domain/decimal.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { classes } from '../components/classes.ts';
import { MoneyText } from '../components/text/MoneyText.tsx';
import { NumberText } from '../components/text/NumberText.tsx';
import styles from './Totals.module.css';

interface TotalsProps {
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  /** The total below a line; null if prices are hidden. */
  readonly total: {
    readonly name: string;
    readonly amount: number | Decimal | null | undefined;
    /** A line is priced by an average weight. */
    readonly isEstimate: boolean;
  } | null;
  /** The accessible name of the list. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** The totals of an order or a cart, one per row. */
export function Totals({ rows, total, label, className }: TotalsProps) {
  return (
    <dl className={classes(styles.totals, className)} aria-label={label}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <NumberText isInline>{value}</NumberText>
          </dd>
        </div>
      ))}
      {total && (
        <div className={styles.total}>
          <dt>{total.name}</dt>
          <dd>
            {total.isEstimate && <span>{historyText('order.est')} </span>}
            <MoneyText isInline value={total.amount} />
          </dd>
        </div>
      )}
    </dl>
  );
}
