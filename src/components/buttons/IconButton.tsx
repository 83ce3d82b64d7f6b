import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Button.module.css';
import { type Blockable, useBlocked } from './useBlocked.tsx';

export interface IconButtonProps
  extends Blockable,
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label' | 'title'> {
  readonly label: string;
  readonly icon: ReactNode;
  /** Small: as high as a field; 44 px only on touch screens. */
  readonly size?: 'medium' | 'small';
  /** A word under the icon; the label contains it. */
  readonly caption?: string;
  /** Shown in the corner, as on a cart. */
  readonly badge?: ReactNode;
}

export function IconButton({
  label,
  icon,
  size = 'medium',
  caption,
  badge,
  type = 'button',
  blockedBy,
  reasonPlace,
  reasonId,
  onClick,
  ...rest
}: IconButtonProps) {
  const { isBlocked, attributes, reason } = useBlocked({ blockedBy, reasonPlace, reasonId }, rest.disabled);
  return (
    <>
      <button
        {...rest}
        type={type}
        title={isBlocked ? undefined : label}
        aria-label={label}
        className={classes(styles.button, styles.icon, size === 'small' && styles.small, caption && styles.captioned)}
        {...attributes}
        onClick={isBlocked ? undefined : onClick}
      >
        {icon}
        {caption}
        {badge}
      </button>
      {reason}
    </>
  );
}
