import { FIRST_VIEW } from '#machines/admin/users/userList.ts';
import { usersMachine } from '#machines/admin/users/usersMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { disabledRow, typedUser, user, userPage, userRow } from './userSamples.ts';

const saved = { kind: 'saved', stored: user } as const;

export const usersWalk = walkOf({
  machine: usersMachine,
  events: {
    'view.choose': { 'the disabled': { view: { ...FIRST_VIEW, state: 'disabled' } } },
    'search.type': { 'a name': { text: 'bo' } },
    'list.reload': { 'by its button': {} },
    'user.open': { 'one of the list': { id: userRow.id }, 'a new one': { id: null }, 'one who is gone': { id: 99 } },
    'user.invite': { 'one of the list': { id: userRow.id }, 'one who is gone': { id: 99 } },
    'user.disable': { 'one of the list': { id: userRow.id }, 'one who is gone': { id: 99 } },
    'user.enable': { 'one of the list': { id: disabledRow.id }, 'one who is gone': { id: 99 } },
    'disable.confirm': { 'by its button': {} },
    'disable.refuse': { 'by its button': {} },
    'user.reload': { 'by its button': {} },
    'user.close': { 'by its button': {} },
    'search.renew': { 'by a key': {} },
  },
  answers: {
    loadPage: { two: userPage },
    loadUser: { one: user },
    actOnUser: { done: { kind: 'done' }, refused: { kind: 'refused', reasons: ['The last admin.'] } },
    userForm: {
      'added and invited': { ...saved, isNew: true, typed: { ...typedUser, isInvited: true } },
      saved: { ...saved, isNew: false, typed: typedUser },
      closed: { kind: 'closed', stored: user },
    },
  },
  failures: {
    loadPage: { offline: failures.offline },
    loadUser: { offline: failures.offline },
    actOnUser: { offline: failures.offline },
    userForm: { 'a bug': new TypeError('no form') },
    customerSearch: { 'a bug': new TypeError('no search') },
  },
  distinguish: ({ view, page, subject, opened, act, next }) => [
    view.state,
    page?.total,
    subject?.id,
    opened?.id,
    act,
    next.length > 0,
  ],
});
