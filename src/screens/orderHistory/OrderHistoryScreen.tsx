import { useSelector } from '@xstate/react';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import { HistoryFilters } from '../../history/HistoryFilters.tsx';
import { HistoryPrintHead } from '../../history/HistoryPrintHead.tsx';
import type { HistoryWords } from '../../history/historyRef.ts';
import { OrderTable } from './OrderTable.tsx';

const historyOf = ({ children }: ShopSnapshot) => children.orderHistory;
const settingsOf = ({ context }: ShopSnapshot) => context.shopper.configuration.settings;
const customerOf = ({ context }: ShopSnapshot) => context.shopper.configuration.customer;

const WORDS: HistoryWords = {
  rows: 'orders',
  row: 'order',
  searched: 'Order, P.O. or status',
  dated: 'Order date',
};

/** What the customer ordered, and the papers of it. */
export function OrderHistoryScreen({ shop }: { shop: ShopRef }) {
  const history = useSelector(shop, historyOf);
  const settings = useSelector(shop, settingsOf);
  const customer = useSelector(shop, customerOf);
  if (!history) return <Skeleton variant="row" count={8} />;
  return (
    <>
      <HistoryPrintHead history={history} title="Order History" rows="Orders" customer={customer} />
      <HistoryFilters history={history} words={WORDS} />
      <OrderTable history={history} settings={settings} />
    </>
  );
}
