import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** What can be seen; each throws while it is not there. */
export const text = (part: string | RegExp) => () => void screen.getByText(part);
export const region = (name: string) => () => void screen.getByRole('region', { name });
/** Its busy label, which the style sheet hides, follows its own. */
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
export const isBusy = (name: string) => () => expect(button(name).ariaBusy).toBe('true');
export const isIdle = (name: string) => () => expect(button(name).ariaBusy).not.toBe('true');
/** The shape of what is coming. */
export const waiting = (): void => {
  expect(document.querySelector('[aria-busy=true]:not(button)')).not.toBeNull();
};
/** That, and nothing else. */
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
