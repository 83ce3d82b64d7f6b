import { resendVerificationMachine } from '#machines/access/resendVerification/resendVerificationMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, neverAgainAfter, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { outcomes } from './accountSamples.ts';

export const resendVerificationWalk = walkOf({
  machine: resendVerificationMachine,
  events: {
    'resend.submit': { 'by its button': { email: 'ada@example.com' } },
  },
  answers: { resend: outcomes },
  rules: [
    leadsTo('resend: refused', 'filling'),
    leadsTo('dialog.close', 'closed'),
    sendsOnce('resend'),
    neverAgainAfter('resend', 'resend: done'),
    restsIn(['filling', 'sent', 'closed']),
  ],
});
