import { changePasswordMachine } from '#machines/account/changePassword/changePasswordMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import {
  from,
  keepsSecret,
  leadsTo,
  neverAgainAfter,
  refuses,
  restsIn,
  sendsOnce,
} from '../../support/walks/walkRules.ts';
import { outcomes, strict } from '../access/accountSamples.ts';

export const changePasswordWalk = walkOf({
  machine: changePasswordMachine,
  events: {
    'password.submit': { 'by its button': { password: 'Harbor#2026', newPassword: 'Harbor#2026x' } },
  },
  answers: { loadPolicy: { come: strict }, sendPasswords: outcomes },
  rules: [
    keepsSecret('Harbor#2026'),
    from(['sending'], refuses('dialog.cancel')),
    leadsTo('sendPasswords: done', 'closed'),
    leadsTo('sendPasswords: refused', 'filling'),
    sendsOnce('sendPasswords'),
    neverAgainAfter('sendPasswords', 'sendPasswords: done'),
    restsIn(['filling'], 'loadPolicy'),
  ],
});
