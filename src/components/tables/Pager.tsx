import { sharedText } from '#domain/texts/sharedText.ts';
import { Button } from '../buttons/Button.tsx';
import { useFocusPassedOn } from '../states/useFocusPassedOn.ts';
import styles from './Pager.module.css';

/** A link to another page; at either end it disappears and passes the focus on. */
function Turn({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <div ref={useFocusPassedOn()}>
      <Button onClick={onClick}>{children}</Button>
    </div>
  );
}

export interface PagerProps {
  /** From 1. */
  readonly page: number;
  /** The rows on all pages; null until it is known. */
  readonly total: number | null;
  readonly pageSize: number;
  readonly onTurn: (page: number) => void;
}

/** Pages through a list with several pages. */
export function Pager({ page, total, pageSize, onTurn }: PagerProps) {
  const pages = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  if (pages === 1 && page === 1) return null;
  return (
    <nav className={styles.pager} aria-label={sharedText('tables.pages')}>
      {page > 1 && <Turn onClick={() => onTurn(Math.min(page - 1, pages))}>{sharedText('tables.previous')}</Turn>}
      <span>{sharedText('tables.pageOf', { page, pages })}</span>
      {page < pages && <Turn onClick={() => onTurn(page + 1)}>{sharedText('tables.next')}</Turn>}
    </nav>
  );
}
