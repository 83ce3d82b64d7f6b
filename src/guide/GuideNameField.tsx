import type { Ref } from 'react';
import { GUIDE_NAME_LIMIT } from '#domain/guide/guide.ts';
import { guideName } from '#domain/guide/guideName.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import fieldStyles from '../components/fields/Field.module.css';
import { Field } from '../components/fields/Field.tsx';

export interface GuideNameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error?: string | undefined;
  /** Default 'Order Guide Name'. */
  readonly label?: string;
  readonly isDisabled?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * The name of a guide with the number of remaining characters. A longer pasted name stays, and the user shortens it.
 */
export function GuideNameField({
  value,
  onChange,
  error,
  label = guidesText('guide.orderGuideName'),
  isDisabled = false,
  inputRef,
}: GuideNameFieldProps) {
  const left = GUIDE_NAME_LIMIT - [...guideName(value)].length;
  return (
    <Field
      label={label}
      error={error}
      isRequired
      hint={left < 0 ? guidesText('guide.tooMany', { count: -left }) : guidesText('guide.left', { characters: left })}
    >
      {(control) => (
        <input
          {...control}
          ref={inputRef}
          className={fieldStyles.control}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          disabled={isDisabled}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
