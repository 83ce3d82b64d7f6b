import { useSelector } from '@xstate/react';
import { LIST_PAGE } from '#domain/api/jobs.ts';
import { formatCount } from '#domain/shownNumber.ts';
import type { JobsRef, JobsSnapshot } from '#machines/admin/jobs/jobsMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { useFocusPassedOn } from '../../components/states/useFocusPassedOn.ts';
import styles from './Jobs.module.css';

const viewOf = ({ context }: JobsSnapshot) => context.view;
const pagesOf = ({ context: { total } }: JobsSnapshot) => Math.max(1, Math.ceil((total ?? 0) / LIST_PAGE));

/** To another page; at either end it goes, and hands on the focus. */
function Turn({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <div ref={useFocusPassedOn()}>
      <Button onClick={onClick}>{children}</Button>
    </div>
  );
}

/** From page to page, where there are several. */
export function JobPager({ page }: { page: JobsRef }) {
  const view = useSelector(page, viewOf);
  const pages = useSelector(page, pagesOf);
  if (pages === 1 && view.page === 1) return null;
  const turnTo = (number: number) => page.send({ type: 'view.choose', view: { ...view, page: number } });
  return (
    <nav className={styles.pager} aria-label="Pages">
      {view.page > 1 && <Turn onClick={() => turnTo(Math.min(view.page - 1, pages))}>Previous</Turn>}
      <span>{`Page ${formatCount(view.page)} of ${formatCount(pages)}`}</span>
      {view.page < pages && <Turn onClick={() => turnTo(view.page + 1)}>Next</Turn>}
    </nav>
  );
}
