import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { ShopUser, UserRow } from '#domain/users/shopUser.ts';
import { userPageTexts } from '#domain/users/userPageTexts.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { browsing, failedBy, learned, type PagedListContext, unread, viewed } from '../../pagedList/pagedList.ts';
import { customerSearchMachine } from '../customerSearch/customerSearchMachine.ts';
import { customerSearchRegion } from '../customerSearch/customerSearchRegion.ts';
import { userFormMachine } from '../userForm/userFormMachine.ts';
import type { UserFormOutput } from '../userForm/userWrite.ts';
import { FIRST_VIEW, type UserAct, type UserAction, type UserPage, type UserReply, type UserView } from './userList.ts';

/** Milliseconds after the last key before users are searched. */
const SEARCH_PAUSE = 250;

/** About whom something is asked or done. */
type Subject = Pick<UserRow, 'id' | 'version' | 'name'>;

interface Context extends PagedListContext<UserView, UserPage> {
  subject: Subject | null;
  act: UserAct;
  /** Who is changed; null for a new one. */
  opened: ShopUser | null;
  /** What was clicked while something was being done to one of them. */
  next: readonly RowEvent[];
}

type Event =
  | { type: 'view.choose'; view: UserView }
  | { type: 'search.type'; text: string }
  /** Asks again: for what did not come, and for what is new. */
  | { type: 'list.reload' }
  /** Null: a new one. */
  | { type: 'user.open'; id: number | null }
  | { type: 'user.invite'; id: number }
  | { type: 'user.disable'; id: number }
  | { type: 'user.enable'; id: number }
  | { type: 'disable.confirm' }
  | { type: 'disable.refuse' }
  | { type: 'user.reload' }
  | { type: 'user.close' }
  /** Brings back the search for customers that a bug has ended. */
  | { type: 'search.renew' };

/** What is clicked in a row. */
type RowEvent = Extract<Event, { id: number | null }>;

type Formed = { output: UserFormOutput };

const rowOn = ({ page }: Context, id: number): UserRow | null => page?.rows.find((row) => row.id === id) ?? null;

/** Neither what is being done nor what waits already is done twice. */
function withNext({ subject, act, next }: Context, event: RowEvent): readonly RowEvent[] {
  const { type, id } = event;
  const isUnderWay = type === `user.${act}` && id === subject?.id;
  return isUnderWay || next.some((other) => other.type === type && other.id === id) ? next : [...next, event];
}

function noticeOf({ act, subject }: Context, reply: UserReply): Notice {
  if (reply.kind === 'done') return { type: 'success', text: userPageTexts.done[act](subject?.name ?? '') };
  return { type: 'error', text: reply.reasons.join(' ') || userPageTexts.failed[act] };
}

function savedText(output: UserFormOutput): string {
  if (output.kind === 'closed') return '';
  return output.isNew ? userPageTexts.added(output.stored.name) : userPageTexts.saved(output.stored.name);
}

const list = browsing<UserView, UserPage>({ rows: 'users', feature: 'OPS-04' });

