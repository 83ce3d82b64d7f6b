import { useSelector } from '@xstate/react';
import type { OrderHistorySnapshot } from '#machines/orderHistory/orderHistoryMachine.ts';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { DocumentsUnavailable } from '../../components/documents/DocumentsUnavailable.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { HistoryPage } from '../../history/HistoryPage.tsx';
import type { HistoryWords } from '../../history/historyRef.ts';
import { OrderTable } from './OrderTable.tsx';

const historyOf = ({ children }: ShopSnapshot) => children.orderHistory;
const settingsOf = ({ context }: ShopSnapshot) => context.shopper.configuration.settings;
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
export function OrderHistoryScreen({ shop }: { shop: ShopRef }) {
  const history = useSelector(shop, historyOf);
  const settings = useSelector(shop, settingsOf);
  const isWithoutDocuments = useSelector(history, lacksDocuments);
  if (!history) return <Skeleton variant="row" count={8} />;
  return (
    <HistoryPage shop={shop} history={history} words={WORDS}>
      {isWithoutDocuments && <DocumentsUnavailable onRetry={() => history.send({ type: 'list.retry' })} />}
      <OrderTable history={history} settings={settings} />
    </HistoryPage>
  );
}
