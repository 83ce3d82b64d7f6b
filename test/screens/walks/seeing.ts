import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** What can be seen; each throws while it is not there. */
export const text = (part: string | RegExp) => () => void screen.getByText(part);
export const without = (part: string) => () => expect(screen.queryByText(part)).toBeNull();
export const region = (name: string) => () => void screen.getByRole('region', { name });
/** One that is on its way out asks nothing any more. */
export const OPEN_DIALOG = ['dialog', 'alertdialog']
  .map((role) => `[role=${role}]:not([data-state=closed])`)
  .join(', ');
const dialogNamed = (title: string | RegExp) => screen.getByLabelText(title, { selector: OPEN_DIALOG });
const buttonOf = (title: string | RegExp, name: string) =>
  within(dialogNamed(title)).getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
export const dialog = (title: string | RegExp) => () => void dialogNamed(title);
/** A dialog that waits for its button to be pressed, or for what pressing it has begun. */
export const idleDialog = (title: string | RegExp, name: string) => () =>
  expect(buttonOf(title, name).ariaBusy).not.toBe('true');
export const busyDialog = (title: string | RegExp, name: string) => () =>
  expect(buttonOf(title, name).ariaBusy).toBe('true');
/** Nothing asks whether something is to be done. */
export const noQuestion = (): void => {
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
};
export const noDialog = (): void => {
  expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeNull();
};
/** Its busy label, which the style sheet hides, follows its own. */
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
export const isBusy = (name: string) => () => expect(button(name).ariaBusy).toBe('true');
export const isIdle = (name: string) => () => expect(button(name).ariaBusy).not.toBe('true');
/** The shape of what is coming. */
export const waiting = (): void => {
  expect(document.querySelector('[aria-busy=true]:not(button)')).not.toBeNull();
};
/** Nothing is on its way. */
export const settled = (): void => {
  expect(document.querySelector('[aria-busy=true]:not(button)')).toBeNull();
};
/** What is coming, and nothing else. */
export const nothingYet = (): void => {
  waiting();
  expect(screen.queryByRole('heading')).toBeNull();
};
export const no = (role: string) => () => expect(screen.queryByRole(role)).toBeNull();
/** All of these. */
export const all =
  (...sights: (() => void)[]) =>
  () => {
    for (const see of sights) see();
  };
