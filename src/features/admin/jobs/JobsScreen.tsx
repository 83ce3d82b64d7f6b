import type { JobsRef } from '#machines/admin/jobs/jobsMachine.ts';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { JobTable } from './JobTable.tsx';
import { JobToolbar } from './JobToolbar.tsx';

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
