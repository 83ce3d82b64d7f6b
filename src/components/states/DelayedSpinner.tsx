import { useEffect, useState } from 'react';
import { SPINNER_DELAY } from '../../theme/layout.ts';
import styles from './Spinner.module.css';
import { Spinner } from './Spinner.tsx';

/** False until this many milliseconds have passed. */
function useIsLate(delay: number): boolean {
  const [isLate, setIsLate] = useState(delay <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isLate;
}

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
