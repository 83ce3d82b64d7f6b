import { useSelector } from '@xstate/react';
import { MailCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { WaitingOrder } from '#domain/api/integration.ts';
import type { JobRow, LetterRow } from '#domain/api/jobs.ts';
import { texts } from '#domain/texts.ts';
import type { JobsRef, JobsSnapshot } from '#machines/admin/jobs/jobsMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { FailedState } from '../../components/states/FailedState.tsx';
import { DataTable } from '../../components/tables/DataTable.tsx';
import { JobCard } from './JobCard.tsx';
import { jobColumns, letterColumns, orderColumns } from './jobColumns.tsx';
import { jobFacts, letterFacts, orderFacts } from './jobFacts.ts';
import { LIST_WORDS, NONE } from './jobStates.ts';

/** From here on there is room for the columns beside the rail. */
const CARDS_BELOW = 1360;

const viewOf = ({ context }: JobsSnapshot) => context.view;
const pageOf = ({ context }: JobsSnapshot) => context.page;
const isLoadingIn = (snapshot: JobsSnapshot) => snapshot.hasTag('busy') && snapshot.context.page === null;
const isBusyIn = (snapshot: JobsSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: JobsSnapshot) => snapshot.hasTag('failed');
const failureDetailOf = ({ context: { failure } }: JobsSnapshot) =>
  failure?.kind === 'offline' ? texts.session.noResponse : failure?.detail || undefined;

function Nothing({ page }: { page: JobsRef }) {
  const { list, state } = useSelector(page, viewOf);
  const all = { list, state: '', page: 1 } as const;
  return (
    <EmptyState
      icon={<MailCheck />}
      action={
        state === '' ? (
          <Button onClick={() => page.send({ type: 'list.reload' })}>Look Again</Button>
        ) : (
          <Button onClick={() => page.send({ type: 'view.choose', view: all })}>Show All</Button>
        )
      }
    >
      {NONE[list]}
    </EmptyState>
  );
}

/** The rows as a table, as cards where there is no room for one. */
export function JobTable({ page }: { page: JobsRef }) {
  const { list } = useSelector(page, viewOf);
  const shown = useSelector(page, pageOf);
  const isLoading = useSelector(page, isLoadingIn);
  const isBusy = useSelector(page, isBusyIn);
  const isFailed = useSelector(page, hasFailed);
  const detail = useSelector(page, failureDetailOf);
  const columns = useMemo(
    () => ({ jobs: jobColumns(page), letters: letterColumns(page), orders: orderColumns(page) }),
    [page],
  );
  const table = {
    cardsBelow: CARDS_BELOW,
    isLoading,
    empty: <Nothing page={page} />,
    failed: isFailed ? (
      <FailedState detail={detail} onRetry={() => page.send({ type: 'list.reload' })}>
        {`The ${LIST_WORDS[list]}s could not be loaded.`}
      </FailedState>
    ) : undefined,
  };
  return (
    <div aria-busy={isBusy}>
      {list === 'orders' && (
        <DataTable<WaitingOrder>
          {...table}
          label="Orders that wait"
          columns={columns.orders}
          rows={shown?.list === 'orders' ? shown.rows : []}
          rowKey={({ orderNumber }) => orderNumber}
          card={(order) => <JobCard page={page} facts={orderFacts(order)} />}
        />
      )}
      {list === 'jobs' && (
        <DataTable<JobRow>
          {...table}
          label="Jobs"
          columns={columns.jobs}
          rows={shown?.list === 'jobs' ? shown.rows : []}
          rowKey={({ id }) => id}
          card={(job) => <JobCard page={page} facts={jobFacts(job)} />}
        />
      )}
      {list === 'letters' && (
        <DataTable<LetterRow>
          {...table}
          label="Letters"
          columns={columns.letters}
          rows={shown?.list === 'letters' ? shown.rows : []}
          rowKey={({ id }) => String(id)}
          card={(letter) => <JobCard page={page} facts={letterFacts(letter)} />}
        />
      )}
    </div>
  );
}
