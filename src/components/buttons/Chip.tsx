import X from 'lucide-react/icons/x';
import { shopText } from '#domain/texts/shopText.ts';
import styles from './Chip.module.css';

export interface ChipProps {
  readonly children: string;
  readonly onRemove?: () => void;
}

export function Chip({ children, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.text}>{children}</span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={shopText('buttons.remove', { children })}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
