import { SPINNER_DELAY } from '../../theme/layout.ts';
import styles from './Spinner.module.css';
import { Spinner } from './Spinner.tsx';
import { useIsLate } from './useIsLate.ts';

export interface DelayedSpinnerProps {
  /** A sentence about the wait: 'Loading product categories'. */
  readonly label: string;
  readonly delay?: number;
}

export function DelayedSpinner({ label, delay = SPINNER_DELAY }: DelayedSpinnerProps) {
  const isLate = useIsLate(delay);
  return (
    <div role="status" className={styles.late}>
      {isLate && (
        <>
          <Spinner />
          {label}
        </>
      )}
    </div>
  );
}
