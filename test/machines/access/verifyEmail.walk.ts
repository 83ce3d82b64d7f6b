import { verifyEmailMachine } from '#machines/access/verifyEmail/verifyEmailMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';

export const verifyEmailWalk = walkOf({
  machine: verifyEmailMachine,
  inputs: { 'by an email': { token: 'letter-1' } },
  events: {},
  answers: { verifyToken: { believed: true, 'not believed': false } },
  failures: { resendVerification: { 'a bug': failures.unexpected } },
  rules: [
    leadsTo('verifyToken: believed', 'verified'),
    leadsTo('verifyToken: not believed', 'failed'),
    leadsTo('verifyToken failed', 'failed'),
    leadsTo('verify.again', 'verifying'),
    restsIn(['verified', 'resendClosed']),
  ],
});
