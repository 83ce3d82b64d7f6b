import { newPasswordMachine } from '#machines/access/newPassword/newPasswordMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import {
  asksOnlyAfter,
  keepsSecret,
  leadsTo,
  neverAgainAfter,
  restsIn,
  sendsOnce,
} from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';
import { localCheck, outcomes, proof, strict } from './accountSamples.ts';

export const newPasswordWalk = walkOf({
  machine: newPasswordMachine,
  inputs: { 'by an email': { token: 'letter-1', check: localCheck } },
  events: {
    'password.submit': { 'by its button': { password: 'Harbor#2026x' } },
  },
  answers: {
    lookUpToken: { alive: { error: null, isB2B: true }, dead: { error: 'This link is not valid.', isB2B: false } },
    loadPolicy: { come: strict },
    humanCheck: { passed: proof },
    setPassword: outcomes,
  },
  failures: {
    humanCheck: { 'a bug': failures.unexpected },
  },
  rules: [
    keepsSecret('Harbor#2026x'),
    asksOnlyAfter('setPassword', ['humanCheck: passed'], 'xstate.after.proofLife.newPassword.filling.proven'),
    leadsTo('lookUpToken: dead', 'dead'),
    leadsTo('setPassword: done', 'changed'),
    leadsTo('setPassword: refused', 'filling.unproven'),
    leadsTo('setPassword failed', 'filling.unproven'),
    sendsOnce('lookUpToken', 'setPassword'),
    neverAgainAfter('setPassword', 'setPassword: done'),
    restsIn(['lookUpFailed', 'dead', 'filling.checkBroken', 'filling.proven', 'changed'], 'loadPolicy'),
  ],
});
