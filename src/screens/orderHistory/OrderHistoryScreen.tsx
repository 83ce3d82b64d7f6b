import { useSelector } from '@xstate/react';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderPrintHead } from './OrderPrintHead.tsx';
import { OrderTable } from './OrderTable.tsx';

const historyOf = ({ children }: ShopSnapshot) => children.orderHistory;
const settingsOf = ({ context }: ShopSnapshot) => context.shopper.configuration.settings;
const customerOf = ({ context }: ShopSnapshot) => context.shopper.configuration.customer;

/** What the customer ordered, and the papers of it. */
export function OrderHistoryScreen({ shop }: { shop: ShopRef }) {
  const history = useSelector(shop, historyOf);
  const settings = useSelector(shop, settingsOf);
  const customer = useSelector(shop, customerOf);
  if (!history) return <Skeleton variant="row" count={8} />;
  return (
    <>
      <OrderPrintHead history={history} customer={customer} />
      <OrderFilters history={history} />
      <OrderTable history={history} settings={settings} />
    </>
  );
}
