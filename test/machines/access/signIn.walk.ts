import { signInMachine } from '#machines/access/signIn/signInMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keepsSecret, leadsTo, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';

export const signInWalk = walkOf({
  machine: signInMachine,
  events: {
    'grant.present': {
      'a password': { grant: { kind: 'password', username: 'chef', password: 'Harbor#2026' } },
      'a code': { grant: { kind: 'code', code: 'code-1', redirectUri: 'http://localhost/' } },
    },
  },
  answers: {
    exchangeGrant: {
      'signed in': { kind: 'signedIn', token: 'token-2' },
      refused: { kind: 'refused', status: 401, code: 'badCredentials', text: 'Bad Request', resetToken: null },
    },
  },
  distinguish: ({ kind, result }) => ({ kind, result }),
  rules: [
    keepsSecret('Harbor#2026'),
    keepsSecret('code-1'),
    leadsTo('exchangeGrant', 'settled'),
    leadsTo('exchangeGrant failed', 'settled'),
    sendsOnce('exchangeGrant'),
    restsIn(['waiting', 'settled']),
  ],
});
