import type { JobsRef } from '#machines/admin/jobs/jobsMachine.ts';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { JobTable } from './JobTable.tsx';
import { JobToolbar } from './JobToolbar.tsx';

/** What the server does by itself, and the emails it sends: what runs, waits and died. */
export function JobsScreen({ flows: { jobs: page } }: { flows: { jobs: JobsRef } }) {
  return (
    <>
      <JobToolbar page={page} />
      <JobTable page={page} />
      <PagedPager list={page} />
    </>
  );
}
