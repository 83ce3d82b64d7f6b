import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { devicesMachine } from '#machines/account/devices/devicesMachine.ts';
import { themeEditMachine } from '#machines/account/themeEdit/themeEditMachine.ts';
import { twoFactorMachine } from '#machines/account/twoFactor/twoFactorMachine.ts';
import { SettingsScreen } from '../../src/features/account/settings/SettingsScreen.tsx';
import { settingsParts } from '../../src/features/account/settings/settingsParts.ts';
import type { AreaServices } from '../../src/page/areaServices.ts';
import { laptop, phone, punchout } from '../machines/account/deviceSamples.ts';
import {
  codesReply,
  RECOVERY_CODE,
  SECRET,
  setUpReply,
  twoFactorOff,
  wrongReply,
} from '../machines/account/twoFactorSamples.ts';
import { buyer } from '../machines/samples.ts';
import { chosen, colourful, saved } from '../machines/themeSamples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { isBlocked, reasonOf } from '../support/screens/blocked.ts';
import { answer, quietFlow, quietShop } from '../support/screens/quietShop.ts';
import { button } from '../support/screens/seeing.ts';

beforeAll(() => import('../../src/features/account/settings/ThemeForm.tsx'));
afterEach(cleanup);

function enter(shopper = colourful) {
  const shop = quietShop({ shopper });
  const isFor = settingsParts({} as AreaServices).flows.themeEdit.isFor?.(shop);
  const themeEdit = quietFlow(themeEditMachine);
  const twoFactor = quietFlow(twoFactorMachine);
  const devices = quietFlow(devicesMachine);
  renderPiece(<SettingsScreen shop={shop} flows={{ devices, twoFactor, ...(isFor && { themeEdit }) }} />);
  return { shop, themeEdit, twoFactor, devices, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

async function show() {
  const { themeEdit: edit, user } = enter();
  act(() => answer(edit, 'loadChosen', chosen));
  return { edit, user, primary: await screen.findByLabelText<HTMLInputElement>('Primary Color') };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('every user finds keys and password there, and only users who may choose colors the theme', () => {
  enter();
  expect(titles()).toEqual(['Theme', 'Keyboard', 'Password', 'Two-step Sign-in', 'Signed-in Devices']);
  cleanup();
  enter(buyer);
  expect(titles()).toEqual(['Keyboard', 'Password', 'Two-step Sign-in', 'Signed-in Devices']);
});

test('Change Password opens its dialog', async () => {
  const { shop, user } = enter(buyer);
  await user.click(button('Change Password'));
  expect(shop.dialogs.getSnapshot().context.opening).toEqual({ type: 'password.change' });
});

test('an invalid color shows that and cannot be applied; three digits without a sign are a color', async () => {
  const { edit, user, primary } = await show();
  const preview = () => document.querySelector('[data-face=light]')?.getAttribute('style');
  const before = preview();
  await user.clear(primary);
  await user.type(primary, 'teal-ish');
  await user.tab();
  expect(preview()).toBe(before);
  expect(screen.getByText('Enter a color such as #008080.')).toBeTruthy();
  expect([reasonOf(button('Apply')), primary.value]).toEqual(['Correct the marked fields.', 'teal-ish']);
  await user.clear(primary);
  await user.type(primary, 'F0a{Enter}');
  expect(preview()).not.toBe(before);
  expect(edit.getSnapshot().value).toBe('saving');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).closest('fieldset')?.disabled).toBe(true);
  act(() => answer(edit, 'saveTheme', saved.refused));
  expect(screen.getByRole('alert').textContent).toBe('Not so.');
  expect(primary.value).toBe('F0a');
});

test('Cancel asks, and then the form shows the current theme', async () => {
  const { user, primary } = await show();
  expect(reasonOf(button('Cancel'))).toBe('No changes to cancel.');
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  expect([button('Apply'), button('Cancel')].map(isBlocked)).toEqual([false, false]);
  await user.type(primary, '0');
  await user.click(button('Cancel'));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel Changes' });
  expect(within(question).getByText('Cancel current changes to theme?')).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText<HTMLInputElement>('Primary Color').value).toBe('#336699');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
  expect(reasonOf(button('Apply'))).toBe('No changes to apply.');
});

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the devices are listed, this one without a button, and ended one by one or together', async () => {
  const { devices, user } = enter(buyer);
  act(() => answer(devices, 'loadSessions', [laptop, phone, punchout]));
  expect(rows()).toEqual([
    expect.stringMatching(/^Chrome on Windows This deviceSigned in 03\/04\/2026, .+, last used 03\/04\/2026, /),
    expect.stringMatching(/^Safari on iPhone .+End the session on Safari on iPhoneEnding$/),
    expect.stringMatching(/^Procurement system /),
  ]);
  expect(screen.queryByRole('button', { name: 'End the session on Chrome on Windows' })).toBeNull();
  await user.click(button('End the session on Safari on iPhone'));
  expect(devices.getSnapshot().context.ending).toEqual(phone);
  act(() => answer(devices, 'endSessions', undefined));
  expect(rows()).toHaveLength(2);
  await user.click(button('End All Others'));
  act(() => answer(devices, 'endSessions', undefined));
  expect(rows()).toHaveLength(1);
  expect(reasonOf(button('End All Others'))).toBe('You aren’t signed in anywhere else.');
});

test('two-step sign-in asks for the password, shows the secret and a QR code, and then the recovery codes', async () => {
  const { twoFactor, user } = enter(buyer);
  act(() => answer(twoFactor, 'loadState', twoFactorOff));
  await user.click(button('Turn On'));
  const asked = within(await screen.findByRole('dialog', { name: 'Turn On Two-step Sign-in' }));
  expect(reasonOf(asked.getByRole('button', { name: /^Continue/ }))).toBe('Enter your password.');
  await user.type(asked.getByLabelText(/^Password/), 'Harbor#2026{Enter}');
  expect(twoFactor.getSnapshot().value).toBe('requesting');
  act(() => answer(twoFactor, 'requestChange', wrongReply));
  expect(asked.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('Harbor#2026');
  await user.click(asked.getByRole('button', { name: /^Continue/ }));
  act(() => answer(twoFactor, 'requestChange', setUpReply));
  const setUp = within(await screen.findByRole('dialog', { name: 'Set Up Your App' }));
  expect([setUp.getByText(SECRET), setUp.getByRole('img', { name: /^QR code/ })]).toHaveLength(2);
  await user.type(setUp.getByLabelText(/^Code from/), '287 082{Enter}');
  act(() => answer(twoFactor, 'turnOn', codesReply));
  const codes = within(await screen.findByRole('dialog', { name: 'Save Your Recovery Codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([RECOVERY_CODE]);
  await user.click(codes.getByRole('button', { name: 'Copy' }));
  act(() => answer(twoFactor, 'copyCodes', undefined));
  expect(codes.getByText('The recovery codes are on the clipboard.')).toBeTruthy();
  await user.click(codes.getByRole('button', { name: 'I Have Saved Them' }));
  expect(screen.getByText(/10 recovery codes are left/)).toBeTruthy();
  expect([button('New Recovery Codes'), button('Turn Off')].map(isBlocked)).toEqual([false, false]);
});
