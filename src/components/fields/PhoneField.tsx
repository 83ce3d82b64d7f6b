import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { maskPhone, typedPhone } from '#domain/phone.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PhoneFieldProps
  extends Pick<
    TextFieldProps,
    'label' | 'error' | 'hint' | 'isRequired' | 'name' | 'readOnly' | 'autoComplete' | 'onBlur'
  > {
  /** Digits. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
}

/** A phone under its mask: the digits are typed, the marks between them come by themselves. */
export function PhoneField({ value, onChange, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const typed = typedPhone(value, currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length);
    caret.current = typed.caret;
    onChange(typed.digits);
  };
  return (
    <TextField
      {...field}
      ref={input}
      type="tel"
      inputMode="tel"
      placeholder="(###) ###-####"
      value={maskPhone(value)}
      onChange={type}
    />
  );
}
