import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  readonly title?: string;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Without inner space, for a list or a table. */
  readonly isBare?: boolean;
}

export function Panel({ title, actions, children, isBare = false }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} {...(title !== undefined && { 'aria-labelledby': id })}>
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {actions}
        </div>
      )}
      <div className={isBare ? styles.bare : styles.body}>{children}</div>
    </section>
  );
}
