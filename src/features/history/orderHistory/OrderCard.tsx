import { formatDate } from '#domain/formatDate.ts';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { DocumentsRef } from '#machines/documents/documentsMachine.ts';
import { OrderDocuments } from '../../../components/documents/OrderDocuments.tsx';
import { CardFacts } from '../../../components/tables/CardFacts.tsx';
import row from '../../../components/tables/RowCard.module.css';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import { OrderAgainLink } from '../../../order/OrderAgainLink.tsx';
import { OrderLink } from '../../../order/OrderLink.tsx';
import { OrderStatus } from '../../../order/OrderStatus.tsx';
import styles from './OrderCard.module.css';

interface OrderCardProps {
  readonly documents: DocumentsRef | undefined;
  readonly order: OrderHistoryRow;
  readonly settings: UserSettings;
}

/** A row of the table as a card, for narrow windows. */
export function OrderCard({ documents, order, settings }: OrderCardProps) {
  const facts = [
    { term: historyText('orderHistory.pONumber'), value: order.pO_Number },
    { term: historyText('orderHistory.orderDate'), value: formatDate(order.orderDate) },
    { term: historyText('orderHistory.deliveryDate'), value: formatDate(order.deliveryDate) },
  ];
  return (
    <article className={styles.card} aria-label={historyText('orderHistory.order', { orderNumber: order.orderNumber })}>
      <div className={styles.head}>
        <strong className={styles.number}>
          <OrderLink orderNumber={order.orderNumber} />
        </strong>
        <OrderStatus>{order.status}</OrderStatus>
        {!settings.hidePricing && (
          <span className={styles.total}>
            <MoneyText isInline value={order.total} />
          </span>
        )}
      </div>
      <CardFacts facts={facts} />
      <div className={row.actions}>
        <OrderAgainLink orderNumber={order.orderNumber} />
        {documents && <OrderDocuments list={documents} order={order} settings={settings} />}
      </div>
    </article>
  );
}
