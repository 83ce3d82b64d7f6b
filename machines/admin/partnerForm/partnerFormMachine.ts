import { type ActorRefFrom, assertEvent, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import type { PartnerCustomer } from '#domain/api/partners.ts';
import type { Partner, PartnerChange } from '#domain/punchout/partner.ts';
import { partnerPageTexts } from '#domain/punchout/partnerPageTexts.ts';
import { texts } from '#domain/texts.ts';
import { failureOf } from '../../lib/failure.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import {
  customersFor,
  type PartnerAnswer,
  type PartnerFormOutput,
  type PartnerWrite,
  type TypedPartner,
  typedOf,
} from './partnerWrite.ts';

/** Milliseconds after the last key before customers are searched. */
const SEARCH_PAUSE = 250;

interface Context {
  /** As it was read; null for a new one. */
  partner: Partner | null;
  /** What the next save is a change of. */
  version: number;
  /** What was sent last, without its secret. */
  typed: TypedPartner | null;
  /** What somebody else saved meanwhile. */
  newest: Partner | null;
  /** Why it was not saved. */
  problems: readonly string[];
  search: string;
  customers: readonly PartnerCustomer[];
  output: PartnerFormOutput;
}

type Event =
  | { type: 'form.edit' }
  | { type: 'partner.save'; change: PartnerChange }
  | { type: 'conflict.keepMine'; change: PartnerChange }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.keepEditing' }
  | { type: 'form.close' }
  | { type: 'discard.confirm' }
  | { type: 'discard.refuse' }
  | { type: 'customer.search'; text: string };

type Answered = { answer: PartnerAnswer };

function troubleOf(error: unknown): string {
  const { kind, detail } = failureOf(error);
  return kind === 'offline' ? texts.session.noResponse : detail || partnerPageTexts.notSaved;
}

/** One trading partner is written: its form keeps what is typed, the secret above all. Invoked by partners. */
export const partnerFormMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { partner: Partner | null };
    output: PartnerFormOutput;
    tags: 'busy' | 'asking';
    meta: FeatureMeta;
  },
  actors: {
    writePartner: port<PartnerAnswer, PartnerWrite>('writePartner'),
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
    keepTyped: assign({ problems: [], typed: (_, { change }: { change: PartnerChange }) => typedOf(change) }),
    markSaved: assign({
      output: ({ context }): PartnerFormOutput => ({ kind: 'saved', isNew: context.partner === null }),
    }),
    learnNewest: assign({ newest: (_, { answer }: Answered) => (answer.kind === 'stale' ? answer.partner : null) }),
    /** Mine is sent again as a change of what I have seen of theirs. */
    takeTheirVersion: assign({ version: ({ context }) => context.newest?.version ?? context.version }),
    takeTheirs: assign(({ context: { newest, partner, version } }) => ({
      partner: newest ?? partner,
      version: newest?.version ?? version,
      typed: null,
      newest: null,
      customers: customersFor(newest ?? partner, []),
    })),
    tellReasons: assign({
      problems: (_, { answer }: Answered) =>
        answer.kind === 'refused' && answer.reasons.length > 0 ? answer.reasons : [partnerPageTexts.notSaved],
    }),
    tellTrouble: assign({ problems: (_, { error }: { error: unknown }) => [troubleOf(error)] }),
    setSearch: assign({ search: (_, { text }: { text: string }) => text }),
    learnCustomers: assign({
      customers: ({ context: { partner } }, { found }: { found: readonly PartnerCustomer[] }) =>
        customersFor(partner, found),
    }),
  },
  delays: { searchPause: SEARCH_PAUSE },
}).createMachine({
  id: 'partnerForm',
  context: ({ input: { partner } }) => ({
    partner,
    version: partner?.version ?? 0,
    typed: null,
    newest: null,
    problems: [],
    search: '',
    customers: customersFor(partner, []),
    output: { kind: 'closed' },
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The form is on screen until the partner is saved, or nothing is to be saved.',
      meta: { features: ['OPS-03'] },
      type: 'parallel',
      states: {
        form: {
          description: 'What can be done with the partner.',
          meta: { features: ['OPS-03'] },
          initial: 'untouched',
          states: {
            untouched: {
              description: 'The form shows what the shop has.',
              meta: { features: ['OPS-03'] },
              on: {
                'form.edit': 'held',
                'partner.save': {
                  target: 'held.saving',
                  actions: { type: 'keepTyped', params: ({ event }) => ({ change: event.change }) },
                },
                'form.close': '#partnerForm.closed',
              },
            },
            held: {
              description: 'Something was changed: leaving asks first, and closing the tab raises the browser warning.',
              meta: { features: ['OPS-03', 'LEAVE-01'] },
              initial: 'touched',
              invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: '.touched' },
              states: {
                touched: {
                  description: 'The fields are filled in; why the last try did not succeed is said above them.',
                  meta: { features: ['OPS-03', 'ERR-02'] },
                  on: {
                    'partner.save': {
                      target: 'saving',
                      actions: { type: 'keepTyped', params: ({ event }) => ({ change: event.change }) },
                    },
                    'form.close': 'discarding',
                  },
                },
                discarding: {
                  description: 'Asks before what was typed is lost.',
                  meta: { features: ['OPS-03', 'LEAVE-01'] },
                  tags: 'asking',
                  on: { 'discard.confirm': '#partnerForm.closed', 'discard.refuse': 'touched' },
                },
                saving: {
                  description: 'The partner is sent with the version that was read; the form keeps what was typed.',
                  meta: { features: ['OPS-03'] },
                  tags: 'busy',
                  invoke: {
                    id: 'writePartner',
                    src: 'writePartner',
                    input: ({ context: { partner, version }, event }) => {
                      assertEvent(event, ['partner.save', 'conflict.keepMine']);
                      return { id: partner?.id ?? null, version, change: event.change };
                    },
                    onDone: [
                      {
                        guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
                        target: '#partnerForm.closed',
                        actions: 'markSaved',
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
                    'Somebody else saved the partner meanwhile: what he saved stands beside what was typed, and one of them is chosen, or neither yet.',
                  meta: { features: ['OPS-03', 'SHARED-01'] },
                  tags: 'asking',
                  on: {
                    'conflict.keepMine': {
                      target: 'saving',
                      actions: [
                        'takeTheirVersion',
                        { type: 'keepTyped', params: ({ event }) => ({ change: event.change }) },
                      ],
                    },
                    'conflict.takeTheirs': { target: '#partnerForm.open.form.untouched', actions: 'takeTheirs' },
                    'conflict.keepEditing': 'touched',
                  },
                },
              },
            },
          },
        },
        customers: {
          description: 'Whom the buyers of the partner shop for is looked up while it is typed.',
          meta: { features: ['OPS-03'] },
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
              meta: { features: ['OPS-03'] },
            },
            waiting: {
              description: 'Somebody is typing.',
              meta: { features: ['OPS-03'] },
              after: { searchPause: 'searching' },
            },
            searching: {
              description: 'The customers of that name or code are on their way.',
              meta: { features: ['OPS-03'] },
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
              meta: { features: ['OPS-03', 'ERR-02'] },
            },
          },
        },
      },
    },
    closed: {
      description: 'The form is gone.',
      meta: { features: ['OPS-03'] },
      type: 'final',
    },
  },
  output: ({ context }) => context.output,
  options: machineOptions,
});

export type PartnerFormRef = ActorRefFrom<typeof partnerFormMachine>;
export type PartnerFormSnapshot = SnapshotFrom<typeof partnerFormMachine>;
