import type { ReactNode } from 'react';
import styles from './State.module.css';

export interface EmptyStateProps {
  /** One sentence. */
  readonly children: string;
  readonly icon?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
}

export function EmptyState({ children, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
