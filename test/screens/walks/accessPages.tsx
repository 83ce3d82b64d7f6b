import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type InputFrom, SimulatedClock } from 'xstate';
import { type AccessRef, accessMachine } from '#machines/access/access/accessMachine.ts';
import { AccessDialogs, AccessPage } from '../../../src/app/access/accessParts.tsx';
import { localCheck } from '../../machines/access/accountSamples.ts';
import { quietly } from '../../support/quietly.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { quietSession } from './quietSession.ts';
import { quietProblems } from './quietShop.ts';

const input: InputFrom<typeof accessMachine> = { check: () => localCheck };

/** All that leads to an account, over a world that does not answer: dialogs and pages at once. */
export function openAccess(): AccessRef {
  const access = createActor(quietly(accessMachine), { input, clock: new SimulatedClock() }).start();
  const session = quietSession();
  const host = { session: () => session, problems: quietProblems };
  renderPiece(
    <>
      <AccessDialogs access={access} host={host} />
      <AccessPage access={access} host={host} />
    </>,
  );
  return access;
}

export const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /human$/ });
export const isTicked = (): void => expect(box().checked).toBe(true);
export const isUnticked = (): void => expect(box().checked).toBe(false);
export const noBox = (): void => expect(screen.queryByRole('checkbox', { name: /human$/ })).toBeNull();
