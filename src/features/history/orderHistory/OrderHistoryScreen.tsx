import { useSelector } from '@xstate/react';
import type { OrderHistoryRef, OrderHistorySnapshot } from '#machines/history/orderHistory/orderHistoryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { DocumentsUnavailable } from '../../../components/documents/DocumentsUnavailable.tsx';
import { HistoryPage } from '../../../history/HistoryPage.tsx';
import type { HistoryWords } from '../../../history/historyRef.ts';
import { OrderTable } from './OrderTable.tsx';

const lacksDocuments = (snapshot: OrderHistorySnapshot) => snapshot.matches({ documents: 'unavailable' });

const WORDS: HistoryWords = {
  title: 'Order History',
  printed: 'Orders',
  rows: 'orders',
  row: 'order',
  searched: 'Order, P.O. or status',
  dated: 'Order date',
};

/** What the customer ordered, and the papers of it. */
export function OrderHistoryScreen({
  shop,
  flows: { orderHistory: history },
}: {
  shop: Shop;
  flows: { orderHistory: OrderHistoryRef };
}) {
  const { settings } = shop.shopper.configuration;
  const isWithoutDocuments = useSelector(history, lacksDocuments);
  return (
    <HistoryPage shop={shop} history={history} words={WORDS}>
      {isWithoutDocuments && <DocumentsUnavailable onRetry={() => history.send({ type: 'list.retry' })} />}
      <OrderTable history={history} settings={settings} />
    </HistoryPage>
  );
}
