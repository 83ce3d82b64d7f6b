import type { ReactNode } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import { formatMoney, formatUnitPrice } from '#domain/money.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { classes } from '../components/classes.ts';
import styles from './LineFigures.module.css';

interface LineFiguresProps {
  readonly line: CartLine;
  /** Decimals of the unit price. */
  readonly places?: number | undefined;
  readonly hidePricing: boolean;
  /** What is said of the price before it. */
  readonly beforePrice?: ReactNode;
  /** The page's classes `quantity`, `price` and `amount`: where these cells stand in its grid. */
  readonly cells: Readonly<Record<string, string>>;
}

/** How much of a line is ordered, what one costs and what all cost: three cells of the line's grid, or the first alone. */
export function LineFigures({ line, places, hidePricing, beforePrice, cells }: LineFiguresProps) {
  return (
    <>
      <p className={classes(styles.figure, styles.strong, cells.quantity)}>
        {formatQuantity(line.orderQuantity)} <span>{line.unitOfMeasure}</span>
      </p>
      {!hidePricing && (
        <>
          <p className={classes(styles.figure, cells.price)}>
            {beforePrice}
            {formatUnitPrice(line.unitPrice, places)} <span>/ {line.unitOfMeasure_Prc}</span>
          </p>
          <p className={classes(styles.figure, styles.strong, cells.amount)}>
            {line.isEstimate && <span>est. </span>}
            {formatMoney(line.extension)}
          </p>
        </>
      )}
    </>
  );
}
