import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '../classes.ts';
import { useReaches } from '../frame/reach.ts';
import styles from './Button.module.css';
import type { ButtonVariant } from './Button.tsx';

export interface LinkButtonProps extends Omit<LinkProps, 'className' | 'style'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'small';
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
}

/** A link in the style of a button: it navigates, while a button acts. Absent if this user does not have the page. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  icon,
  isWide = false,
  children,
  ...rest
}: LinkButtonProps) {
  if (!useReaches(rest.to)) return null;
  return (
    <Link
      {...rest}
      className={classes(styles.button, styles[variant], size === 'small' && styles.small, isWide && styles.wide)}
    >
      {icon}
      {children}
    </Link>
  );
}
