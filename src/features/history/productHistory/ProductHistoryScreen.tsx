import { useSelector } from '@xstate/react';
import type { HistoryRef, HistorySnapshot } from '#machines/history/historyMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { HistoryPage } from '../../../history/HistoryPage.tsx';
import type { HistoryWords } from '../../../history/historyRef.ts';
import { SalesTable } from './SalesTable.tsx';

const historyOf = ({ children }: HistorySnapshot) => children.productHistory;

const WORDS: HistoryWords = {
  title: 'Product History',
  printed: 'Invoiced',
  rows: 'lines',
  row: 'line',
  searched: 'Order, product or type',
  dated: 'Invoice date',
};

/** What the customer was invoiced for, line by line. */
export function ProductHistoryScreen({ shop, area }: { shop: Shop; area: HistoryRef }) {
  const history = useSelector(area, historyOf);
  if (!history) return <Skeleton variant="row" count={8} />;
  return (
    <HistoryPage shop={shop} history={history} words={WORDS}>
      <SalesTable shop={shop} history={history} />
    </HistoryPage>
  );
}
