import { verifyEmailMachine } from '#machines/access/verifyEmail/verifyEmailMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';

export const verifyEmailWalk = walkOf({
  machine: verifyEmailMachine,
  inputs: { 'by a letter': { token: 'letter-1' } },
  events: { 'resend.again': { 'by its button': {} } },
  answers: { verifyToken: { believed: true, 'not believed': false }, resendVerification: { closed: undefined } },
  failures: { verifyToken: { offline: failures.offline }, resendVerification: { 'a bug': failures.unexpected } },
});
