import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { adminText } from '#domain/texts/adminText.ts';
import type { ShopUser, UserRow } from '#domain/users/shopUser.ts';
import { userPageTexts } from '#domain/users/userPageTexts.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { browsing, failedBy, learned, type PagedListContext, unread, viewed } from '../../pagedList/pagedList.ts';
import { begun, ended, endOf, isActing, type RowActionEnded, type RowActions } from '../../pagedList/rowActions.ts';
import { customerSearchMachine } from '../customerSearch/customerSearchMachine.ts';
import { customerSearchRegion } from '../customerSearch/customerSearchRegion.ts';
import type { UserFormOutput } from '../userForm/userFormMachine.ts';
import { userFormMachine } from '../userForm/userFormMachine.ts';
import { FIRST_VIEW, type UserAct, type UserAction, type UserPage, type UserReply, type UserView } from './userList.ts';

/** Milliseconds after the last key press before users are searched. */
const SEARCH_PAUSE = 250;

/** The user that is asked about or acted on. */
type Subject = Pick<UserRow, 'id' | 'version' | 'name'>;

interface Context extends PagedListContext<UserView, UserPage>, RowActions<UserAction> {
  /** The user that was opened last, or is to be disabled. */
  subject: Subject | null;
  /** The user that is edited; null for a new one. */
  opened: ShopUser | null;
}

type Event =
  | { type: 'view.choose'; view: UserView }
  | { type: 'search.type'; text: string }
  /** Reloads the list, after a failure or for new rows. */
  | { type: 'list.reload' }
  /** Null for a new user. */
  | { type: 'user.open'; id: number | null }
  | { type: 'user.invite'; id: number }
  | { type: 'user.disable'; id: number }
  | { type: 'user.enable'; id: number }
  | { type: 'disable.confirm' }
  | { type: 'disable.refuse' }
  | { type: 'user.reload' }
  | { type: 'user.close' }
  /** Restarts the customer search after a bug. */
  | { type: 'search.renew' }
  | RowActionEnded<UserReply>;

type Asked = { act: UserAct; id: number };

type Formed = { output: UserFormOutput };

const rowOn = ({ page }: Context, id: number): UserRow | null => page?.rows.find((row) => row.id === id) ?? null;

const actorIdOf = ({ act, id }: Asked) => `${act}-${id}`;

function noticeOf({ act, name }: UserAction, reply: UserReply | null): Notice {
  if (reply?.kind === 'done') return { type: 'success', text: userPageTexts.done[act](name) };
  return { type: 'error', text: reply?.reasons.join(' ') || adminText(`userPage.failed.${act}`) };
}

function savedText(output: UserFormOutput): string {
  if (output.kind === 'closed') return '';
  return output.isNew
    ? adminText('userPage.added', { name: output.stored.name })
    : adminText('userPage.saved', { name: output.stored.name });
}

const HAS_ENDED = endOf(noticeOf);

const list = browsing<UserView, UserPage>({ rows: 'users' });

