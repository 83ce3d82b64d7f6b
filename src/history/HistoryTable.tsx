import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PeriodListRef, PeriodListSnapshot } from '#machines/periodList/periodList.ts';
import { FailedState } from '../components/states/FailedState.tsx';
import { failureDetail } from '../components/states/failureDetail.ts';
import { DataTable } from '../components/tables/DataTable.tsx';
import type { DataTableColumn } from '../components/tables/dataTableColumn.ts';
import type { HistorySnapshot } from './historyRef.ts';
import { NoResults } from './NoResults.tsx';

const shownOf = <Row, Column extends string>({ context }: PeriodListSnapshot<Row, Column>) => context.shown;
const sortOf = <Row, Column extends string>({ context }: PeriodListSnapshot<Row, Column>) => context.sort;
const isBusyIn = (snapshot: HistorySnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: HistorySnapshot) => snapshot.hasTag('failed');

/** The detail of a failure in words for the user, if any. */
function failureDetailOf({ context: { failure } }: HistorySnapshot): string | undefined {
  return failureDetail(failure);
}

interface HistoryTableProps<Row, Column extends string> {
  readonly history: PeriodListRef<Row, Column>;
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly card: (row: Row) => ReactNode;
  readonly cardsBelow: number;
  /** Set if the rows failed to load. */
  readonly failed: string;
}

/** The rows of a history as a table, or as cards in narrow windows. */
export function HistoryTable<Row, Column extends string>({
  history,
  failed,
  ...table
}: HistoryTableProps<Row, Column>) {
  const shown = useSelector(history, shownOf<Row, Column>);
  const sort = useSelector(history, sortOf<Row, Column>);
  const isBusy = useSelector(history, isBusyIn);
  const isFailed = useSelector(history, hasFailed);
  const failureDetail = useSelector(history, failureDetailOf);
  return (
    <DataTable
      {...table}
      rows={shown}
      sort={sort}
      onSort={({ column }) => history.send({ type: 'sort.toggle', column: column as Column })}
      isLoading={isBusy}
      empty={<NoResults history={history} />}
      failed={
        isFailed ? (
          <FailedState detail={failureDetail} onRetry={() => history.send({ type: 'list.retry' })}>
            {failed}
          </FailedState>
        ) : undefined
      }
    />
  );
}
