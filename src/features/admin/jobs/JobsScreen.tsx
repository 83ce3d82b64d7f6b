import { useSelector } from '@xstate/react';
import type { AdminRef, AdminSnapshot } from '#machines/admin/adminMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { JobTable } from './JobTable.tsx';
import { JobToolbar } from './JobToolbar.tsx';

const pageOf = ({ children }: AdminSnapshot) => children.jobs;

/** What the server does by itself, and the letters it sends: what runs, waits and died. */
export function JobsScreen({ area }: { shop: Shop; area: AdminRef }) {
  const page = useSelector(area, pageOf);
  if (!page) return <Skeleton variant="row" count={8} />;
  return (
    <>
      <JobToolbar page={page} />
      <JobTable page={page} />
      <PagedPager list={page} />
    </>
  );
}
