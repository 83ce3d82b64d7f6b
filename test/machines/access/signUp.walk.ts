import { type SignUpSnapshot, signUpMachine } from '#machines/access/signUp/signUpMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyAfter, keepsSecret, leadsTo, restsIn, sendsOnce, sets } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';
import { consumerSettings, localCheck, outcomes, proof, registration, strict } from './accountSamples.ts';

export const signUpWalk = walkOf({
  machine: signUpMachine,
  inputs: { 'at a site': { check: localCheck } },
  events: {
    'signUp.submit': { 'by its button': { registration } },
  },
  answers: {
    loadConsumerSettings: { come: consumerSettings },
    loadPolicy: { come: strict },
    humanCheck: { passed: proof },
    signUp: outcomes,
  },
  failures: {
    humanCheck: { 'a bug': failures.unexpected },
  },
  rules: [
    keepsSecret(registration.password),
    asksOnlyAfter('signUp', ['humanCheck: passed'], 'xstate.after.proofLife.signUp.open.filling.proven'),
    leadsTo('signUp: done', 'registered'),
    leadsTo('signUp: refused', 'open.filling.unproven'),
    leadsTo('signUp failed', 'open.filling.unproven'),
    sets<SignUpSnapshot['context']>('dialog.close', ({ email }) => email === ''),
    sendsOnce('loadConsumerSettings', 'signUp'),
    restsIn(['open.failed', 'open.filling.checkBroken', 'open.filling.proven'], 'loadPolicy'),
    restsIn(['registered', 'closed']),
  ],
});
