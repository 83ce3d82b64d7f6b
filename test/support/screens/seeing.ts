import { screen } from '@testing-library/react';
import { expect } from 'vitest';

export const noDialog = (): void => {
  expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeNull();
};
/** By the start of its name: the style sheet hides the label that follows while it is busy. */
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
