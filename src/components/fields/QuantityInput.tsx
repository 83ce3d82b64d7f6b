import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { parseQuantity } from '#domain/quantity.ts';
import { blockedAttributes } from '../buttons/useBlocked.tsx';
import styles from './QuantityInput.module.css';
import { StepButton } from './StepButton.tsx';

export interface QuantityInputProps {
  readonly label: string;
  /** The current text, while typing too. */
  readonly value: string;
  /** Called for each change, without filtering. The caller sets `error` for an invalid quantity. */
  readonly onType: (text: string) => void;
  /** Called at blur and on Enter, after typing. */
  readonly onSettle: () => void;
  /** Minus, plus and the arrow keys. */
  readonly onStep: (direction: 'up' | 'down') => void;
  /** Called on Enter, after the text is normalized. */
  readonly onEnter?: () => void;
  readonly error?: string | undefined;
  /** The id of an error that is shown elsewhere; the field then shows none. */
  readonly messageId?: string;
  /** Reserves the line of the error. Default true. */
  readonly reservesLine?: boolean;
  readonly unit?: string;
  readonly isDisabled?: boolean;
  /** Why it is read-only; replaces an error. */
  readonly blockedBy?: string | null | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function QuantityInput({
  label,
  value,
  onType,
  onSettle,
  onStep,
  onEnter,
  error,
  messageId,
  reservesLine = true,
  unit,
  isDisabled = false,
  blockedBy,
  inputRef,
}: QuantityInputProps) {
  const errorId = useId();
  /** The text before the typing started; null without typing. */
  const before = useRef<string | null>(null);

  const type = (text: string) => {
    before.current ??= value;
    onType(text);
  };
  const settle = () => {
    if (before.current !== null) onSettle();
    before.current = null;
  };
  const quantity = parseQuantity(value);
  const isFixed = isDisabled || Boolean(blockedBy);
  const step = (direction: 'up' | 'down') => {
    if (!quantity || isFixed) return;
    before.current = null;
    onStep(direction);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      settle();
      onEnter?.();
    } else if (event.key === 'Escape' && before.current !== null) {
      event.stopPropagation();
      onType(before.current);
      before.current = null;
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 'up' : 'down');
    }
  };

  return (
    <div className={styles.quantity}>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        <StepButton
          direction="down"
          label={label}
          isDisabled={isFixed || !quantity || quantity.isZero()}
          onStep={step}
        />
        <input
          ref={inputRef}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={unit ? `${label}, ${unit}` : label}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId ?? errorId}
          disabled={isDisabled}
          readOnly={isFixed}
          {...(blockedBy && blockedAttributes)}
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={settle}
          onKeyDown={handleKey}
        />
        {unit !== undefined && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
        <StepButton direction="up" label={label} isDisabled={isFixed || !quantity} onStep={step} />
      </div>
      {messageId === undefined && (reservesLine || error || blockedBy) && (
        <span id={errorId} className={styles.error} data-reason={error ? undefined : ''} aria-live="polite">
          {error ?? blockedBy}
        </span>
      )}
    </div>
  );
}
