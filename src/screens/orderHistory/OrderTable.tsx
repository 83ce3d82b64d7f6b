import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import type { OrderColumn } from '#domain/order/orderList.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { OrderHistoryRef, OrderHistorySnapshot } from '#machines/orderHistory/orderHistoryMachine.ts';
import { DataTable } from '../../components/DataTable.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { useIsPrinting } from '../../components/useIsPrinting.ts';
import { failureDetailOf } from '../../history/historyRef.ts';
import { NoResults } from '../../history/NoResults.tsx';
import { PHONE_BELOW } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import { OrderCard } from './OrderCard.tsx';
import { orderColumns } from './orderColumns.tsx';

const shownOf = ({ context }: OrderHistorySnapshot) => context.shown;
const sortOf = ({ context }: OrderHistorySnapshot) => context.sort;
const isBusyIn = (snapshot: OrderHistorySnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: OrderHistorySnapshot) => snapshot.hasTag('failed');

/** From here on there is room for the wide columns beside the rail. */
const WIDE_TABLE_FROM = 1424;

const documentsOf = ({ children }: OrderHistorySnapshot) => children.documents;

const rowKey = (row: OrderHistoryRow) => row.orderNumber;

interface OrderTableProps {
  readonly history: OrderHistoryRef;
  readonly settings: UserSettings;
}

/** The orders as a table, as cards below 600 px. */
export function OrderTable({ history, settings }: OrderTableProps) {
  const shown = useSelector(history, shownOf);
  const sort = useSelector(history, sortOf);
  const isBusy = useSelector(history, isBusyIn);
  const isFailed = useSelector(history, hasFailed);
  const failureDetail = useSelector(history, failureDetailOf);
  const documents = useSelector(history, documentsOf);
  const isNarrow = useIsNarrowerThan(WIDE_TABLE_FROM);
  const isPrinting = useIsPrinting();
  const columns = useMemo(
    () => orderColumns({ documents, settings, isNarrow, isOnPaper: isPrinting }),
    [documents, settings, isNarrow, isPrinting],
  );
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={shown}
      rowKey={rowKey}
      sort={sort}
      onSort={({ column }) => history.send({ type: 'sort.toggle', column: column as OrderColumn })}
      card={(row) => <OrderCard documents={documents} order={row} settings={settings} />}
      cardsBelow={PHONE_BELOW}
      isLoading={isBusy}
      empty={<NoResults history={history} />}
      failed={
        isFailed ? (
          <FailedState detail={failureDetail} onRetry={() => history.send({ type: 'list.retry' })}>
            The orders could not be loaded.
          </FailedState>
        ) : undefined
      }
    />
  );
}
