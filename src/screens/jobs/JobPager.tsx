import { useSelector } from '@xstate/react';
import { LIST_PAGE } from '#domain/api/jobs.ts';
import { formatCount } from '#domain/shownNumber.ts';
import type { JobsRef, JobsSnapshot } from '#machines/admin/jobs/jobsMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import styles from './Jobs.module.css';

const viewOf = ({ context }: JobsSnapshot) => context.view;
const pagesOf = ({ context: { page } }: JobsSnapshot) => Math.ceil((page?.total ?? 0) / LIST_PAGE);

/** From page to page, where there are several. */
export function JobPager({ page }: { page: JobsRef }) {
  const view = useSelector(page, viewOf);
  const pages = useSelector(page, pagesOf);
  if (pages < 2 && view.page === 1) return null;
  const turnTo = (number: number) => page.send({ type: 'view.choose', view: { ...view, page: number } });
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Button disabled={view.page <= 1} onClick={() => turnTo(view.page - 1)}>
        Previous
      </Button>
      <span>{`Page ${formatCount(view.page)}${pages > 0 ? ` of ${formatCount(pages)}` : ''}`}</span>
      <Button disabled={view.page >= pages} onClick={() => turnTo(view.page + 1)}>
        Next
      </Button>
    </nav>
  );
}
