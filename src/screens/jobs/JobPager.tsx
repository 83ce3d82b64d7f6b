import { useSelector } from '@xstate/react';
import { LIST_PAGE } from '#domain/api/jobs.ts';
import type { JobsRef, JobsSnapshot } from '#machines/admin/jobs/jobsMachine.ts';
import { Pager } from '../../components/tables/Pager.tsx';

const viewOf = ({ context }: JobsSnapshot) => context.view;
const totalOf = ({ context }: JobsSnapshot) => context.total;

export function JobPager({ page }: { page: JobsRef }) {
  const view = useSelector(page, viewOf);
  const total = useSelector(page, totalOf);
  const turnTo = (number: number) => page.send({ type: 'view.choose', view: { ...view, page: number } });
  return <Pager page={view.page} total={total} pageSize={LIST_PAGE} onTurn={turnTo} />;
}
