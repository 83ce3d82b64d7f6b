import { humanCheckMachine } from '#machines/access/humanCheck/humanCheckMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { localCheck, proof } from './accountSamples.ts';

export const humanCheckWalk = walkOf({
  machine: humanCheckMachine,
  inputs: {
    'by the own puzzle': localCheck,
    'by a widget': { kind: 'turnstile', siteKey: 'key-1' },
    'without a key': { kind: 'hcaptcha', siteKey: null },
  },
  events: { 'check.begin': { 'by a tick': {} }, 'check.retry': { 'by its button': {} } },
  answers: { passCheck: { passed: proof } },
  failures: { passCheck: { offline: failures.offline } },
});
