import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Windows of so many CSS pixels and more have room to show it. */
  readonly until?: 1024 | 1280;
}

/** For screen readers only. */
export function VisuallyHidden({ children, until }: VisuallyHiddenProps) {
  return <span className={classes(styles.hidden, until && styles[`until${until}`])}>{children}</span>;
}
