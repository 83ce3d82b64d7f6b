import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { accessMachine } from '#machines/access/access/accessMachine.ts';
import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import { AccessDialogs } from '#src/app/access/accessParts.tsx';
import { quietProblems } from '../support/screens/quietShop.ts';
import { noDialog } from '../support/screens/seeing.ts';
import { renderPiece } from './components/renderPiece.tsx';

afterEach(cleanup);

test('a way to an account is closed without a word, and another one opens after it', async () => {
  const access = createActor(accessMachine, {
    input: { check: () => ({ kind: 'local', siteKey: null }) },
  }).start();
  const reported: unknown[] = [];
  const host = {
    session: () => null as unknown as SessionRef,
    problems: { ...quietProblems, ofScreen: (error: unknown) => reported.push(error) },
  };
  renderPiece(<AccessDialogs access={access} host={host} />);
  act(() => access.send({ type: 'resend.open', email: 'chef@example.com' }));
  expect(await screen.findByDisplayValue('chef@example.com')).toBeTruthy();
  act(() => access.send({ type: 'access.leave' }));
  await waitFor(noDialog);
  act(() => access.send({ type: 'resend.open', email: 'cook@example.com' }));
  expect(await screen.findByDisplayValue('cook@example.com')).toBeTruthy();
  expect(reported).toEqual([]);
});
