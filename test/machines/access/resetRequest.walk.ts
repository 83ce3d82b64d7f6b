import { resetRequestMachine } from '#machines/access/resetRequest/resetRequestMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { localCheck, proof, told } from './accountSamples.ts';

export const resetRequestWalk = walkOf({
  machine: resetRequestMachine,
  inputs: { 'at a site': { check: localCheck } },
  events: {
    'reset.submit': { 'by its button': { emailOrUsername: 'chef' } },
    'check.again': { 'by its button': {} },
    'dialog.close': { 'by its button': {} },
  },
  answers: { humanCheck: { passed: proof }, requestReset: told },
  failures: { humanCheck: { 'a bug': failures.unexpected }, requestReset: { offline: failures.offline } },
});
