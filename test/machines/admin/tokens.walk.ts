import { tokensMachine } from '#machines/admin/tokens/tokensMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keepsSecret, leadsTo, refuses, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';
import { erpToken, nameInUse, oldToken, SECRET, stockMade, stockWish, tokenPage, withStock } from './tokenSamples.ts';

export const tokensWalk = walkOf({
  machine: tokensMachine,
  events: {
    'view.choose': { 'the second page': { view: { page: 2 } } },
    'token.make': { 'for stock': stockWish, 'for nothing': { name: 'stock', scopes: [] } },
    'token.revoke': { 'one in use': { id: erpToken.id }, 'a revoked one': { id: oldToken.id } },
  },
  answers: {
    loadPage: { 'two tokens': tokenPage, 'one more': withStock },
    makeToken: { made: stockMade, 'a name in use': nameInUse },
  },
  failures: {
    copySecret: { 'no clipboard': failures.unavailable },
  },
  distinguish: ({ view, page, newest, wish, problem, subject }) => [
    view.page,
    page?.total,
    newest,
    wish.name,
    problem,
    subject?.id,
  ],
  rules: [
    keepsSecret(SECRET, 'showing'),
    refuses('token.make: for nothing', 'token.revoke: a revoked one'),
    leadsTo('makeToken: made', 'showing'),
    leadsTo('makeToken: a name in use', 'naming'),
    sendsOnce('makeToken', 'revokeToken'),
    restsIn(['naming', 'confirming', 'lost']),
  ],
});
