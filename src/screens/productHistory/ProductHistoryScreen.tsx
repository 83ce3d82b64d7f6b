import { useSelector } from '@xstate/react';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import { HistoryFilters } from '../../history/HistoryFilters.tsx';
import { HistoryPrintHead } from '../../history/HistoryPrintHead.tsx';
import type { HistoryWords } from '../../history/historyRef.ts';
import { SalesTable } from './SalesTable.tsx';

const historyOf = ({ children }: ShopSnapshot) => children.productHistory;
const customerOf = ({ context }: ShopSnapshot) => context.shopper.configuration.customer;

const WORDS: HistoryWords = {
  rows: 'lines',
  row: 'line',
  searched: 'Order, product or type',
  dated: 'Invoice date',
};

/** What the customer was invoiced for, line by line. */
export function ProductHistoryScreen({ shop }: { shop: ShopRef }) {
  const history = useSelector(shop, historyOf);
  const customer = useSelector(shop, customerOf);
  if (!history) return <Skeleton variant="row" count={8} />;
  return (
    <>
      <HistoryPrintHead history={history} title="Product History" rows="Invoiced" customer={customer} />
      <HistoryFilters history={history} words={WORDS} />
      <SalesTable shop={shop} history={history} />
    </>
  );
}
