import { CloudOff } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../buttons/Button.tsx';
import { classes } from '../classes.ts';
import styles from './State.module.css';

export interface FailedStateProps {
  /** What happened. */
  readonly children: string;
  /** What to do, where trying again is not all. */
  readonly detail?: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly isRetrying?: boolean;
  /** A button for who would rather leave than try again. */
  readonly wayOut?: ReactNode;
}

/** The button that is pressed goes with the failure: the focus stays in the page or dialog that had it. */
function useFocusPassedOn() {
  const state = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = state.current;
    const place = shown?.closest<HTMLElement>('main, [role=dialog]');
    return () => {
      if (shown?.contains(document.activeElement)) place?.focus({ preventScroll: true });
    };
  }, []);
  return state;
}

export function FailedState({
  children,
  detail,
  onRetry,
  retryLabel = 'Try Again',
  isRetrying = false,
  wayOut,
}: FailedStateProps) {
  const state = useFocusPassedOn();
  return (
    <div ref={state} role="alert" className={classes(styles.state, styles.failed)}>
      <span className={styles.icon} aria-hidden="true">
        <CloudOff />
      </span>
      <p className={styles.text}>{children}</p>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {onRetry && (
        <Button isBusy={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {wayOut}
    </div>
  );
}
