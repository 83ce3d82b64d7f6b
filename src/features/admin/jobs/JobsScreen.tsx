import { useSelector } from '@xstate/react';
import { adminText } from '#domain/texts/adminText.ts';
import type { JobsRef, JobsSnapshot, JobView } from '#machines/admin/jobs/jobsMachine.ts';
import { RefreshButton } from '../../../components/buttons/RefreshButton.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FilterSelect } from '../../../components/select/FilterSelect.tsx';
import row from '../../../components/tables/RowCard.module.css';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { JobTable } from './JobTable.tsx';
import { LISTS, STATE_WORDS, STATES } from './jobStates.ts';

const viewOf = ({ context }: JobsSnapshot) => context.view;
const countOf = ({ context }: JobsSnapshot) => context.total;
const isBusyIn = (snapshot: JobsSnapshot) => snapshot.hasTag('busy');

/** The list, its filter by state, and the count. */
function JobToolbar({ page }: { page: JobsRef }) {
  const { list, state } = useSelector(page, viewOf);
  const count = useSelector(page, countOf);
  const isBusy = useSelector(page, isBusyIn);
  const choose = (view: Omit<JobView, 'page'>) => page.send({ type: 'view.choose', view: { ...view, page: 1 } });
  const states = STATES[list];
  return (
    <Toolbar
      label={adminText('jobs.filterJobsAndEmails')}
      end={
        <span role="status" className={row.count}>
          {count !== null && adminText('jobs.count', { list, count })}
        </span>
      }
    >
      <FilterSelect
        label={adminText('jobs.show')}
        value={list}
        neutralValue={list}
        options={LISTS}
        onChange={(chosen) => choose({ list: LISTS.find(({ value }) => value === chosen)?.value ?? 'jobs', state: '' })}
      />
      {states.length > 0 && (
        <FilterSelect
          label={adminText('jobs.state')}
          value={state}
          options={[
            { value: '', label: adminText('jobs.all') },
            ...states.map((value) => ({ value, label: STATE_WORDS[value] })),
          ]}
          onChange={(chosen) => choose({ list, state: states.find((value) => value === chosen) ?? '' })}
        />
      )}
      <RefreshButton isBusy={isBusy} onRefresh={() => page.send({ type: 'list.reload' })} />
    </Toolbar>
  );
}

/** The background jobs and emails of the server: running, waiting and failed ones. */
export function JobsScreen({ flows: { jobs: page } }: { flows: { jobs: JobsRef } }) {
  return (
    <>
      <JobToolbar page={page} />
      <JobTable page={page} />
      <PagedPager list={page} />
    </>
  );
}
