import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { humanCheckMachine } from '#machines/access/humanCheck/humanCheckMachine.ts';
import type { HumanCheckSite, HumanProof } from '#machines/access/humanCheck/humanProof.ts';
import { resetRequestMachine } from '#machines/access/resetRequest/resetRequestMachine.ts';
import { preferencesMachine } from '#machines/account/preferences/preferencesMachine.ts';
import { ResetRequestDialog } from '../../src/features/access/resetRequest/ResetRequestDialog.tsx';
import { PreferencesForm } from '../../src/features/account/preferences/PreferencesForm.tsx';
import { consumerSettings, localCheck, proof } from '../machines/access/accountSamples.ts';
import { isBlocked, reasonOf } from '../support/screens/blocked.ts';
import { answer, quietFlow } from '../support/screens/quietShop.ts';
import { button } from '../support/screens/seeing.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { cue } from './cue.ts';

afterEach(cleanup);

const enter = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

test('Reset Password shows what is missing until it can be sent', async () => {
  const passCheck = cue<HumanProof, HumanCheckSite>();
  const humanCheck = humanCheckMachine.provide({ actors: { passCheck: passCheck.port } });
  const dialog = createActor(resetRequestMachine.provide({ actors: { humanCheck } }), { input: { check: localCheck } });
  renderPiece(<ResetRequestDialog dialog={dialog.start()} />);
  const send = await screen.findByRole('button', { name: /^Reset Password/ });
  expect(reasonOf(send)).toBe('Username / Email is required.');
  enter(/^Username/, 'chef');
  expect(reasonOf(send)).toBe('Confirm that you are human.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I’m human' }));
  await passCheck.answer(proof);
  expect(isBlocked(send)).toBe(false);
});

test('Save of the preferences shows that nothing was changed, and then what is missing', () => {
  const preferences = quietFlow(preferencesMachine);
  const consumer = {
    name: 'Ada Shore',
    company: 'Harbor',
    phone: '2075550142',
    email: 'ada@example.com',
    emailOption: false,
  };
  const loaded = { consumer, settings: consumerSettings };
  answer(preferences, 'loadPreferences', loaded);
  renderPiece(<PreferencesForm preferences={preferences} loaded={loaded} />);
  const save = () => button('Save');
  expect(reasonOf(save())).toBe('No changes to save.');
  enter(/^Company/, 'Harbor House');
  expect(reasonOf(save())).toBe('Email is required.');
  enter(/^Confirm Email/, 'ada@example.com');
  expect(isBlocked(save())).toBe(false);
});
