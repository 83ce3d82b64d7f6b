import CloudOff from 'lucide-react/icons/cloud-off';
import { shopText } from '#domain/texts/shopText.ts';
import styles from './NotLoaded.module.css';
import { useFocusPassedOn } from './useFocusPassedOn.ts';

export interface NotLoadedProps {
  /** The name of the missing content: 'Price not loaded'. */
  readonly children: string;
  readonly onRetry: () => void;
}

/** Replaces small content that failed to load, with a retry. */
export function NotLoaded({ children, onRetry }: NotLoadedProps) {
  const state = useFocusPassedOn();
  return (
    <div ref={state} className={styles.state}>
      <CloudOff className={styles.icon} aria-hidden="true" />
      <span>{children}</span>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {shopText('states.tryAgain')}
      </button>
    </div>
  );
}
