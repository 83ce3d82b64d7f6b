import { useSelector } from '@xstate/react';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { ReactNode } from 'react';
import { historyText } from '#domain/texts/historyText.ts';
import type { PeriodListRef, PeriodListSnapshot } from '#machines/periodList/periodList.ts';
import { Button } from '../components/buttons/Button.tsx';
import { LinkButton } from '../components/buttons/LinkButton.tsx';
import { EmptyState } from '../components/states/EmptyState.tsx';
import { FailedState } from '../components/states/FailedState.tsx';
import { failureDetail } from '../components/states/failureDetail.ts';
import { DataTable } from '../components/tables/DataTable.tsx';
import type { DataTableColumn } from '../components/tables/dataTableColumn.ts';
import type { HistoryRef, HistorySnapshot } from './historyRef.ts';

const isSearchingIn = ({ context }: HistorySnapshot) => context.query !== '';
const isLimitedIn = ({ context }: HistorySnapshot) => context.period.start !== '' || context.period.end !== '';

/** An empty list, and the one action that may change it. */
function NoResults({ history }: { history: HistoryRef }) {
  const isSearching = useSelector(history, isSearchingIn);
  const isLimited = useSelector(history, isLimitedIn);
  const stepFrom = () => {
    if (isSearching)
      return (
        <Button onClick={() => history.send({ type: 'search.change', query: '' })}>
          {historyText('history.clearSearch')}
        </Button>
      );
    if (!isLimited) return <LinkButton to="/products">{historyText('history.browseProducts')}</LinkButton>;
    return (
      <Button onClick={() => history.send({ type: 'period.choose', period: { start: '', end: '' } })}>
        {historyText('history.showAllDates')}
      </Button>
    );
  };
  return (
    <EmptyState icon={<ReceiptText />} action={stepFrom()}>
      {historyText('history.none')}
    </EmptyState>
  );
}

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
