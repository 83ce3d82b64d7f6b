import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { PasswordOptions } from '#domain/account/passwordPolicy.ts';
import type { ConsumerSettings } from '#domain/settings/consumerSettings.ts';
import { humanCheckMachine } from '#machines/access/humanCheck/humanCheckMachine.ts';
import type { HumanCheckSite, HumanProof } from '#machines/access/humanCheck/humanProof.ts';
import { type Registration, signUpMachine } from '#machines/access/signUp/signUpMachine.ts';
import type { AccountResult } from '#machines/lib/accountResult.ts';
import { SignUpDialog } from '../../src/features/access/signUp/SignUpDialog.tsx';
import { consumerSettings, localCheck, proof, strict } from '../machines/access/accountSamples.ts';
import { isBlocked, reasonOf } from '../support/screens/blocked.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { cue } from './cue.ts';

afterEach(cleanup);

async function show(settings: ConsumerSettings = consumerSettings) {
  const ports = {
    loadConsumerSettings: cue<ConsumerSettings>(),
    loadPolicy: cue<PasswordOptions>(),
    signUp: cue<AccountResult, Registration & { verifyToken: string }>(),
    passCheck: cue<HumanProof, HumanCheckSite>(),
  };
  const { loadConsumerSettings, loadPolicy, signUp, passCheck } = ports;
  const humanCheck = humanCheckMachine.provide({ actors: { passCheck: passCheck.port } });
  const dialog = createActor(
    signUpMachine.provide({
      actors: {
        loadConsumerSettings: loadConsumerSettings.port,
        loadPolicy: loadPolicy.port,
        signUp: signUp.port,
        humanCheck,
      },
    }),
    { input: { check: localCheck } },
  ).start();
  renderPiece(<SignUpDialog dialog={dialog} />);
  await loadConsumerSettings.answer(settings);
  return { ...ports, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const signUpButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sign Up/ });
const rule = (text: string) =>
  within(screen.getByRole('list')).getByText(text).closest('li')?.lastElementChild?.textContent;

type World = Awaited<ReturnType<typeof show>>;

const enter = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

function fill(): void {
  enter(/^Name/, 'Ada Shore');
  enter(/^Email/, 'ada@example.com');
  enter(/^Phone/, '207555014212');
  enter(/^Password/, 'Gravlax#Dill7');
  enter(/^Confirm Password/, 'Gravlax#Dill7');
}

async function pass({ user, passCheck }: World): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: 'I’m human' }));
  await passCheck.answer(proof);
}

describe('creating an account', () => {
  test('is offered once the form is valid and the human check passed, and sends what was typed', async () => {
    const world = await show();
    expect([screen.getByText('Welcome aboard.'), reasonOf(signUpButton())]).toEqual([
      expect.anything(),
      'Name is required.',
    ]);
    enter(/^Name/, 'Ada Shore');
    expect(reasonOf(signUpButton())).toBe('Email is required.');
    fill();
    expect([field(/^Phone/).value, reasonOf(signUpButton())]).toEqual([
      '(207) 555-0142 Ext 12',
      'Confirm that you are human.',
    ]);
    await pass(world);
    expect(isBlocked(signUpButton())).toBe(false);
    await world.user.click(screen.getByRole('checkbox', { name: 'Send me offers' }));
    await world.user.click(signUpButton());
    expect(world.signUp.asked).toEqual([
      {
        name: 'Ada Shore',
        email: 'ada@example.com',
        company: '',
        phone: '207555014212',
        password: 'Gravlax#Dill7',
        passwordConfirmation: 'Gravlax#Dill7',
        optIn: true,
        verifyToken: 'proof-1',
      },
    ]);
  });

  test('keeps everything typed when it is refused, shows why, and begins the check again', async () => {
    const world = await show();
    fill();
    await pass(world);
    await world.user.click(signUpButton());
    await world.signUp.answer({ kind: 'refused', text: 'That password is too common.' });
    expect(document.activeElement?.textContent).toBe('That password is too common.');
    expect([field(/^Name/).value, field(/^Password/).value, field(/^Confirm Password/).value]).toEqual([
      'Ada Shore',
      'Gravlax#Dill7',
      'Gravlax#Dill7',
    ]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'I’m human' }).checked).toBe(false);
    expect(reasonOf(signUpButton())).toBe('Confirm that you are human.');
  });

  test('shows the error of each field once it was left, and for each rule whether the password meets it', async () => {
    const world = await show({ ...consumerSettings, registrationMessage: null, useOption: false });
    await world.loadPolicy.answer(strict);
    await world.user.click(field(/^Name/));
    await world.user.type(field(/^Email/), 'ada@');
    await world.user.type(field(/^Password/), 'harbor 1');
    await world.user.type(field(/^Confirm Password/), 'harbor');
    await world.user.click(field(/^Name/));
    expect(screen.getByText('Enter an email address such as name@example.com.')).toBeTruthy();
    expect(screen.getByText('Passwords must match')).toBeTruthy();
    expect([
      rule('At least 12 characters'),
      rule('A lowercase letter'),
      rule('An uppercase letter'),
      rule('A number'),
      rule('No blanks'),
    ]).toEqual([
      'At least 12 characters',
      'A lowercase letter (met)',
      'An uppercase letter',
      'A number (met)',
      'No blanks (not met)',
    ]);
    expect(screen.queryByRole('checkbox', { name: 'Send me offers' })).toBeNull();
  });

  test('shows how hard the password is to guess, from the first character on', async () => {
    const world = await show();
    expect(screen.queryByText('Strong')).toBeNull();
    await world.user.type(field(/^Password/), 'password');
    expect(screen.queryByText('Strong')).toBeNull();
    await world.user.clear(field(/^Password/));
    await world.user.type(field(/^Password/), 'Gravlax#Dill7-quay');
    expect(await screen.findByText('Strong')).toBeTruthy();
  });
});
