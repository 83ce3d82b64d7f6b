import type { Fulfilment, OrderLine } from '#domain/order/order.ts';
import { formatQuantity } from '#domain/quantity.ts';
import styles from './Order.module.css';

interface LineFulfilmentProps {
  readonly line: Pick<OrderLine, 'orderQuantity' | 'unitOfMeasure'>;
  readonly fulfilment: Fulfilment;
}

/** What was ordered, shipped and invoiced beside each other, and what came otherwise. */
export function LineFulfilment({ line, fulfilment }: LineFulfilmentProps) {
  const { shipped, short, invoiced, substitutes } = fulfilment;
  const inUnit = (quantity: number) => `${formatQuantity(quantity)} ${line.unitOfMeasure}`;
  const figures = [
    ['Ordered', line.orderQuantity],
    ['Shipped', shipped],
    ['Invoiced', invoiced],
  ] as const;
  return (
    <>
      <dl className={styles.fulfilment}>
        {figures.map(([name, quantity]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{inUnit(quantity)}</dd>
          </div>
        ))}
      </dl>
      {short > 0 && <p className={`${styles.facts} ${styles.change}`}>{inUnit(short)} short: will not be delivered.</p>}
      {substitutes.map(({ productCode, description, quantity }) => (
        <p key={productCode} className={styles.facts}>
          {inUnit(quantity)} delivered as {description} <span className="code">({productCode})</span>
        </p>
      ))}
    </>
  );
}
