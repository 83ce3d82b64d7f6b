import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { hasPrice } from '#domain/order/order.ts';
import type { Sale, SaleColumn } from '#domain/order/salesList.ts';
import { isAvailable } from '#domain/settings/menu.ts';
import type { CatalogueSnapshot } from '#machines/catalogue/catalogueMachine.ts';
import type { ProductHistoryRef, ProductHistorySnapshot } from '#machines/productHistory/productHistoryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { DataTable } from '../../components/DataTable.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { failureDetailOf } from '../../history/historyRef.ts';
import { NoResults } from '../../history/NoResults.tsx';
import { SALES_CARDS_BELOW } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import { SaleCard } from './SaleCard.tsx';
import { saleColumns } from './saleColumns.tsx';

const shownOf = ({ context }: ProductHistorySnapshot) => context.shown;
const hasPrices = ({ context }: ProductHistorySnapshot) => context.shown.some(hasPrice);
const sortOf = ({ context }: ProductHistorySnapshot) => context.sort;
const isBusyIn = (snapshot: ProductHistorySnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: ProductHistorySnapshot) => snapshot.hasTag('failed');
const listedOf = ({ context }: CatalogueSnapshot) => context.catalogue.productByKey;

/** From here on there is room for the wide columns beside the rail. */
const WIDE_TABLE_FROM = 1280;

const rowKey = ({ place }: Sale) => String(place);

/** The sold lines as a table, as cards below 700 px. */
export function SalesTable({ shop, history }: { shop: Shop; history: ProductHistoryRef }) {
  const shown = useSelector(history, shownOf);
  const isPriced = useSelector(history, hasPrices);
  const sort = useSelector(history, sortOf);
  const isBusy = useSelector(history, isBusyIn);
  const isFailed = useSelector(history, hasFailed);
  const failureDetail = useSelector(history, failureDetailOf);
  const listed = useSelector(shop.catalogue, listedOf);
  const leadsToOrders = isAvailable(shop.shopper.configuration.settings.menu, 'OrderHistory');
  const isNarrow = useIsNarrowerThan(WIDE_TABLE_FROM);
  const columns = useMemo(
    () => saleColumns({ listed, isPriced, isNarrow, leadsToOrders }),
    [listed, isPriced, isNarrow, leadsToOrders],
  );
  return (
    <DataTable
      label="Product history"
      columns={columns}
      rows={shown}
      rowKey={rowKey}
      sort={sort}
      onSort={({ column }) => history.send({ type: 'sort.toggle', column: column as SaleColumn })}
      card={(sale) => <SaleCard sale={sale} listed={listed} leadsToOrders={leadsToOrders} />}
      cardsBelow={SALES_CARDS_BELOW}
      isLoading={isBusy}
      empty={<NoResults history={history} />}
      failed={
        isFailed ? (
          <FailedState detail={failureDetail} onRetry={() => history.send({ type: 'list.retry' })}>
            The product history could not be loaded.
          </FailedState>
        ) : undefined
      }
    />
  );
}
