import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

export interface PageHeadingProps {
  readonly children: string;
  /** The lighter text after the title: a count, a date. */
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
}

/** Follows the header bar, whose title is the first heading of the page. */
export function PageHeading({ children, detail, actions }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 className={styles.title}>{children}</h2>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
