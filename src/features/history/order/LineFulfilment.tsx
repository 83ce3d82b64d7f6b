import { billedText, hasBilled } from '#domain/order/billed.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { Filled, slot } from '../../../components/text/Filled.tsx';
import styles from './Order.module.css';

interface LineFulfilmentProps {
  readonly line: OrderLine;
}

/** The ordered, shipped and invoiced quantities of a line, its billed quantity, and substitutions. */
export function LineFulfilment({ line }: LineFulfilmentProps) {
  const { fulfilment } = line;
  const inUnit = (quantity: number) => `${formatQuantity(quantity)} ${line.unitOfMeasure}`;
  const figures = [
    ...(fulfilment
      ? [
          [historyText('order.ordered'), inUnit(line.orderQuantity)],
          [historyText('order.shipped'), inUnit(fulfilment.shipped)],
          [historyText('order.invoiced'), inUnit(fulfilment.invoiced)],
        ]
      : []),
    ...(hasBilled(line)
      ? [[historyText('order.billedAs'), billedText(line.billedQuantity, line.billedUnit, line.billedPrice)]]
      : []),
  ];
  if (figures.length === 0) return null;
  return (
    <>
      <dl className={styles.fulfilment}>
        {figures.map(([name, quantity]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{quantity}</dd>
          </div>
        ))}
      </dl>
      {fulfilment && fulfilment.short > 0 && (
        <p className={`${styles.facts} ${styles.change}`}>
          {inUnit(fulfilment.short)} {historyText('order.shortWillNotBeDelivered')}
        </p>
      )}
      {fulfilment?.substitutes.map(({ productCode, description, quantity }) => (
        <p key={productCode} className={styles.facts}>
          <Filled
            text={historyText('order.deliveredAs', { quantity: inUnit(quantity), description, code: slot(0) })}
            parts={[
              <span key="code" className="code">
                ({productCode})
              </span>,
            ]}
          />
        </p>
      ))}
    </>
  );
}
