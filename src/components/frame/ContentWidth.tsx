import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './ContentWidth.module.css';

export interface ContentWidthProps {
  /** 600, 1024, 1280 or 1920 px at most. */
  readonly size?: 'narrow' | 'checkout' | 'wide' | 'full';
  readonly children: ReactNode;
}

export function ContentWidth({ size = 'wide', children }: ContentWidthProps) {
  return <div className={classes(styles.content, styles[size])}>{children}</div>;
}
