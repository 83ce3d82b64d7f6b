import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './NumberText.module.css';

export interface NumberTextProps {
  readonly children: ReactNode;
  /** Beside the number, lighter: 'CS', '/ LB'. */
  readonly unit?: string | undefined;
  /** Inline in a sentence instead of a right-aligned block. */
  readonly isInline?: boolean;
  readonly isAbsent?: boolean;
}

export function NumberText({ children, unit, isInline = false, isAbsent = false }: NumberTextProps) {
  return (
    <span className={classes(styles.number, !isInline && styles.end, isAbsent && styles.absent)}>
      {children}
      {unit !== undefined && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}
