import { useSelector } from '@xstate/react';
import Printer from 'lucide-react/icons/printer';
import { formatDate } from '#domain/formatDate.ts';
import type { OrderDetail } from '#domain/order/order.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { OrderAgainRef, OrderAgainSnapshot } from '#machines/history/orderAgain/orderAgainMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { customerNow } from '#machines/shop/shopperNow.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { DocumentsUnavailable } from '../../../components/documents/DocumentsUnavailable.tsx';
import { OrderDocuments } from '../../../components/documents/OrderDocuments.tsx';
import { PrintHead } from '../../../components/frame/PrintHead.tsx';
import { PageHeading } from '../../../components/text/PageHeading.tsx';
import { OrderFacts } from '../../../order/OrderFacts.tsx';
import { OrderStatus } from '../../../order/OrderStatus.tsx';
import { PriceChangeQuestion } from '../../../product/PriceChangeQuestion.tsx';
import { AddBar } from './AddBar.tsx';
import { OldLines } from './OldLines.tsx';
import styles from './Order.module.css';
import { OrderAgainMessage } from './OrderAgainMessage.tsx';
import { OrderInvoices } from './OrderInvoices.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { QuantityQuestion } from './QuantityQuestion.tsx';
import { RepeatQuestion } from './RepeatQuestion.tsx';

const documentsOf = ({ children }: OrderAgainSnapshot) => children.documents;
const lacksDocuments = (snapshot: OrderAgainSnapshot) => snapshot.matches({ opened: { documents: 'unavailable' } });
const addingOf = ({ children }: OrderAgainSnapshot) => children.addLines;

interface OrderSheetProps {
  readonly shop: Shop;
  readonly orderAgain: OrderAgainRef;
  readonly detail: OrderDetail;
}

/** A submitted order, and the fulfillment of each line. */
export function OrderSheet({ shop, orderAgain, detail }: OrderSheetProps) {
  const { settings } = shop.shopper.configuration;
  const customer = customerNow(shop);
  const documents = useSelector(orderAgain, documentsOf);
  const isWithoutDocuments = useSelector(orderAgain, lacksDocuments);
  const adding = useSelector(orderAgain, addingOf);
  const { order, header, invoices, lines } = detail;
  return (
    <div className={styles.sheet}>
      <div className={styles.body}>
        <PageHeading
          detail={<OrderStatus>{order.status}</OrderStatus>}
          actions={
            <span className="no-print">
              <span className={styles.actions}>
                {documents && <OrderDocuments list={documents} order={order} settings={settings} />}
                <Button size="small" icon={<Printer />} onClick={() => window.print()}>
                  {historyText('order.print')}
                </Button>
              </span>
            </span>
          }
        >
          {historyText('orderHistory.order', { orderNumber: order.orderNumber })}
        </PageHeading>
        <PrintHead customer={customer} />
        <OrderFacts
          header={header}
          customer={customer}
          userType={shop.shopper.userType}
          shipMethod={detail.shipMethod}
          first={[[historyText('order.orderDate'), formatDate(order.orderDate)]]}
        />
        {isWithoutDocuments && <DocumentsUnavailable onRetry={() => orderAgain.send({ type: 'documents.retry' })} />}
        <OrderInvoices invoices={invoices} documents={documents} />
        <OrderAgainMessage orderAgain={orderAgain} />
        <OldLines shop={shop} orderAgain={orderAgain} settings={settings} />
        {!settings.hidePricing && <OrderTotals order={order} lines={lines} />}
      </div>
      <AddBar shop={shop} orderAgain={orderAgain} />
      <RepeatQuestion orderAgain={orderAgain} />
      <QuantityQuestion orderAgain={orderAgain} />
      <PriceChangeQuestion adding={adding} />
    </div>
  );
}