/** Who may sign in: one is opened to be changed, invited by letter, disabled or enabled. Runs on /admin/users. */
export const usersMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    children: { userForm: 'userForm'; customerSearch: 'customerSearch' };
    tags: 'busy' | 'failed' | 'asking';
    meta: FeatureMeta;
  },
  actors: {
    loadPage: port<UserPage, UserView>('loadPage'),
    loadUser: port<ShopUser, { id: number }>('loadUser'),
    actOnUser: port<UserReply, UserAction>('actOnUser'),
    userForm: userFormMachine,
    customerSearch: customerSearchMachine,
  },
  guards: {
    isListed: ({ context }, { id }: { id: number }) => rowOn(context, id) !== null,
    isNew: (_, { id }: { id: number | null }) => id === null,
    isInvited: (_, { output }: Formed) => output.kind === 'saved' && output.isNew && output.typed.isInvited,
    isSaved: (_, { output }: Formed) => output.kind === 'saved',
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setView: assign(({ context }, { view }: { view: UserView }) => viewed(context, view)),
    setSearch: assign({
      view: ({ context }, { text }: { text: string }): UserView => ({ ...context.view, search: text, page: 1 }),
    }),
    learnPage: assign((_, { page }: { page: UserPage }) => learned(page)),
    setSubject: assign({ subject: ({ context }, { id }: { id: number }) => rowOn(context, id) }),
    keepForLater: assign({ next: ({ context }, event: RowEvent) => withNext(context, event) }),
    goOn: enqueueActions(({ context, enqueue }) => {
      for (const event of context.next) enqueue.raise(event);
      enqueue.assign({ next: [] });
    }),
    setAct: assign({ act: (_, { act }: { act: UserAct }) => act }),
    setSavedSubject: assign({
      subject: (_, { output }: Formed): Subject | null => (output.kind === 'saved' ? output.stored : null),
    }),
    learnUser: assign({ opened: (_, { user }: { user: ShopUser | null }) => user }),
    rememberFailure: assign((_, { error }: { error: unknown }) => failedBy(error)),
  },
  delays: { searchPause: SEARCH_PAUSE },
}).createMachine({
  id: 'users',
  context: { ...unread(FIRST_VIEW), subject: null, act: 'invite', opened: null, next: [] },
  initial: 'browsing',
  states: {
    browsing: {
      ...list,
      on: {
        ...list.on,
        'search.type': {
          target: '.pausing',
          actions: { type: 'setSearch', params: ({ event }) => ({ text: event.text }) },
        },
        'user.open': [
          {
            guard: { type: 'isNew', params: ({ event }) => ({ id: event.id }) },
            target: 'editing',
            actions: { type: 'learnUser', params: { user: null } },
          },
          {
            guard: { type: 'isListed', params: ({ event }) => ({ id: event.id ?? 0 }) },
            target: 'opening',
            actions: { type: 'setSubject', params: ({ event }) => ({ id: event.id ?? 0 }) },
          },
        ],
        'user.invite': {
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'acting',
          actions: [
            { type: 'setSubject', params: ({ event }) => ({ id: event.id }) },
            { type: 'setAct', params: { act: 'invite' } },
          ],
        },
        'user.disable': {
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'confirming',
          actions: [
            { type: 'setSubject', params: ({ event }) => ({ id: event.id }) },
            { type: 'setAct', params: { act: 'disable' } },
          ],
        },
        'user.enable': {
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'acting',
          actions: [
            { type: 'setSubject', params: ({ event }) => ({ id: event.id }) },
            { type: 'setAct', params: { act: 'enable' } },
          ],
        },
      },
      states: {
        ...list.states,
        pausing: {
          description: 'Somebody is typing what to search for; what is clicked meanwhile counts all the same.',
          meta: { features: ['OPS-04'] },
          after: { searchPause: 'loading' },
        },
      },
    },
    confirming: {
      description: 'Asks before somebody is shut out.',
      meta: { features: ['OPS-04'] },
      tags: 'asking',
      on: { 'disable.confirm': 'acting', 'disable.refuse': 'browsing' },
    },
    acting: {
      description:
        'A letter of invitation is asked for, or an account is shut or opened; what is clicked or typed meanwhile comes after it, and the list is asked for anew.',
      meta: { features: ['OPS-04'] },
      tags: 'busy',
      exit: 'goOn',
      on: {
        'search.type': { actions: { type: 'setSearch', params: ({ event }) => ({ text: event.text }) } },
        'view.choose': { actions: { type: 'setView', params: ({ event }) => ({ view: event.view }) } },
        'user.open': { actions: { type: 'keepForLater', params: ({ event }) => event } },
        'user.invite': { actions: { type: 'keepForLater', params: ({ event }) => event } },
        'user.disable': { actions: { type: 'keepForLater', params: ({ event }) => event } },
        'user.enable': { actions: { type: 'keepForLater', params: ({ event }) => event } },
      },
      invoke: {
        id: 'actOnUser',
        src: 'actOnUser',
        input: ({ context: { act, subject } }) => ({ act, id: subject?.id ?? 0, version: subject?.version ?? 0 }),
        onDone: {
          target: 'browsing',
          actions: { type: 'notify', params: ({ context, event }) => noticeOf(context, event.output) },
        },
        onError: {
          target: 'browsing',
          actions: { type: 'notify', params: ({ context }) => noticeOf(context, { kind: 'refused', reasons: [] }) },
        },
      },
    },
    opening: {
      description: 'All of one user is on its way; the list stays on screen.',
      meta: { features: ['OPS-04'] },
      tags: 'busy',
      on: {
        'search.type': { actions: { type: 'setSearch', params: ({ event }) => ({ text: event.text }) } },
        'view.choose': { actions: { type: 'setView', params: ({ event }) => ({ view: event.view }) } },
      },
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        input: ({ context: { subject } }) => ({ id: subject?.id ?? 0 }),
        onDone: { target: 'editing', actions: { type: 'learnUser', params: ({ event }) => ({ user: event.output }) } },
        onError: {
          target: 'unopened',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unopened: {
      description: 'The user did not come: the reason is shown, and he can be asked for again.',
      meta: { features: ['OPS-04'] },
      tags: 'failed',
      on: { 'user.reload': 'opening', 'user.close': 'browsing' },
    },
    editing: {
      description: 'One user, or a new one, stands in his form; afterwards the list is asked for anew.',
      meta: { features: ['OPS-04'] },
      type: 'parallel',
      states: {
        form: {
          description: 'The user is written until that is saved or given up.',
          meta: { features: ['OPS-04'] },
          invoke: {
            id: 'userForm',
            src: 'userForm',
            input: ({ context: { opened } }) => ({ stored: opened }),
            onDone: [
              {
                description: 'A new one gets his letter at once where that was asked for.',
                guard: { type: 'isInvited', params: ({ event }) => ({ output: event.output }) },
                target: '#users.acting',
                actions: [
                  { type: 'setAct', params: { act: 'invite' } },
                  { type: 'setSavedSubject', params: ({ event }) => ({ output: event.output }) },
                  { type: 'notify', params: ({ event }) => ({ type: 'success', text: savedText(event.output) }) },
                ],
              },
              {
                guard: { type: 'isSaved', params: ({ event }) => ({ output: event.output }) },
                target: '#users.browsing',
                actions: {
                  type: 'notify',
                  params: ({ event }) => ({ type: 'success', text: savedText(event.output) }),
                },
              },
              { target: '#users.browsing' },
            ],
            onError: {
              target: '#users.browsing',
              actions: { type: 'notify', params: { type: 'error', text: userPageTexts.stopped } },
            },
          },
        },
        customers: customerSearchRegion('OPS-04'),
      },
    },
  },
  options: machineOptions,
});

export type UsersRef = ActorRefFrom<typeof usersMachine>;
export type UsersSnapshot = SnapshotFrom<typeof usersMachine>;
