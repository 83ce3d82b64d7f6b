import type { Fulfilment, OrderLine } from '#domain/order/order.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { Filled, slot } from '../../../components/text/Filled.tsx';
import styles from './Order.module.css';

interface LineFulfilmentProps {
  readonly line: Pick<OrderLine, 'orderQuantity' | 'unitOfMeasure'>;
  readonly fulfilment: Fulfilment;
}

/** The ordered, shipped and invoiced quantities of a line, and substitutions. */
export function LineFulfilment({ line, fulfilment }: LineFulfilmentProps) {
  const { shipped, short, invoiced, substitutes } = fulfilment;
  const inUnit = (quantity: number) => `${formatQuantity(quantity)} ${line.unitOfMeasure}`;
  const figures = [
    [historyText('order.ordered'), line.orderQuantity],
    [historyText('order.shipped'), shipped],
    [historyText('order.invoiced'), invoiced],
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
      {short > 0 && (
        <p className={`${styles.facts} ${styles.change}`}>
          {inUnit(short)} {historyText('order.shortWillNotBeDelivered')}
        </p>
      )}
      {substitutes.map(({ productCode, description, quantity }) => (
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
