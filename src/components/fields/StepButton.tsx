import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { sharedText } from '#domain/texts/sharedText.ts';
import styles from './StepButton.module.css';

interface StepButtonProps {
  readonly direction: 'up' | 'down';
  /** Of the quantity. */
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onStep: (direction: 'up' | 'down') => void;
}

/** Minus or plus beside a quantity. Tab skips it, because the arrow keys of the field do the same. */
export function StepButton({ direction, label, isDisabled, onStep }: StepButtonProps) {
  const Icon = direction === 'up' ? Plus : Minus;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={sharedText(direction === 'up' ? 'fields.moreOf' : 'fields.lessOf', { label })}
      disabled={isDisabled}
      onClick={() => onStep(direction)}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
