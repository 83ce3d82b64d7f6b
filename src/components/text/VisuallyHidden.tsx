import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** From this window width in CSS pixels it is visible. */
  readonly until?: 1024 | 1280;
}

/** For screen readers only. */
export function VisuallyHidden({ children, until }: VisuallyHiddenProps) {
  return <span className={classes(styles.hidden, until && styles[`until${until}`])}>{children}</span>;
}
