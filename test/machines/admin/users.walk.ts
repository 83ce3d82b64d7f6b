import type { ContextFrom } from 'xstate';
import { FIRST_VIEW, type UserAction } from '#machines/admin/users/userList.ts';
import { usersMachine } from '#machines/admin/users/usersMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import {
  asksOnlyIf,
  keeps,
  leadsTo,
  refuses,
  restsIn,
  sendsOnce,
  sets,
  type WalkRule,
} from '../../support/walks/walkRules.ts';
import { disabledRow, typedUser, user, userPage, userRow } from './userSamples.ts';

const saved = { kind: 'saved', stored: user } as const;

type Users = ContextFrom<typeof usersMachine>;
const ACTS = [
  'user.invite',
  'user.enable',
  'disable.confirm',
  'actOnUser',
  'actOnUser failed',
  'userForm: added and invited',
];

/** What was clicked while something was done to somebody follows at once, where the list is still there. */
const goesOn: WalkRule = (path) => {
  const now = path.at(-1);
  const before: Users | undefined = now?.before?.context;
  const waits = before?.page && before.next.some(({ id }) => id !== 99);
  return waits && now?.event.startsWith('actOnUser') && now.after.matches('browsing')
    ? 'what was clicked meanwhile is dropped'
    : null;
};

export const usersWalk = walkOf({
  machine: usersMachine,
  events: {
    'view.choose': { 'the disabled': { view: { ...FIRST_VIEW, state: 'disabled' } } },
    'search.type': { 'a name': { text: 'bo' } },
    'user.open': { 'one of the list': { id: userRow.id }, 'a new one': { id: null }, 'one who is gone': { id: 99 } },
    'user.invite': { 'one of the list': { id: userRow.id }, 'one who is gone': { id: 99 } },
    'user.disable': { 'one of the list': { id: userRow.id }, 'one who is gone': { id: 99 } },
    'user.enable': { 'one of the list': { id: disabledRow.id }, 'one who is gone': { id: 99 } },
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
  distinguish: ({ view, page, subject, opened, act, next }) => [
    view.state,
    page?.total,
    subject?.id,
    opened?.id,
    act,
    next.length > 0,
  ],
  rules: [
    sendsOnce('actOnUser'),
    onlyAfter('actOnUser', ...ACTS),
    asksOnlyIf(
      'actOnUser',
      ({ act }: UserAction) => act !== 'disable',
      ...ACTS.filter((event) => event !== 'disable.confirm'),
    ),
    asksOnlyIf('actOnUser', ({ id, version }: UserAction) => id !== userRow.id || version === userRow.version),
    refuses(
      'user.open: one who is gone',
      'user.invite: one who is gone',
      'user.disable: one who is gone',
      'user.enable: one who is gone',
    ),
    goesOn,
    sets(
      'user.enable: one of the list',
      ({ act, subject, next }: Users) =>
        (act === 'enable' && subject?.id === disabledRow.id) || next.some(({ type }) => type === 'user.enable'),
      'acting',
    ),
    leadsTo('disable.refuse', 'browsing'),
    leadsTo('userForm: added and invited', 'acting'),
    leadsTo('userForm failed', 'browsing'),
    leadsTo('customerSearch failed', 'editing.form'),
    leadsTo('loadUser failed', 'unopened'),
    keeps(
      ({ view, page }: Users) => [view, page],
      'actOnUser',
      'actOnUser failed',
      'loadUser',
      'loadUser failed',
      'disable.refuse',
    ),
    restsIn(['confirming', 'unopened', 'browsing.pausing', 'browsing.listed', 'browsing.failed']),
  ],
});
