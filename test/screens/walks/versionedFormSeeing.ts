import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { all, noDialog, OPEN_DIALOG } from './seeing.ts';

/** By its element: in a form of so many fields, a search by role takes half a second. */
const isSaving = (is: boolean) => () =>
  expect(document.querySelector('button[type=submit]')?.ariaBusy === 'true').toBe(is);
const asks = (title: string) => () => expect(document.querySelector(OPEN_DIALOG)?.textContent).toContain(title);

/** What is seen of a form that is written with the version that was read, in which these words stand. */
export const versionedFormSees = (words: string) => ({
  untouched: all(isSaving(false), noDialog, () => expect(screen.getByText(words)).toBeTruthy()),
  'held.touched': all(isSaving(false), noDialog),
  'held.discarding': all(isSaving(false), asks('Discard Changes?')),
  'held.saving': isSaving(true),
  'held.conflicting': all(isSaving(false), asks('Changed by Somebody Else')),
});

export const versionedFormUnseen = { held: 'only who leaves sees the difference' };
