import { useSelector } from '@xstate/react';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import { HistoryPage } from '../../history/HistoryPage.tsx';
import type { HistoryWords } from '../../history/historyRef.ts';
import { SalesTable } from './SalesTable.tsx';

const historyOf = ({ children }: ShopSnapshot) => children.productHistory;

const WORDS: HistoryWords = {
  title: 'Product History',
  printed: 'Invoiced',
  rows: 'lines',
  row: 'line',
  searched: 'Order, product or type',
  dated: 'Invoice date',
};

/** What the customer was invoiced for, line by line. */
export function ProductHistoryScreen({ shop }: { shop: ShopRef }) {
  const history = useSelector(shop, historyOf);
  if (!history) return <Skeleton variant="row" count={8} />;
  return (
    <HistoryPage shop={shop} history={history} words={WORDS}>
      <SalesTable shop={shop} history={history} />
    </HistoryPage>
  );
}
