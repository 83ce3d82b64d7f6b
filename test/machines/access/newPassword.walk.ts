import { newPasswordMachine } from '#machines/access/newPassword/newPasswordMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { localCheck, proof, strict, told } from './accountSamples.ts';

export const newPasswordWalk = walkOf({
  machine: newPasswordMachine,
  inputs: { 'by a letter': { token: 'letter-1', check: localCheck } },
  events: {
    'password.submit': { 'by its button': { password: 'Harbor#2026x' } },
    'lookUp.retry': { 'by its button': {} },
    'check.again': { 'by its button': {} },
  },
  answers: {
    lookUpToken: { alive: { error: null, isB2B: true }, dead: { error: 'This link is not valid.', isB2B: false } },
    loadPolicy: { come: strict },
    humanCheck: { passed: proof },
    setPassword: told,
  },
  failures: {
    lookUpToken: { offline: failures.offline },
    loadPolicy: { offline: failures.offline },
    humanCheck: { 'a bug': failures.unexpected },
    setPassword: { offline: failures.offline },
  },
});
