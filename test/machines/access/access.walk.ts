import { accessMachine } from '#machines/access/access/accessMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { localCheck } from './accountSamples.ts';

const closed = { closed: undefined };
const bug = { 'a bug': new TypeError('no dialog') };

export const accessWalk = walkOf({
  machine: accessMachine,
  inputs: { 'at a site': { check: () => localCheck } },
  events: {
    'signUp.open': { 'by its button': {} },
    'reset.open': { 'by its button': {} },
    'resend.open': { 'by its button': { email: 'ada@example.com' } },
    'verifyEmail.enter': { 'by a letter': { token: 'letter-1' } },
    'newPassword.enter': { 'by a letter': { token: 'letter-2' } },
    'access.leave': { 'for another page': {} },
    'access.retry': { 'by its button': {} },
  },
  answers: {
    signUp: { registered: { email: 'ada@example.com' }, closed: { email: null } },
    resetRequest: closed,
    resendVerification: closed,
  },
  failures: { signUp: bug, resetRequest: bug, resendVerification: bug, verifyEmail: bug, newPassword: bug },
  distinguish: ({ opening }) => opening.type,
});
