import { useSelector } from '@xstate/react';
import { historyText } from '#domain/texts/historyText.ts';
import type { OrderHistoryRef, OrderHistorySnapshot } from '#machines/history/orderHistory/orderHistoryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { DocumentsUnavailable } from '../../../components/documents/DocumentsUnavailable.tsx';
import { HistoryPage } from '../../../history/HistoryPage.tsx';
import type { HistoryWords } from '../../../history/historyRef.ts';
import { OrderTable } from './OrderTable.tsx';

const lacksDocuments = (snapshot: OrderHistorySnapshot) => snapshot.matches({ documents: 'unavailable' });

const WORDS: HistoryWords = {
  title: historyText('orderHistory.orderHistory'),
  printed: historyText('orderHistory.orders'),
  rows: 'orders',
  searched: historyText('orderHistory.orderPOOrStatus'),
  dated: historyText('orderHistory.orderDatePeriod'),
};

/** The orders of the customer and their documents. */
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
