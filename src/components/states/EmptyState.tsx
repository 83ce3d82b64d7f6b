import type { ReactElement, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './State.module.css';
import { useFocusPassedOn } from './useFocusPassedOn.ts';

export interface EmptyStateProps {
  /** One sentence. */
  readonly children: string;
  /** An icon of the missing content. */
  readonly icon: ReactNode;
  /** One button or link for the next step. */
  readonly action: ReactElement;
  /** In the panel of a dialog. */
  readonly isSmall?: boolean;
}

export function EmptyState({ children, icon, action, isSmall = false }: EmptyStateProps) {
  const state = useFocusPassedOn();
  return (
    <div ref={state} className={classes(styles.state, isSmall && styles.small)}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
