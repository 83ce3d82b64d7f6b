import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Spinner } from '../states/Spinner.tsx';
import styles from './Button.module.css';
import { type Blockable, useBlocked } from './useBlocked.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Blockable, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'small';
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
  /** Shows work in progress and ignores clicks; it keeps its width and the focus. */
  readonly isBusy?: boolean;
  /** Shown and announced instead of the label while busy. */
  readonly busyLabel?: string;
}

/** Both labels overlap, so that the button is as wide as the wider one. */
function Labels({ isBusy, label, busyLabel }: { isBusy: boolean; label: ReactNode; busyLabel: string }) {
  return (
    <span className={styles.labels}>
      <span className={isBusy ? styles.hidden : undefined}>{label}</span>
      <span className={isBusy ? undefined : styles.hidden}>{busyLabel}</span>
    </span>
  );
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  isWide = false,
  isBusy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  blockedBy,
  reasonPlace,
  reasonId,
  ...rest
}: ButtonProps) {
  const { isBlocked, attributes, reason } = useBlocked({ blockedBy, reasonPlace, reasonId }, isBusy || rest.disabled);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classes(styles.button, styles[variant], size === 'small' && styles.small, isWide && styles.wide)}
        data-waits={isBusy && icon === undefined && busyLabel === undefined ? '' : undefined}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        {...attributes}
        onClick={handleClick}
      >
        {isBusy && icon !== undefined ? <Spinner /> : icon}
        {busyLabel === undefined ? children : <Labels isBusy={isBusy} label={children} busyLabel={busyLabel} />}
        {isBusy && icon === undefined && busyLabel === undefined && (
          <span className={styles.spinning}>
            <Spinner />
          </span>
        )}
      </button>
      {reason}
    </>
  );
}
