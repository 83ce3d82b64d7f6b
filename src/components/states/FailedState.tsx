import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { frameText } from '#domain/texts/frameText.ts';
import { Button } from '../buttons/Button.tsx';
import { classes } from '../classes.ts';
import styles from './State.module.css';
import { useFocusPassedOn } from './useFocusPassedOn.ts';

export interface FailedStateProps {
  /** What happened. */
  readonly children: string;
  /** The advice, if a retry alone does not help. */
  readonly detail?: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly isRetrying?: boolean;
  /** Without the error icon, if nothing failed. */
  readonly isCalm?: boolean;
  /** A button to leave instead of retrying. */
  readonly wayOut?: ReactNode;
}

export function FailedState({
  children,
  detail,
  onRetry,
  retryLabel = frameText('dialogs.tryAgain'),
  isRetrying = false,
  isCalm = false,
  wayOut,
}: FailedStateProps) {
  const state = useFocusPassedOn();
  return (
    <div ref={state} role="alert" className={classes(styles.state, styles.failed)}>
      {!isCalm && (
        <span className={styles.icon} aria-hidden="true">
          <CloudOff />
        </span>
      )}
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
