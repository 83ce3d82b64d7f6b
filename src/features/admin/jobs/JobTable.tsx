import { useSelector } from '@xstate/react';
import MailCheck from 'lucide-react/icons/mail-check';
import { useMemo } from 'react';
import type { WaitingOrder } from '#domain/api/integration.ts';
import type { EmailRow, JobRow } from '#domain/api/jobs.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { JobsRef, JobsSnapshot } from '#machines/admin/jobs/jobsMachine.ts';
import { EmptyList } from '../../../pagedList/EmptyList.tsx';
import { PagedTable } from '../../../pagedList/PagedTable.tsx';
import { JobCard } from './JobCard.tsx';
import { emailColumns, jobColumns, orderColumns } from './jobColumns.tsx';
import { emailFacts, jobFacts, orderFacts } from './jobFacts.ts';
import { NONE } from './jobStates.ts';

/** From this width the columns fit beside the rail. */
const CARDS_BELOW = 1360;

const viewOf = ({ context }: JobsSnapshot) => context.view;
const pageOf = ({ context }: JobsSnapshot) => context.page;

function Nothing({ page }: { page: JobsRef }) {
  const { list, state } = useSelector(page, viewOf);
  const showAll = () => page.send({ type: 'view.choose', view: { list, state: '', page: 1 } });
  return (
    <EmptyList
      icon={<MailCheck />}
      onReload={() => page.send({ type: 'list.reload' })}
      onShowAll={state === '' ? null : showAll}
    >
      {NONE[list]}
    </EmptyList>
  );
}

/** The rows as a table, or as cards in narrow windows. */
export function JobTable({ page }: { page: JobsRef }) {
  const { list } = useSelector(page, viewOf);
  const shown = useSelector(page, pageOf);
  const columns = useMemo(
    () => ({ jobs: jobColumns(page), emails: emailColumns(page), orders: orderColumns(page) }),
    [page],
  );
  const table = {
    list: page,
    cardsBelow: CARDS_BELOW,
    empty: <Nothing page={page} />,
    failed: adminText('jobs.notLoaded', { list }),
  };
  if (list === 'orders') {
    return (
      <PagedTable<WaitingOrder>
        {...table}
        label={adminText('jobs.waitingOrders')}
        columns={columns.orders}
        rows={shown?.list === 'orders' ? shown.rows : []}
        rowKey={({ orderNumber }) => orderNumber}
        card={(order) => <JobCard page={page} facts={orderFacts(order)} />}
      />
    );
  }
  if (list === 'emails') {
    return (
      <PagedTable<EmailRow>
        {...table}
        label={adminText('jobs.emails')}
        columns={columns.emails}
        rows={shown?.list === 'emails' ? shown.rows : []}
        rowKey={({ id }) => String(id)}
        card={(email) => <JobCard page={page} facts={emailFacts(email)} />}
      />
    );
  }
  return (
    <PagedTable<JobRow>
      {...table}
      label={adminText('jobs.jobs')}
      columns={columns.jobs}
      rows={shown?.list === 'jobs' ? shown.rows : []}
      rowKey={({ id }) => id}
      card={(job) => <JobCard page={page} facts={jobFacts(job)} />}
    />
  );
}
