import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type Ref, useRef } from 'react';
import { shopText } from '#domain/texts/shopText.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { Kbd } from '../keys/Kbd.tsx';
import { useHasKeyboard } from '../keys/useHasKeyboard.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly onEnter?: () => void;
  readonly onLeave?: () => void;
  /** The key that focuses the field, shown on devices with a keyboard while the field is empty and not in use. */
  readonly keyHint?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function SearchField({
  label,
  value,
  onChange,
  placeholder = label,
  onEnter,
  onLeave,
  keyHint,
  inputRef,
}: SearchFieldProps) {
  const hasKeyboard = useHasKeyboard();
  const box = useRef<HTMLElement>(null);
  const focus = () => box.current?.querySelector('input')?.focus();
  const clear = () => {
    onChange('');
    focus();
  };
  return (
    <search ref={box} className={styles.search}>
      <Search className={styles.icon} aria-hidden="true" />
      <input
        ref={inputRef}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.();
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            onChange('');
          }
        }}
      />
      <span className={styles.end}>
        {value !== '' && (
          <IconButton size="small" label={shopText('fields.clearSearch')} icon={<X />} onClick={clear} />
        )}
        {value === '' && keyHint !== undefined && hasKeyboard && (
          <span className={styles.hint}>
            <Kbd>{keyHint}</Kbd>
          </span>
        )}
      </span>
    </search>
  );
}
