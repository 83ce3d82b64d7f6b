import type { TwoFactorChange } from '#machines/account/twoFactor/twoFactor.ts';
import { twoFactorMachine } from '#machines/account/twoFactor/twoFactorMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keepsSecret, leadsTo, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import {
  codesReply,
  RECOVERY_CODE,
  SECRET,
  setUpReply,
  twoFactorOff,
  twoFactorOn,
  wrongReply,
} from './twoFactorSamples.ts';

const begin = (change: TwoFactorChange) => ({ change });

export const twoFactorWalk = walkOf({
  machine: twoFactorMachine,
  events: {
    'change.begin': { 'turn on': begin('turnOn'), 'new codes': begin('renewCodes'), 'turn off': begin('turnOff') },
    'password.submit': { right: { password: 'Harbor#2026' } },
    'code.submit': { right: { otp: '287082' } },
  },
  answers: {
    loadState: { off: twoFactorOff, on: twoFactorOn },
    requestChange: { 'a secret': setUpReply, codes: codesReply, off: { kind: 'off' }, wrong: wrongReply },
    turnOn: { codes: codesReply, wrong: wrongReply },
    copyCodes: { copied: undefined },
  },
  distinguish: ({ stored, change, readSetUp, readCodes }) => [stored, change, readSetUp !== null, readCodes !== null],
  rules: [
    keepsSecret('Harbor#2026'),
    keepsSecret('287082'),
    keepsSecret(SECRET, 'settingUp', 'turningOn'),
    keepsSecret(RECOVERY_CODE, 'showingCodes'),
    leadsTo('loadState failed', 'failed'),
    leadsTo('requestChange: wrong', 'confirming'),
    leadsTo('requestChange failed', 'loading'),
    leadsTo('turnOn: wrong', 'settingUp'),
    leadsTo('turnOn failed', 'loading'),
    sendsOnce('loadState', 'requestChange', 'turnOn', 'copyCodes'),
    restsIn(['shown', 'failed', 'confirming', 'settingUp']),
    restsIn(['showingCodes.fresh', 'showingCodes.copied', 'showingCodes.notCopied']),
  ],
});
