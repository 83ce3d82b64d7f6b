import { useSelector } from '@xstate/react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { formatDate } from '#domain/formatDate.ts';
import { formatMoney } from '#domain/money.ts';
import { reorderTexts } from '#domain/order/reorderTexts.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { ReorderSnapshot } from '#machines/landing/reorder/reorderMachine.ts';
import { LinkButton } from '../../../../components/buttons/LinkButton.tsx';
import styles from './ReorderStrip.module.css';
import type { StripPartProps } from './stripPartProps.ts';

const lastOrderOf = ({ context }: ReorderSnapshot) => context.lastOrder;

/** The newest order, with a way to add it to the cart. */
export function LastOrder({ reorder }: StripPartProps) {
  const order = useSelector(reorder, lastOrderOf);
  if (!order) return <p className={styles.nothing}>{historyText('reorder.neverOrdered')}</p>;
  const { orderNumber, orderDate, lines, total } = order;
  return (
    <div className={styles.lastOrder}>
      <p className={styles.facts}>
        <span className={styles.name}>{formatDate(orderDate)}</span>
        <span>
          {reorderTexts.lines(lines)}
          {total !== undefined && ` · ${formatMoney(total)}`}
        </span>
        <span>{historyText('reorder.order', { orderNumber })}</span>
      </p>
      <LinkButton variant="primary" icon={<RotateCcw />} to={`/history/orders/${encodeURIComponent(orderNumber)}`}>
        {historyText('reorder.orderAgain')}
      </LinkButton>
    </div>
  );
}
