import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { OrderHistoryRef, OrderHistorySnapshot } from '#machines/history/orderHistory/orderHistoryMachine.ts';
import { useIsPrinting } from '../../../components/useIsPrinting.ts';
import { HistoryTable } from '../../../history/HistoryTable.tsx';
import { PHONE_BELOW } from '../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../theme/useIsNarrowerThan.ts';
import { OrderCard } from './OrderCard.tsx';
import { orderColumns } from './orderColumns.tsx';

/** From this width the wide columns fit beside the rail. */
const WIDE_TABLE_FROM = 1424;

const documentsOf = ({ children }: OrderHistorySnapshot) => children.documents;

const rowKey = (row: OrderHistoryRow) => row.orderNumber;

interface OrderTableProps {
  readonly history: OrderHistoryRef;
  readonly settings: UserSettings;
}

/** The orders as a table, or as cards below 600 px. */
export function OrderTable({ history, settings }: OrderTableProps) {
  const documents = useSelector(history, documentsOf);
  const isNarrow = useIsNarrowerThan(WIDE_TABLE_FROM);
  const isPrinting = useIsPrinting();
  const columns = useMemo(
    () => orderColumns({ documents, settings, isNarrow, isPrinted: isPrinting }),
    [documents, settings, isNarrow, isPrinting],
  );
  return (
    <HistoryTable
      history={history}
      label={historyText('orderHistory.orders')}
      columns={columns}
      rowKey={rowKey}
      card={(row) => <OrderCard documents={documents} order={row} settings={settings} />}
      cardsBelow={PHONE_BELOW}
      failed={historyText('orderHistory.theOrdersCouldNotBeLoaded')}
    />
  );
}
