import { accessMachine } from '#machines/access/access/accessMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { localCheck } from './accountSamples.ts';

const bug = { 'a bug': new TypeError('no dialog') };

export const accessWalk = walkOf({
  machine: accessMachine,
  inputs: { 'at a site': { check: () => localCheck } },
  events: {
    'resend.open': { 'by its button': { email: 'ada@example.com' } },
    'verifyEmail.enter': { 'by an email': { token: 'letter-1' } },
    'newPassword.enter': { 'by an email': { token: 'letter-2' } },
  },
  answers: { signUp: { registered: { email: 'ada@example.com' }, closed: { email: null } } },
  failures: { signUp: bug, resetRequest: bug, resendVerification: bug, verifyEmail: bug, newPassword: bug },
  distinguish: ({ opening }) => opening?.type,
  rules: [
    leadsTo('access.leave', 'away'),
    leadsTo('signUp: registered', 'registered'),
    leadsTo('signUp: closed', 'away'),
    restsIn(['away', 'registered', 'broken']),
  ],
});
