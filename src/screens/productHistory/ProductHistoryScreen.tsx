import { useSelector } from '@xstate/react';
import type { HistoryRef, HistorySnapshot } from '#machines/history/historyMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import { HistoryFilters } from '../../history/HistoryFilters.tsx';
import { HistoryPrintHead } from '../../history/HistoryPrintHead.tsx';
import type { HistoryWords } from '../../history/historyRef.ts';
import { SalesTable } from './SalesTable.tsx';

const historyOf = ({ children }: HistorySnapshot) => children.productHistory;

const WORDS: HistoryWords = {
  rows: 'lines',
  row: 'line',
  searched: 'Order, product or type',
  dated: 'Invoice date',
};

/** What the customer was invoiced for, line by line. */
export function ProductHistoryScreen({ shop, area }: { shop: Shop; area: HistoryRef }) {
  const history = useSelector(area, historyOf);
  const customer = shop.shopper.configuration.customer;
  if (!history) return <Skeleton variant="row" count={8} />;
  return (
    <>
      <HistoryPrintHead history={history} title="Product History" rows="Invoiced" customer={customer} />
      <HistoryFilters history={history} words={WORDS} />
      <SalesTable shop={shop} history={history} />
    </>
  );
}
