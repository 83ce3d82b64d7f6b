import { resendVerificationMachine } from '#machines/access/resendVerification/resendVerificationMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { told } from './accountSamples.ts';

export const resendVerificationWalk = walkOf({
  machine: resendVerificationMachine,
  events: {
    'resend.submit': { 'by its button': { email: 'ada@example.com' } },
    'dialog.close': { 'by its button': {} },
  },
  answers: { resend: told },
  failures: { resend: { offline: failures.offline } },
});
