import { signUpMachine } from '#machines/access/signUp/signUpMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { consumerSettings, localCheck, proof, registration, strict, told } from './accountSamples.ts';

export const signUpWalk = walkOf({
  machine: signUpMachine,
  inputs: { 'at a site': { check: localCheck } },
  events: {
    'signUp.submit': { 'by its button': { registration } },
    'signUp.retry': { 'by its button': {} },
    'check.again': { 'by its button': {} },
    'dialog.close': { 'by its button': {} },
  },
  answers: {
    loadConsumerSettings: { come: consumerSettings },
    loadPolicy: { come: strict },
    humanCheck: { passed: proof },
    signUp: told,
  },
  failures: {
    loadConsumerSettings: { offline: failures.offline },
    loadPolicy: { offline: failures.offline },
    humanCheck: { 'a bug': failures.unexpected },
    signUp: { offline: failures.offline },
  },
});
