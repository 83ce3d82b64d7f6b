import { describe, expect, test } from 'vitest';
import { twoFactorMachine } from '#machines/account/twoFactor/twoFactorMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { codesReply, RECOVERY_CODE, setUpReply, twoFactorOff, twoFactorOn, wrongReply } from './twoFactorSamples.ts';

const PASSWORD = { type: 'password.submit', password: 'Harbor#2026' } as const;
const CODE = { type: 'code.submit', otp: '287082' } as const;
const begin = (change: 'turnOn' | 'renewCodes' | 'turnOff') => ({ type: 'change.begin', change }) as const;

async function shown(stored = twoFactorOff) {
  const stage = new Stage(twoFactorMachine);
  await stage.answer('loadState', stored);
  return stage;
}

async function settingUp() {
  const stage = await shown();
  stage.send(begin('turnOn'), PASSWORD);
  await stage.answer('requestChange', setUpReply);
  return stage;
}

async function showingCodes() {
  const stage = await settingUp();
  stage.send(CODE);
  await stage.answer('turnOn', codesReply);
  return stage;
}

const isOn = (stage: Awaited<ReturnType<typeof shown>>) => stage.snapshot.context.stored?.isOn;

describe('two-step sign-in:', () => {
  test('nothing is changed without the password', async () => {
    for (const [stored, change] of [
      [twoFactorOff, 'turnOn'],
      [twoFactorOn, 'renewCodes'],
      [twoFactorOn, 'turnOff'],
    ] as const) {
      const stage = await shown(stored);
      stage.send(begin(change));
      expect([stage.snapshot.value, stage.asked('requestChange')]).toEqual(['confirming', []]);
      stage.send(PASSWORD);
      expect(stage.asked('requestChange')).toEqual([{ change, password: 'Harbor#2026' }]);
    }
  });

  test('it is on only after a code of the app was right', async () => {
    const stage = await settingUp();
    expect([stage.snapshot.value, isOn(stage)]).toEqual(['settingUp', false]);
    stage.send(CODE);
    await stage.answer('turnOn', wrongReply);
    expect([stage.snapshot.value, isOn(stage), stage.paramsOf('notify')]).toEqual([
      'settingUp',
      false,
      [{ type: 'error', text: 'Current password is incorrect.' }],
    ]);
    stage.send(CODE);
    await stage.answer('turnOn', codesReply);
    expect([stage.snapshot.value, isOn(stage)]).toEqual([{ showingCodes: 'fresh' }, true]);
  });

  test('the codes are gone once their dialog is closed', async () => {
    const stage = await showingCodes();
    expect(stage.snapshot.context.readCodes?.()).toEqual([RECOVERY_CODE]);
    stage.send({ type: 'dialog.close' });
    expect(stage.snapshot.context).toEqual({
      stored: { isOn: true, codesLeft: 10 },
      change: null,
      readSetUp: null,
      readCodes: null,
    });
  });

  test('the codes are copied and printed, and a refusal to copy is shown', async () => {
    const stage = await showingCodes();
    stage.send({ type: 'codes.print' }, { type: 'codes.copy' });
    expect(stage.paramsOf('printCodes')).toEqual([{ readCodes: stage.snapshot.context.readCodes }]);
    await stage.fail('copyCodes', failures.unavailable);
    expect(stage.snapshot.value).toEqual({ showingCodes: 'notCopied' });
  });

  test('what is off cannot be turned off, and what is on not on', async () => {
    const off = await shown();
    off.send(begin('turnOff'), begin('renewCodes'));
    const on = await shown(twoFactorOn);
    on.send(begin('turnOn'));
    expect([off, on].map(({ snapshot }) => snapshot.value)).toEqual(['shown', 'shown']);
  });

  test('a closed dialog changes nothing', async () => {
    const stage = await settingUp();
    stage.send({ type: 'dialog.close' }, CODE);
    expect([stage.snapshot.value, isOn(stage), stage.asked('turnOn')]).toEqual(['shown', false, []]);
  });

  test('turned off, it shows that and says so', async () => {
    const stage = await shown(twoFactorOn);
    stage.send(begin('turnOff'), PASSWORD);
    await stage.answer('requestChange', { kind: 'off' });
    expect([isOn(stage), stage.paramsOf('notify')]).toEqual([
      false,
      [{ type: 'success', text: 'Two-step sign-in is off.' }],
    ]);
  });

  test('without an answer, what is true now is loaded', async () => {
    const stage = await settingUp();
    stage.send(CODE);
    await stage.fail('turnOn', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.readSetUp]).toEqual(['loading', null]);
    await stage.answer('loadState', twoFactorOn);
    expect([stage.snapshot.value, isOn(stage)]).toEqual(['shown', true]);
  });
});
