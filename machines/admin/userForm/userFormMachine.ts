import { type ActorRefFrom, assertEvent, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import type { PartnerCustomer } from '#domain/api/partners.ts';
import { texts } from '#domain/texts.ts';
import type { ShopUser, UserChange } from '#domain/users/shopUser.ts';
import { userPageTexts } from '#domain/users/userPageTexts.ts';
import { failureOf } from '../../lib/failure.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { UserAnswer, UserFormOutput, UserWrite } from './userWrite.ts';

/** Milliseconds after the last key before customers are searched. */
const SEARCH_PAUSE = 250;

interface Context {
  /** As it was read; null for a new one. */
  user: ShopUser | null;
  /** What the next save is a change of. */
  version: number;
  /** What was sent last. */
  typed: UserChange | null;
  /** What somebody else saved meanwhile. */
  newest: ShopUser | null;
  /** Why it was not saved. */
  problems: readonly string[];
  search: string;
  customers: readonly PartnerCustomer[];
  /** A new one gets a letter to choose his password. */
  isInvited: boolean;
  output: UserFormOutput;
}

type Event =
  | { type: 'form.edit' }
  | { type: 'user.save'; change: UserChange; isInvited: boolean }
  | { type: 'conflict.keepMine'; change: UserChange }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.keepEditing' }
  | { type: 'form.close' }
  | { type: 'discard.confirm' }
  | { type: 'discard.refuse' }
  | { type: 'customer.search'; text: string };

type Answered = { answer: UserAnswer };

function troubleOf(error: unknown): string {
  const { kind, detail } = failureOf(error);
  return kind === 'offline' ? texts.session.noResponse : detail || userPageTexts.notSaved;
}

/** One user is written: who he is, for whom he acts, what he may open. Invoked by users. */
export const userFormMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { user: ShopUser | null };
    output: UserFormOutput;
    tags: 'busy' | 'asking';
    meta: FeatureMeta;
  },
  actors: {
    writeUser: port<UserAnswer, UserWrite>('writeUser'),
    findCustomers: port<readonly PartnerCustomer[], { search: string }>('findCustomers'),
    /** While it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
  },
  guards: {
    isSaved: (_, { answer }: Answered) => answer.kind === 'saved',
    isStale: (_, { answer }: Answered) => answer.kind === 'stale',
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
  },
  actions: {
    keepTyped: assign({ problems: [], typed: (_, { change }: { change: UserChange }) => change }),
    setInvited: assign({ isInvited: (_, { isInvited }: { isInvited: boolean }) => isInvited }),
    markSaved: assign({
      output: ({ context }, { answer }: Answered): UserFormOutput =>
        answer.kind === 'saved'
          ? {
              kind: 'saved',
              id: answer.user.id,
              name: answer.user.name,
              isNew: context.user === null,
              isInvited: context.isInvited,
            }
          : context.output,
    }),
    learnNewest: assign({ newest: (_, { answer }: Answered) => (answer.kind === 'stale' ? answer.user : null) }),
    /** Mine is sent again as a change of what I have seen of theirs. */
    takeTheirVersion: assign({ version: ({ context }) => context.newest?.version ?? context.version }),
    takeTheirs: assign(({ context: { newest, user, version } }) => ({
      user: newest ?? user,
      version: newest?.version ?? version,
      typed: null,
      newest: null,
    })),
    tellReasons: assign({
      problems: (_, { answer }: Answered) =>
        answer.kind === 'refused' && answer.reasons.length > 0 ? answer.reasons : [userPageTexts.notSaved],
    }),
    tellTrouble: assign({ problems: (_, { error }: { error: unknown }) => [troubleOf(error)] }),
    setSearch: assign({ search: (_, { text }: { text: string }) => text }),
    learnCustomers: assign({
      customers: (_, { found }: { found: readonly PartnerCustomer[] }) => found,
    }),
  },
  delays: { searchPause: SEARCH_PAUSE },
}).createMachine({
  id: 'userForm',
  context: ({ input: { user } }) => ({
    user,
    version: user?.version ?? 0,
    typed: null,
    newest: null,
    problems: [],
    search: '',
    customers: [],
    isInvited: false,
    output: { kind: 'closed' },
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The form is on screen until the user is saved, or nothing is to be saved.',
      meta: { features: ['OPS-04'] },
      type: 'parallel',
      states: {
        form: {
          description: 'What can be done with the user.',
          meta: { features: ['OPS-04'] },
          initial: 'untouched',
          states: {
            untouched: {
              description: 'The form shows what the shop has.',
              meta: { features: ['OPS-04'] },
              on: {
                'form.edit': 'held',
                'user.save': {
                  target: 'held.saving',
                  actions: [
                    { type: 'keepTyped', params: ({ event }) => ({ change: event.change }) },
                    { type: 'setInvited', params: ({ event }) => ({ isInvited: event.isInvited }) },
                  ],
                },
                'form.close': '#userForm.closed',
              },
            },
            held: {
              description: 'Something was changed: leaving asks first, and closing the tab raises the browser warning.',
              meta: { features: ['OPS-04', 'LEAVE-01'] },
              initial: 'touched',
              invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: '.touched' },
              states: {
                touched: {
                  description: 'The fields are filled in; why the last try did not succeed is said above them.',
                  meta: { features: ['OPS-04', 'ERR-02'] },
                  on: {
                    'user.save': {
                      target: 'saving',
                      actions: [
                        { type: 'keepTyped', params: ({ event }) => ({ change: event.change }) },
                        { type: 'setInvited', params: ({ event }) => ({ isInvited: event.isInvited }) },
                      ],
                    },
                    'form.close': 'discarding',
                  },
                },
                discarding: {
                  description: 'Asks before what was typed is lost.',
                  meta: { features: ['OPS-04', 'LEAVE-01'] },
                  tags: 'asking',
                  on: { 'discard.confirm': '#userForm.closed', 'discard.refuse': 'touched' },
                },
                saving: {
                  description: 'The user is sent with the version that was read; the form keeps what was typed.',
                  meta: { features: ['OPS-04'] },
                  tags: 'busy',
                  invoke: {
                    id: 'writeUser',
                    src: 'writeUser',
                    input: ({ context: { user, version }, event }) => {
                      assertEvent(event, ['user.save', 'conflict.keepMine']);
                      return { id: user?.id ?? null, version, change: event.change };
                    },
                    onDone: [
                      {
                        guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
                        target: '#userForm.closed',
                        actions: { type: 'markSaved', params: ({ event }) => ({ answer: event.output }) },
                      },
                      {
                        guard: { type: 'isStale', params: ({ event }) => ({ answer: event.output }) },
                        target: 'conflicting',
                        actions: { type: 'learnNewest', params: ({ event }) => ({ answer: event.output }) },
                      },
                      {
                        target: 'touched',
                        actions: { type: 'tellReasons', params: ({ event }) => ({ answer: event.output }) },
                      },
                    ],
                    onError: {
                      target: 'touched',
                      actions: { type: 'tellTrouble', params: ({ event }) => ({ error: event.error }) },
                    },
                  },
                },
                conflicting: {
                  description:
                    'Somebody else saved the user meanwhile: what he saved stands beside what was typed, and one of them is chosen, or neither yet.',
                  meta: { features: ['OPS-04', 'SHARED-01'] },
                  tags: 'asking',
                  on: {
                    'conflict.keepMine': {
                      target: 'saving',
                      actions: [
                        'takeTheirVersion',
                        { type: 'keepTyped', params: ({ event }) => ({ change: event.change }) },
                      ],
                    },
                    'conflict.takeTheirs': { target: '#userForm.open.form.untouched', actions: 'takeTheirs' },
                    'conflict.keepEditing': 'touched',
                  },
                },
              },
            },
          },
        },
        customers: {
          description: 'A customer for whom the user acts is looked up while it is typed.',
          meta: { features: ['OPS-04'] },
          initial: 'quiet',
          on: {
            'customer.search': [
              { guard: { type: 'isBlank', params: ({ event }) => ({ text: event.text }) }, target: '.quiet' },
              {
                target: '.waiting',
                actions: { type: 'setSearch', params: ({ event }) => ({ text: event.text }) },
              },
            ],
          },
          states: {
            quiet: {
              description: 'Nothing is looked up.',
              meta: { features: ['OPS-04'] },
            },
            waiting: {
              description: 'Somebody is typing.',
              meta: { features: ['OPS-04'] },
              after: { searchPause: 'searching' },
            },
            searching: {
              description: 'The customers of that name or code are on their way.',
              meta: { features: ['OPS-04'] },
              invoke: {
                id: 'findCustomers',
                src: 'findCustomers',
                input: ({ context: { search } }) => ({ search }),
                onDone: {
                  target: 'quiet',
                  actions: { type: 'learnCustomers', params: ({ event }) => ({ found: event.output }) },
                },
                onError: 'failed',
              },
            },
            failed: {
              description: 'They could not be looked up: whoever types on asks again.',
              meta: { features: ['OPS-04', 'ERR-02'] },
            },
          },
        },
      },
    },
    closed: {
      description: 'The form is gone.',
      meta: { features: ['OPS-04'] },
      type: 'final',
    },
  },
  output: ({ context }) => context.output,
  options: machineOptions,
});

export type UserFormRef = ActorRefFrom<typeof userFormMachine>;
export type UserFormSnapshot = SnapshotFrom<typeof userFormMachine>;
