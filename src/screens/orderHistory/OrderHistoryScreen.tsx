import { useSelector } from '@xstate/react';
import type { HistoryRef, HistorySnapshot } from '#machines/history/historyMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import { HistoryFilters } from '../../history/HistoryFilters.tsx';
import { HistoryPrintHead } from '../../history/HistoryPrintHead.tsx';
import type { HistoryWords } from '../../history/historyRef.ts';
import { OrderTable } from './OrderTable.tsx';

const historyOf = ({ children }: HistorySnapshot) => children.orderHistory;

const WORDS: HistoryWords = {
  rows: 'orders',
  row: 'order',
  searched: 'Order, P.O. or status',
  dated: 'Order date',
};

/** What the customer ordered, and the papers of it. */
export function OrderHistoryScreen({ shop, area }: { shop: Shop; area: HistoryRef }) {
  const history = useSelector(area, historyOf);
  const settings = shop.shopper.configuration.settings;
  const customer = shop.shopper.configuration.customer;
  if (!history) return <Skeleton variant="row" count={8} />;
  return (
    <>
      <HistoryPrintHead history={history} title="Order History" rows="Orders" customer={customer} />
      <HistoryFilters history={history} words={WORDS} />
      <OrderTable history={history} settings={settings} />
    </>
  );
}
