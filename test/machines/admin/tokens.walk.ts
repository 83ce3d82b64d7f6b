import { tokensMachine } from '#machines/admin/tokens/tokensMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { erpToken, nameInUse, oldToken, stockMade, stockWish, tokenPage, withStock } from './tokenSamples.ts';

export const tokensWalk = walkOf({
  machine: tokensMachine,
  events: {
    'view.choose': { 'the second page': { view: { page: 2 } } },
    'list.reload': { 'by its button': {} },
    'token.add': { 'by its button': {} },
    'token.make': { 'for stock': stockWish, 'for nothing': { name: 'stock', scopes: [] } },
    'token.revoke': { 'one in use': { id: erpToken.id }, 'a revoked one': { id: oldToken.id } },
    'revoke.confirm': { 'by its button': {} },
    'secret.copy': { 'by its button': {} },
    'dialog.close': { 'by its button': {} },
  },
  answers: {
    loadPage: { 'two tokens': tokenPage, 'one more': withStock },
    makeToken: { made: stockMade, 'a name in use': nameInUse },
    copySecret: { done: undefined },
    revokeToken: { done: undefined },
  },
  failures: {
    loadPage: { offline: failures.offline },
    makeToken: { offline: failures.offline },
    copySecret: { 'no clipboard': failures.unavailable },
    revokeToken: { offline: failures.offline },
  },
  distinguish: ({ view, page, newest, wish, problem, subject }) => [
    view.page,
    page?.total,
    newest,
    wish.name,
    problem,
    subject?.id,
  ],
});
