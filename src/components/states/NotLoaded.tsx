import CloudOff from 'lucide-react/icons/cloud-off';
import { shopText } from '#domain/texts/shopText.ts';
import styles from './NotLoaded.module.css';
import { useFocusPassedOn } from './useFocusPassedOn.ts';

export interface NotLoadedProps {
  /** What did not come: 'Price not loaded'. */
  readonly children: string;
  readonly onRetry: () => void;
}

/** In the room of something small that did not come: says so, and asks for it again. */
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
