import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './ContentWidth.module.css';

export interface ContentWidthProps {
  /** A short form, or by default a page of forms or documents: at most 600 or 1100 px wide. */
  readonly size?: 'narrow' | 'page';
  readonly children: ReactNode;
}

export function ContentWidth({ size = 'page', children }: ContentWidthProps) {
  return <div className={classes(styles.content, styles[size])}>{children}</div>;
}
