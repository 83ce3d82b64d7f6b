import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import type { TypedValue } from '#domain/masked.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface MaskedFieldProps extends Omit<TextFieldProps, 'ref' | 'onChange'> {
  /** The value without the separators of the mask. */
  readonly value: string;
  readonly show: (value: string) => string;
  readonly typed: (before: string, text: string, caret: number) => TypedValue;
  readonly onChange: (value: string) => void;
}

/** A masked text field: the user types the characters, and the separators are inserted. */
export function MaskedField({ value, show, typed, onChange, ...field }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = currentTarget;
    const now = typed(value, text, selectionStart ?? text.length);
    caret.current = now.caret;
    onChange(now.value);
  };
  return <TextField {...field} ref={input} value={show(value)} onChange={type} />;
}