/** Who may sign in. Users are edited, invited by email, disabled or enabled. Runs on /admin/users. */
export const usersMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    children: { userForm: 'userForm'; customerSearch: 'customerSearch' };
    tags: 'busy' | 'failed' | 'asking';
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
    isFree: ({ context }, asked: Asked) => rowOn(context, asked.id) !== null && !(actorIdOf(asked) in context.acting),
    isActing: ({ context }) => isActing(context),
    isNew: (_, { id }: { id: number | null }) => id === null,
    isInvited: (_, { output }: Formed) => output.kind === 'saved' && output.isNew && output.typed.isInvited,
    isSaved: (_, { output }: Formed) => output.kind === 'saved',
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setView: assign(({ context }, { view }: { view: UserView }) => viewed(context, view)),
    setSearch: assign({
      view: ({ context }, { text }: { text: string }): UserView => ({ ...context.view, search: text, page: 1 }),
    }),
    setPage: assign((_, { page }: { page: UserPage }) => learned(page)),
    setSubject: assign({ subject: ({ context }, { id }: { id: number }) => rowOn(context, id) }),
    act: assign(({ context, spawn }, { act, subject }: { act: UserAct; subject: Subject | null }) => {
      if (subject === null || actorIdOf({ act, id: subject.id }) in context.acting) return {};
      const { id, version, name } = subject;
      const action = { act, id, version, name };
      spawn('actOnUser', { id: actorIdOf(action), input: action });
      return begun(context, actorIdOf(action), action);
    }),
    endAction: enqueueActions(({ context, enqueue }, { actorId }: { actorId: string }) => {
      enqueue.stopChild(actorId);
      enqueue.assign(ended(context, actorId));
    }),
    setUser: assign((_, { user }: { user: ShopUser | null }) => ({ opened: user, subject: user })),
    setFailure: assign((_, { error }: { error: unknown }) => failedBy(error)),
  },
  delays: { searchPause: SEARCH_PAUSE },
}).createMachine({
  id: 'users',
  context: { ...unread(FIRST_VIEW), subject: null, opened: null, acting: {} },
  initial: 'browsing',
  on: { 'xstate.done.actor.*': { actions: HAS_ENDED }, 'xstate.error.actor.*': { actions: HAS_ENDED } },
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
            actions: { type: 'setUser', params: { user: null } },
          },
          {
            guard: { type: 'isListed', params: ({ event }) => ({ id: event.id ?? 0 }) },
            target: 'opening',
            actions: { type: 'setSubject', params: ({ event }) => ({ id: event.id ?? 0 }) },
          },
        ],
        'user.invite': {
          guard: { type: 'isFree', params: ({ event: { id } }) => ({ act: 'invite', id }) },
          target: '.acting',
          actions: {
            type: 'act',
            params: ({ context, event }) => ({ act: 'invite', subject: rowOn(context, event.id) }),
          },
        },
        'user.disable': {
          guard: { type: 'isFree', params: ({ event: { id } }) => ({ act: 'disable', id }) },
          target: 'confirming',
          actions: { type: 'setSubject', params: ({ event }) => ({ id: event.id }) },
        },
        'user.enable': {
          guard: { type: 'isFree', params: ({ event: { id } }) => ({ act: 'enable', id }) },
          target: '.acting',
          actions: {
            type: 'act',
            params: ({ context, event }) => ({ act: 'enable', subject: rowOn(context, event.id) }),
          },
        },
        'xstate.done.actor.*': { target: '.loading', actions: HAS_ENDED },
        'xstate.error.actor.*': { target: '.loading', actions: HAS_ENDED },
      },
      states: {
        ...list.states,
        pausing: {
          description: 'The admin is typing a search. Clicks on the list still work.',
          after: { searchPause: 'loading' },
        },
        listed: { ...list.states.listed, always: { guard: 'isActing', target: 'acting' } },
        acting: {
          description: 'Users are being invited, disabled or enabled, each on their own. The list reloads after each.',
          tags: 'busy',
        },
      },
    },
    confirming: {
      description: 'The admin is asked before a user is disabled.',
      tags: 'asking',
      on: {
        'disable.confirm': {
          target: 'browsing.acting',
          actions: { type: 'act', params: ({ context: { subject } }) => ({ act: 'disable', subject }) },
        },
        'disable.refuse': 'browsing',
      },
    },
    opening: {
      description: "The user's details are loading. The list stays on screen.",
      tags: 'busy',
      on: {
        'search.type': { actions: { type: 'setSearch', params: ({ event }) => ({ text: event.text }) } },
        'view.choose': { actions: { type: 'setView', params: ({ event }) => ({ view: event.view }) } },
      },
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        input: ({ context: { subject } }) => ({ id: subject?.id ?? 0 }),
        onDone: { target: 'editing', actions: { type: 'setUser', params: ({ event }) => ({ user: event.output }) } },
        onError: {
          target: 'unopened',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unopened: {
      description: 'The user could not be loaded. The page shows the reason and offers to try again.',
      tags: 'failed',
      on: { 'user.reload': 'opening', 'user.close': 'browsing' },
    },
    editing: {
      description: 'One user, or a new one, is open in the form. Closing the form reloads the list.',
      type: 'parallel',
      states: {
        form: {
          description: 'The admin edits the user until the form is saved or discarded.',
          invoke: {
            id: 'userForm',
            src: 'userForm',
            input: ({ context: { opened } }) => ({ stored: opened }),
            onDone: [
              {
                description: 'A new user gets the invitation right away if the admin asked for it.',
                guard: { type: 'isInvited', params: ({ event }) => ({ output: event.output }) },
                target: '#users.browsing.acting',
                actions: [
                  {
                    type: 'act',
                    params: ({ event: { output } }) => ({
                      act: 'invite',
                      subject: output.kind === 'saved' ? output.stored : null,
                    }),
                  },
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
              actions: { type: 'notify', params: { type: 'error', text: adminText('userPage.stopped') } },
            },
          },
        },
        customers: customerSearchRegion(),
      },
    },
  },
  options: machineOptions,
});

export type UsersRef = ActorRefFrom<typeof usersMachine>;
export type UsersSnapshot = SnapshotFrom<typeof usersMachine>;
