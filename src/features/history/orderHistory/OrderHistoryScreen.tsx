import { useSelector } from '@xstate/react';
import type { HistoryRef, HistorySnapshot } from '#machines/history/historyMachine.ts';
import type { OrderHistorySnapshot } from '#machines/history/orderHistory/orderHistoryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { DocumentsUnavailable } from '../../../components/documents/DocumentsUnavailable.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { HistoryPage } from '../../../history/HistoryPage.tsx';
import type { HistoryWords } from '../../../history/historyRef.ts';
import { OrderTable } from './OrderTable.tsx';

const historyOf = ({ children }: HistorySnapshot) => children.orderHistory;
const lacksDocuments = (snapshot: OrderHistorySnapshot | undefined) =>
  snapshot?.matches({ documents: 'unavailable' }) === true;

const WORDS: HistoryWords = {
  title: 'Order History',
  printed: 'Orders',
  rows: 'orders',
  row: 'order',
  searched: 'Order, P.O. or status',
  dated: 'Order date',
};

/** What the customer ordered, and the papers of it. */
export function OrderHistoryScreen({ shop, area }: { shop: Shop; area: HistoryRef }) {
  const history = useSelector(area, historyOf);
  const { settings } = shop.shopper.configuration;
  const isWithoutDocuments = useSelector(history, lacksDocuments);
  if (!history) return <Skeleton variant="row" count={8} />;
  return (
    <HistoryPage shop={shop} history={history} words={WORDS}>
      {isWithoutDocuments && <DocumentsUnavailable onRetry={() => history.send({ type: 'list.retry' })} />}
      <OrderTable history={history} settings={settings} />
    </HistoryPage>
  );
}
