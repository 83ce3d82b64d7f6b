import { resetRequestMachine } from '#machines/access/resetRequest/resetRequestMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyAfter, leadsTo, neverAgainAfter, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';
import { localCheck, outcomes, proof } from './accountSamples.ts';

export const resetRequestWalk = walkOf({
  machine: resetRequestMachine,
  inputs: { 'at a site': { check: localCheck } },
  events: {
    'reset.submit': { 'by its button': { emailOrUsername: 'chef' } },
  },
  answers: { humanCheck: { passed: proof }, requestReset: outcomes },
  failures: { humanCheck: { 'a bug': failures.unexpected } },
  rules: [
    asksOnlyAfter('requestReset', ['humanCheck: passed'], 'xstate.after.proofLife.resetRequest.filling.proven'),
    leadsTo('dialog.close', 'closed'),
    leadsTo('requestReset: refused', 'filling.unproven'),
    leadsTo('requestReset failed', 'filling.unproven'),
    sendsOnce('requestReset'),
    neverAgainAfter('requestReset', 'requestReset: done'),
    restsIn(['filling.checkBroken', 'filling.proven', 'closed']),
  ],
});
