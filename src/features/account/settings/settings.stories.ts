import { laptop, phone, punchout } from '#test/machines/account/deviceSamples.ts';
import { SECRET, twoFactorOff } from '#test/machines/account/twoFactorSamples.ts';
import { copyDone, copyHeld, copyRefused } from '#test/support/stories/clipboard.ts';
import { all, answer, answerHeld, cut, cutHeld, hold, letGo } from '#test/support/stories/server.ts';
import {
  busyButton,
  check,
  click,
  closeByEscape,
  fill,
  focus,
  follow,
  inDialog,
  loading,
  openDialog,
  press,
  visibleButton,
} from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const THEME = '**/api/theme';
const AT = { as: 'chef', at: '/settings' } as const;
const SESSIONS = '**/api/sessions';
const END = '**/api/sessions/*/end';
const TWO_FACTOR = '**/api/twofactor';
const SET_UP = '**/api/twofactor/setup';
const TURN_ON = '**/api/twofactor/on';
const WRONG = { message: 'Current password is incorrect.', errors: [], code: 'passwordWrong' };
const RECOVERY_CODES = Array.from('ABCDEFGHIJ', (letter) => `${letter}BCD-EFGH-IJKL-MNOP`);
const SAVED = { isSuccess: true, errorReason: null, errorCode: 0 };

/**
 * The settings of every user: the theme, the keys, the password. Nothing is saved, because other stories use the same
 * buyer.
 */
export const settingsStories = storiesOf(
  ['themeEdit', 'twoFactor', 'devices', 'theme', 'account', 'leaving'],
  [
    { name: 'settings', ...AT, sees: 'Primary Color' },
    { name: 'theme-loading', ...AT, server: hold(THEME), sees: loading },
    { name: 'theme-failed', server: all(cut(THEME), cutHeld(THEME)), sees: visibleButton('Try Again') },
    { name: 'theme', server: letGo(THEME), does: click('Try Again'), sees: 'Primary Color' },
    {
      name: 'theme-typed-wrong',
      does: [fill('Primary Color', 'teal-ish'), focus('Secondary Color')],
      sees: 'Enter a color such as #008080.',
    },
    {
      name: 'theme-changed',
      after: 'theme',
      does: [check('Dark'), fill('Primary Color', '#7a1fa2'), fill('Secondary Color', 'ffd400')],
      sees: visibleButton('Apply'),
    },
    {
      name: 'theme-picker',
      does: click('Pick the primary color'),
      sees: ({ page }) => page.getByRole('slider', { name: 'Hue' }).waitFor(),
    },
    { name: 'theme-cancel', after: 'theme-changed', does: click('Cancel'), sees: openDialog('Cancel Changes') },
    { name: 'theme-reset', does: [closeByEscape('Cancel Changes'), click('Reset')], sees: openDialog('Reset Theme') },
    {
      name: 'theme-saving',
      server: hold(THEME),
      does: [closeByEscape('Reset Theme'), click('Apply')],
      sees: 'Applying',
    },
    { name: 'theme-saved', server: answerHeld(THEME, SAVED), sees: 'Theme saved successfully' },
    {
      name: 'theme-resetting',
      server: hold(THEME),
      does: [click('Reset'), inDialog('Reset Theme', click('Reset'))],
      sees: 'Resetting',
    },
    { name: 'devices-loading', ...AT, server: hold(SESSIONS), sees: 'Signed-in Devices' },
    { name: 'devices-failed', server: cutHeld(SESSIONS), sees: 'Your signed-in devices could not be loaded.' },
    {
      name: 'devices',
      server: answer(SESSIONS, [laptop, phone, punchout]),
      does: click('Try Again'),
      sees: 'Safari on iPhone',
    },
    {
      name: 'devices-ending',
      server: hold(END),
      does: click('End the session on Safari on iPhone'),
      sees: 'Ending',
    },
    {
      name: 'devices-ended',
      server: answerHeld(END, { isSuccess: true }),
      sees: 'Ended the session on Safari on iPhone.',
    },
    { name: 'two-factor-loading', ...AT, server: hold(TWO_FACTOR), sees: 'Two-step Sign-in' },
    { name: 'two-factor-failed', server: cutHeld(TWO_FACTOR), sees: 'Two-step sign-in could not be loaded.' },
    {
      name: 'two-factor-off',
      server: answer(TWO_FACTOR, twoFactorOff),
      does: click('Try Again'),
      sees: visibleButton('Turn On'),
    },
    { name: 'two-factor-password', does: click('Turn On'), sees: openDialog('Turn On Two-step Sign-in') },
    {
      name: 'two-factor-checking',
      server: hold(SET_UP),
      does: inDialog('Turn On Two-step Sign-in', fill(/^Password/, 'Harbor#2026'), click('Continue')),
      sees: 'Checking',
    },
    { name: 'two-factor-wrong', server: answerHeld(SET_UP, WRONG, 409), sees: WRONG.message },
    {
      name: 'two-factor-set-up',
      server: answer(SET_UP, { secret: SECRET, uri: `otpauth://totp/Shop:chef?secret=${SECRET}&issuer=Shop` }),
      does: click('Continue'),
      sees: openDialog('Set Up Your App'),
    },
    {
      name: 'two-factor-turning-on',
      server: hold(TURN_ON),
      does: inDialog('Set Up Your App', fill(/^Code from/, '287082'), click('Turn On')),
      sees: 'Checking',
    },
    {
      name: 'two-factor-codes',
      server: answerHeld(TURN_ON, { recoveryCodes: RECOVERY_CODES }),
      sees: openDialog('Save Your Recovery Codes'),
    },
    {
      name: 'two-factor-copying',
      does: [press('Escape'), copyHeld, inDialog('Save Your Recovery Codes', click('Copy'))],
      sees: busyButton('Copy'),
    },
    { name: 'two-factor-not-copied', does: copyRefused, sees: 'Copying failed. Select the codes and copy them.' },
    { name: 'two-factor-copied', does: [click('Copy'), copyDone], sees: 'The recovery codes are on the clipboard.' },
    {
      name: 'two-factor-on',
      does: click('I Have Saved Them'),
      sees: /10 recovery codes are left/,
    },
    {
      name: 'two-factor-turning-off',
      does: click('Turn Off'),
      sees: openDialog('Turn Off Two-step Sign-in'),
    },
    {
      name: 'settings-of-consumer',
      after: 'preferences-saving',
      does: follow('Settings'),
      sees: 'Changing your password signs you out everywhere else.',
    },
  ],
);
