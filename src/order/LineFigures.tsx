import type { ReactNode } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import { DEFAULT_PRICE_DECIMALS } from '#domain/money.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { classes } from '../components/classes.ts';
import { MoneyText } from '../components/text/MoneyText.tsx';
import { NumberText } from '../components/text/NumberText.tsx';
import styles from './LineFigures.module.css';

interface LineFiguresProps {
  readonly line: CartLine;
  /** Decimals of the unit price. */
  readonly places?: number | undefined;
  /** Decimals of the longest price of the list. */
  readonly columnPlaces: number;
  readonly hidePricing: boolean;
  /** The price is 0, which is not a valid price. */
  readonly isOnCall?: boolean;
  /** A message about the price, shown below it. */
  readonly aboutPrice?: ReactNode;
  /** Replaces the quantity as text. */
  readonly quantity?: ReactNode;
  /**
   * The page's classes `figures` (around the cells), `quantity`, `price` and `amount`, which place them in its grid.
   */
  readonly cells: Readonly<Record<string, string>>;
}

/**
 * The quantity, price and amount of a line: three cells of the line's grid, or only the first. In a narrow window they
 * wrap in a row.
 */
export function LineFigures({
  line,
  places = DEFAULT_PRICE_DECIMALS,
  columnPlaces,
  hidePricing,
  isOnCall = false,
  aboutPrice,
  quantity,
  cells,
}: LineFiguresProps) {
  return (
    <div className={classes(styles.figures, cells.figures)}>
      {quantity ?? (
        <p className={classes(styles.figure, styles.strong, styles.quantity, cells.quantity)}>
          <NumberText isInline unit={line.unitOfMeasure}>
            {formatQuantity(line.orderQuantity)}
          </NumberText>
        </p>
      )}
      {!hidePricing && (
        <>
          <p className={classes(styles.figure, styles.price, cells.price)}>
            {aboutPrice && <span className={styles.about}>{aboutPrice} </span>}
            {isOnCall ? (
              shopText('products.callForPrice')
            ) : (
              <MoneyText
                isInline
                value={line.unitPrice}
                places={places}
                columnPlaces={columnPlaces}
                unit={`/ ${line.unitOfMeasure_Prc}`}
              />
            )}
          </p>
          <p className={classes(styles.figure, styles.strong, styles.amount, cells.amount)}>
            {line.isEstimate && <span className={styles.estimate}>{historyText('order.est')} </span>}
            <MoneyText isInline value={isOnCall ? null : line.extension} />
          </p>
        </>
      )}
    </div>
  );
}
