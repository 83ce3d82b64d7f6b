import type { MouseEvent } from 'react';
import type { SelectOption } from './SelectOptions.tsx';

/** A select has no read-only state: a blocked one offers only its value, */
export function chosenOf(options: readonly SelectOption[], value: string): readonly SelectOption[] {
  return options.filter((option) => option.value === value);
}

/** and the pointer only focuses it. */
export const staysClosed = {
  onMouseDown: (event: MouseEvent<HTMLSelectElement>) => {
    event.preventDefault();
    event.currentTarget.focus();
  },
};
