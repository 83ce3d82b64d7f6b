import { act } from '@testing-library/react';

/**
 * The focus leaves its element, as by a click on empty space. The body itself cannot be clicked: a dialog of an earlier test may
 * take a moment to give it back its pointer events.
 */
export function leaveField(): void {
  act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
