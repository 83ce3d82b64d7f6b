import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  readonly kind?: 'neutral' | 'accent' | 'promotion' | 'success' | 'warning' | 'error';
  readonly children: ReactNode;
  /** In the corner of an icon button. */
  readonly isCorner?: boolean;
}

export function Badge({ kind = 'neutral', children, isCorner = false }: BadgeProps) {
  return <span className={classes(styles.badge, styles[kind], isCorner && styles.corner)}>{children}</span>;
}
