import { changePasswordMachine } from '#machines/account/changePassword/changePasswordMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { strict, told } from '../access/accountSamples.ts';
import { failures } from '../samples.ts';

export const changePasswordWalk = walkOf({
  machine: changePasswordMachine,
  events: {
    'password.submit': { 'by its button': { password: 'Harbor#2026', newPassword: 'Harbor#2026x' } },
    'dialog.cancel': { 'by its button': {} },
  },
  answers: { loadPolicy: { come: strict }, sendPasswords: told },
  failures: { loadPolicy: { offline: failures.offline }, sendPasswords: { offline: failures.offline } },
});
