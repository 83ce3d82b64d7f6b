import { useSelector } from '@xstate/react';
import type { AnyPagedListRef, AnyPagedListSnapshot } from '#machines/pagedList/pagedList.ts';
import { FailedState } from '../components/states/FailedState.tsx';
import { failureDetail } from '../components/states/failureDetail.ts';
import { DataTable, type DataTableProps } from '../components/tables/DataTable.tsx';

type Shown = 'label' | 'columns' | 'rows' | 'rowKey' | 'card' | 'cardsBelow' | 'empty';

interface PagedTableProps<Row> extends Pick<DataTableProps<Row>, Shown> {
  readonly list: AnyPagedListRef;
  /** Set if the rows failed to load. */
  readonly failed: string;
}

const isBusyIn = (snapshot: AnyPagedListSnapshot) => snapshot.hasTag('busy');
const isLoadingIn = (snapshot: AnyPagedListSnapshot) => snapshot.hasTag('busy') && snapshot.context.page === null;
const hasFailed = (snapshot: AnyPagedListSnapshot) => snapshot.hasTag('failed');
const detailOf = ({ context }: AnyPagedListSnapshot) => failureDetail(context.failure);

/** A page of a list as a table, or as cards in narrow windows; its rows stay while they reload. */
export function PagedTable<Row>({ list, failed, ...table }: PagedTableProps<Row>) {
  const isBusy = useSelector(list, isBusyIn);
  const isLoading = useSelector(list, isLoadingIn);
  const isFailed = useSelector(list, hasFailed);
  const detail = useSelector(list, detailOf);
  return (
    <div aria-busy={isBusy}>
      <DataTable<Row>
        {...table}
        isLoading={isLoading}
        failed={
          isFailed ? (
            <FailedState detail={detail} onRetry={() => list.send({ type: 'list.reload' })}>
              {failed}
            </FailedState>
          ) : undefined
        }
      />
    </div>
  );
}
