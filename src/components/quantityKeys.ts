import type { ChangeEvent } from 'react';
import { isQuantityText } from '#domain/quantity.ts';

/** A key that would spoil the number does nothing; nothing typed or pasted is ever altered in silence. */
export function isRefusedKey(event: ChangeEvent<HTMLInputElement>): boolean {
  const { inputType } = event.nativeEvent as InputEvent;
  return inputType === 'insertText' && !isQuantityText(event.currentTarget.value);
}
