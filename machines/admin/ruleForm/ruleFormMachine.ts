import { type ActorRefFrom, assertEvent, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { ruleTexts } from '#domain/rules/ruleTexts.ts';
import type { RuleTopic } from '#domain/rules/topics.ts';
import { texts } from '#domain/texts.ts';
import { failureOf } from '../../lib/failure.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { RuleAnswer, RuleChange, StoredRules } from './ruleForm.ts';

interface Input {
  topic: RuleTopic;
}

interface Context extends Input {
  /** As the shop has them; null before they have come. */
  stored: StoredRules | null;
  /** What was sent last. */
  typed: RuleChange | null;
  /** What somebody else saved meanwhile. */
  newest: StoredRules | null;
  /** Why they were not saved. */
  problems: readonly string[];
}

type Event =
  | { type: 'rules.edit' }
  | { type: 'rules.save'; change: RuleChange }
  | { type: 'conflict.keepMine'; change: RuleChange }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.keepEditing' }
  /** Back to what the shop has. */
  | { type: 'rules.reset' }
  /** Asks again for what did not come. */
  | { type: 'rules.retry' };

type Answered = { answer: RuleAnswer };

function troubleOf(error: unknown): string {
  const { kind, detail } = failureOf(error);
  return kind === 'offline' ? texts.session.noResponse : detail || ruleTexts.notSaved;
}

/** Rules of one topic that hold for the whole shop: a form on a card. Invoked by admin, once for each topic of a page. */
export const ruleFormMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'failed' | 'asking'; meta: FeatureMeta },
  actors: {
    loadRules: port<StoredRules, Input>('loadRules'),
    saveRules: port<RuleAnswer, { change: RuleChange }>('saveRules'),
    /** While it runs, leaving asks first. */
    holdUnsavedWork: fromCallback<{ type: 'none' }, Input>(() => undefined),
  },
  guards: {
    isSaved: (_, { answer }: Answered) => answer.kind === 'saved',
    isStale: (_, { answer }: Answered) => answer.kind === 'stale',
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setStored: assign({ stored: (_, { stored }: { stored: StoredRules }) => stored }),
    keepTyped: assign({ problems: [], typed: (_, { change }: { change: RuleChange }) => change }),
    storeSaved: assign({
      typed: null,
      newest: null,
      stored: ({ context }, { answer }: Answered) => (answer.kind === 'saved' ? answer.stored : context.stored),
    }),
    learnNewest: assign({ newest: (_, { answer }: Answered) => (answer.kind === 'stale' ? answer.stored : null) }),
    takeTheirs: assign({
      typed: null,
      newest: null,
      problems: [],
      stored: ({ context: { newest, stored } }) => newest ?? stored,
    }),
    forgetProblems: assign({ typed: null, problems: [] }),
    tellReasons: assign({
      problems: (_, { answer }: Answered) =>
        answer.kind === 'refused' && answer.reasons.length > 0 ? answer.reasons : [ruleTexts.notSaved],
    }),
    tellTrouble: assign({ problems: (_, { error }: { error: unknown }) => [troubleOf(error)] }),
  },
}).createMachine({
  id: 'ruleForm',
  context: ({ input }) => ({ ...input, stored: null, typed: null, newest: null, problems: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What the shop has is on its way.',
      meta: { features: ['OPS-08'] },
      tags: 'busy',
      invoke: {
        id: 'loadRules',
        src: 'loadRules',
        input: ({ context: { topic } }) => ({ topic }),
        onDone: {
          target: 'untouched',
          actions: { type: 'setStored', params: ({ event }) => ({ stored: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: {
      description: 'It did not come; one can try again.',
      meta: { features: ['OPS-08'] },
      tags: 'failed',
      on: { 'rules.retry': 'loading' },
    },
    untouched: {
      description: 'The form shows what the shop has.',
      meta: { features: ['OPS-08'] },
      on: {
        'rules.edit': 'held',
        'rules.save': {
          target: 'held.saving',
          actions: { type: 'keepTyped', params: ({ event }) => ({ change: event.change }) },
        },
      },
    },
    held: {
      description: 'Something was changed: leaving asks first, and closing the tab raises the browser warning.',
      meta: { features: ['OPS-08', 'LEAVE-01'] },
      initial: 'touched',
      invoke: {
        id: 'holdUnsavedWork',
        src: 'holdUnsavedWork',
        input: ({ context: { topic } }) => ({ topic }),
        onError: '.touched',
      },
      states: {
        touched: {
          description: 'The fields are filled in; why the last try did not succeed is said above them.',
          meta: { features: ['OPS-08', 'ERR-02'] },
          on: {
            'rules.save': {
              target: 'saving',
              actions: { type: 'keepTyped', params: ({ event }) => ({ change: event.change }) },
            },
            'rules.reset': { target: '#ruleForm.untouched', actions: 'forgetProblems' },
          },
        },
        saving: {
          description: 'The rules are sent with the version that was read; the form keeps what was typed.',
          meta: { features: ['OPS-08'] },
          tags: 'busy',
          invoke: {
            id: 'saveRules',
            src: 'saveRules',
            input: ({ event }) => {
              assertEvent(event, ['rules.save', 'conflict.keepMine']);
              return { change: event.change };
            },
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
                target: '#ruleForm.untouched',
                actions: [
                  { type: 'storeSaved', params: ({ event }) => ({ answer: event.output }) },
                  {
                    type: 'notify',
                    params: ({ context: { topic } }) => ({ type: 'success', text: ruleTexts.saved[topic] }),
                  },
                ],
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
            'Somebody else saved the rules meanwhile: what he saved stands beside what was typed, and one of them is chosen, or neither yet.',
          meta: { features: ['OPS-08', 'SHARED-01'] },
          tags: 'asking',
          on: {
            'conflict.keepMine': {
              target: 'saving',
              actions: { type: 'keepTyped', params: ({ event }) => ({ change: event.change }) },
            },
            'conflict.takeTheirs': { target: '#ruleForm.untouched', actions: 'takeTheirs' },
            'conflict.keepEditing': 'touched',
          },
        },
      },
    },
  },
  options: machineOptions,
});

export type RuleFormRef = ActorRefFrom<typeof ruleFormMachine>;
export type RuleFormSnapshot = SnapshotFrom<typeof ruleFormMachine>;
