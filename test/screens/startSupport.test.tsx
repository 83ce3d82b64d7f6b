import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/app/session/sessionMachine.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import type { Api } from '../../src/api/client.ts';
import { startSupport } from '../../src/support/startSupport.tsx';
import { chef, environment, greeting } from '../machines/samples.ts';
import { answer } from '../support/screens/quietShop.ts';
import { quietly } from '../support/walks/quietly.ts';

afterEach(cleanup);

function open(isSalesperson: boolean, response: unknown) {
  const session = createActor(quietly(sessionMachine), {
    input: { code: null, redirectUri: '', environment: environment() },
  }).start();
  const leaving = createActor(leavingMachine).start();
  const page = Object.assign(new EventTarget(), { document, navigator }) as unknown as Window;
  const call = vi.fn(async (_: unknown, __: { body: unknown }) => response);
  const Support = startSupport({ session, others: [leaving] }, { call } as unknown as Api, page);
  answer(session, 'loadSite', greeting);
  answer(session, 'readCredentials', { token: 'token-1', customerKey: 1001, shipMethod: 'Pickup' });
  answer(session, 'loadUser', { ...chef, isSalesperson });
  render(<Support />);
  return { leaving, page, call, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const sent = { kind: 'answer', answer: { code: 'HXKMRZVN', expiresAt: '' }, tag: null };
const press = (name: string) => screen.findByRole('button', { name });

test('what happened is sent on request, and its code is read out in two parts', async () => {
  const { leaving, call, user } = open(false, sent);
  leaving.send({ type: 'work.started', work: { id: 'a', question: 'Smoked trout?' } });
  await user.click(await press('Send to Support'));
  expect((await screen.findByText('HXKM-RZVN')).tagName).toBe('CODE');
  const { body } = call.mock.calls[0]?.[1] ?? {};
  expect(body).toMatchObject({ actors: expect.arrayContaining([{ machine: 'leaving', states: 'free' }]) });
  expect(JSON.stringify(body)).not.toContain('trout');
  expect(await press('Send Again')).toBeTruthy();
});

test("a refusal shows the server's reason", async () => {
  const { user } = open(false, { kind: 'refused', status: 429, message: 'Too many attempts.', errors: [] });
  await user.click(await press('Send to Support'));
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts.');
});

test('a broken screen sends it for a salesperson, and never for a buyer', async () => {
  const buyer = open(false, sent);
  buyer.page.dispatchEvent(new Event('screenbroken'));
  expect(buyer.call).not.toHaveBeenCalled();
  cleanup();
  const rep = open(true, sent);
  rep.page.dispatchEvent(new Event('screenbroken'));
  expect(await screen.findByText('HXKM-RZVN')).toBeTruthy();
  expect(rep.call).toHaveBeenCalledOnce();
});
