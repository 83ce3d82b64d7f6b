import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Button.module.css';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label' | 'title'> {
  readonly label: string;
  readonly icon: ReactNode;
  /** Small: as high as a field, 44 px on touch only. */
  readonly size?: 'medium' | 'small';
  /** Shown in the corner, as on a cart. */
  readonly badge?: ReactNode;
}

export function IconButton({ label, icon, size = 'medium', badge, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      title={label}
      aria-label={label}
      className={classes(styles.button, styles.icon, size === 'small' && styles.small)}
    >
      {icon}
      {badge}
    </button>
  );
}
