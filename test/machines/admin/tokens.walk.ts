import { tokensMachine } from '#machines/admin/tokens/tokensMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { from, keepsSecret, leadsTo, refuses, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';
import {
  erpToken,
  nameInUse,
  oldToken,
  SECRET,
  stockMade,
  stockToken,
  stockWish,
  tokenPage,
  withStock,
} from './tokenSamples.ts';

const [REVOKE, REVOKE_LOST] = [`revoke-${erpToken.id}`, `revoke-${stockToken.id}`];

export const tokensWalk = walkOf({
  machine: tokensMachine,
  inputs: { revoking: undefined, making: undefined },
  parts: {
    revoking: [
      'view.choose',
      'list.reload',
      'loadPage',
      'token.revoke',
      'revoke.confirm',
      'dialog.close',
      'token.add',
      REVOKE,
    ],
    making: [
      ...['view.choose', 'list.reload', 'loadPage', 'token.add', 'token.make', 'makeToken', 'dialog.close'],
      ...['secret.copy', 'copySecret', 'secret.leave', 'secret.stay', 'revoke.confirm', REVOKE_LOST],
    ],
  },
  events: {
    'view.choose': { 'the second page': { view: { page: 2 } } },
    'token.make': { 'for stock': stockWish, 'for nothing': { name: 'stock', scopes: [] } },
    'token.revoke': { 'one in use': { id: erpToken.id }, 'a revoked one': { id: oldToken.id } },
  },
  answers: {
    loadPage: { 'two tokens': tokenPage, 'one more': withStock },
    makeToken: { made: stockMade, 'a name in use': nameInUse },
    [REVOKE]: { revoked: undefined },
    [REVOKE_LOST]: { revoked: undefined },
  },
  failures: {
    [REVOKE]: { 'no network': failures.offline },
    [REVOKE_LOST]: { 'no network': failures.offline },
    copySecret: { 'no clipboard': failures.unavailable },
  },
  distinguish: ({ view, page, newest, wish, problem, subject, acting }) => [
    view.page,
    page?.total,
    newest,
    wish.name,
    problem,
    subject?.id,
    Object.keys(acting).toSorted(),
  ],
  rules: [
    keepsSecret(SECRET, 'showing'),
    refuses('token.make: for nothing', 'token.revoke: a revoked one'),
    leadsTo('makeToken: made', 'showing'),
    leadsTo('makeToken: a name in use', 'naming'),
    sendsOnce('makeToken', REVOKE, REVOKE_LOST),
    onlyAfter(REVOKE, 'revoke.confirm'),
    onlyAfter(REVOKE_LOST, 'revoke.confirm'),
    from(['browsing'], leadsTo(REVOKE, 'browsing.loading')),
    from(['browsing'], leadsTo(`${REVOKE} failed`, 'browsing.loading')),
    restsIn(['browsing.listed']),
    restsIn(['naming', 'confirming', 'lost'], REVOKE, REVOKE_LOST),
  ],
});
