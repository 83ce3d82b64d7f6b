import type { ContextFrom } from 'xstate';
import { FIRST_VIEW, type UserAction } from '#machines/admin/users/userList.ts';
import { usersMachine } from '#machines/admin/users/usersMachine.ts';
import { leadsToDeed, onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, from, keeps, leadsTo, refuses, restsIn, sendsOnce, where } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';
import { disabledRow, typedUser, user, userPage, userRow } from './userSamples.ts';

const saved = { kind: 'saved', stored: user } as const;

type Users = ContextFrom<typeof usersMachine>;
const [INVITE, DISABLE, ENABLE, INVITE_ADDED] = ['invite-4', 'disable-4', 'enable-5', 'invite-9'];
const ACTORS = [INVITE, DISABLE, ENABLE, INVITE_ADDED];
const ENDED = ACTORS.flatMap((id) => [id, `${id} failed`]);
const isFree = (actorId: string) => (context: Users) => context.page !== null && !(actorId in context.acting);
const isSeen = ({ id, version }: UserAction) => id !== userRow.id || version === userRow.version;

const replies = { done: { kind: 'done' }, refused: { kind: 'refused', reasons: ['The last admin.'] } } as const;
const added = { ...user, id: 9 };

export const usersWalk = walkOf({
  machine: usersMachine,
  inputs: { 'acting on rows': undefined, 'opening and adding': undefined },
  parts: {
    'acting on rows': [
      ...['view.choose', 'list.reload', 'search.type', 'loadPage', 'xstate.after.searchPause.users.browsing.pausing'],
      ...['user.invite', 'user.enable', 'user.disable', 'disable.confirm', 'disable.refuse', INVITE, DISABLE, ENABLE],
    ],
    'opening and adding': [
      ...['view.choose', 'search.type', 'loadPage', 'user.open', 'user.reload', 'user.close', 'loadUser'],
      ...['userForm', 'customerSearch', 'search.renew', 'user.invite', INVITE, INVITE_ADDED],
    ],
  },
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
    [INVITE]: replies,
    [DISABLE]: replies,
    [ENABLE]: replies,
    [INVITE_ADDED]: { done: replies.done },
    userForm: {
      'added and invited': { kind: 'saved', stored: added, isNew: true, typed: { ...typedUser, isInvited: true } },
      saved: { ...saved, isNew: false, typed: typedUser },
      closed: { kind: 'closed', stored: user },
    },
  },
  failures: Object.fromEntries(ACTORS.map((id) => [id, { 'no network': failures.offline }])),
  distinguish: ({ view, page, subject, opened, acting }) => [
    view.state,
    page?.total,
    subject?.id,
    opened?.id,
    Object.keys(acting).toSorted(),
  ],
  rules: [
    sendsOnce(INVITE, DISABLE, ENABLE),
    onlyAfter(INVITE, 'user.invite'),
    onlyAfter(DISABLE, 'disable.confirm'),
    onlyAfter(ENABLE, 'user.enable'),
    onlyAfter(INVITE_ADDED, 'userForm: added and invited'),
    ...[INVITE, DISABLE, ENABLE].map((id) => asksOnlyIf(id, isSeen)),
    where(isFree(INVITE), leadsToDeed('user.invite: one of the list', INVITE, 'browsing')),
    where(isFree(ENABLE), leadsToDeed('user.enable: one of the list', ENABLE, 'browsing')),
    ...ENDED.map((end) => leadsToDeed(end, 'notify', 'browsing', 'confirming', 'opening', 'unopened', 'editing')),
    ...ENDED.map((end) => from(['browsing'], leadsTo(end, 'browsing.loading'))),
    refuses(
      'user.open: one who is gone',
      'user.invite: one who is gone',
      'user.disable: one who is gone',
      'user.enable: one who is gone',
    ),
    leadsTo('disable.refuse', 'browsing'),
    leadsTo('userForm: added and invited', 'browsing.acting'),
    leadsTo('userForm failed', 'browsing'),
    leadsTo('customerSearch failed', 'editing.form'),
    leadsTo('loadUser failed', 'unopened'),
    keeps(({ view, page }: Users) => [view, page], ...ENDED, 'loadUser', 'loadUser failed', 'disable.refuse'),
    restsIn(['browsing.listed']),
    restsIn(['confirming', 'unopened', 'browsing.pausing', 'browsing.failed'], ...ACTORS),
  ],
});
