import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { RuleTopic } from '#domain/rules/topics.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { ruleEditMachine } from '../ruleEdit/ruleEditMachine.ts';
import type { StoredRules } from './ruleForm.ts';

interface Input {
  topic: RuleTopic;
}

interface Context extends Input {
  /** The stored settings; null until they are loaded. */
  stored: StoredRules | null;
}

type Event =
  /** Retries what could not be loaded. */
  { type: 'rules.retry' };

/** Settings of one topic for the whole shop, on a card. Runs on the settings pages of the admin area, once for each topic. */
export const ruleFormMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: { ruleEdit: 'ruleEdit' };
    tags: 'busy' | 'failed';
  },
  actors: {
    loadRules: port<StoredRules, Input>('loadRules'),
    ruleEdit: ruleEditMachine,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setStored: assign({ stored: (_, { stored }: { stored: StoredRules | null }) => stored }),
  },
}).createMachine({
  id: 'ruleForm',
  context: ({ input }) => ({ ...input, stored: null }),
  initial: 'loading',
  states: {
    loading: {
      description: "The shop's settings are loading.",
      tags: 'busy',
      invoke: {
        id: 'loadRules',
        src: 'loadRules',
        input: ({ context: { topic } }) => ({ topic }),
        onDone: {
          target: 'editing',
          actions: { type: 'setStored', params: ({ event }) => ({ stored: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The settings could not be loaded. The user can try again.',
      tags: 'failed',
      on: { 'rules.retry': 'loading' },
    },
    editing: {
      description: 'The settings are open in their form. The form starts over once they are saved or discarded.',
      invoke: {
        id: 'ruleEdit',
        src: 'ruleEdit',
        input: ({ context: { stored } }) => ({ stored }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'editing',
            reenter: true,
            actions: [
              { type: 'setStored', params: ({ event }) => ({ stored: event.output.stored }) },
              {
                type: 'notify',
                params: ({ context: { topic } }) => ({ type: 'success', text: adminText(`rule.saved.${topic}`) }),
              },
            ],
          },
          {
            target: 'editing',
            reenter: true,
            actions: { type: 'setStored', params: ({ event }) => ({ stored: event.output.stored }) },
          },
        ],
        onError: {
          target: 'loading',
          actions: { type: 'notify', params: { type: 'error', text: adminText('rule.stopped') } },
        },
      },
    },
  },
  options: machineOptions,
});

export type RuleFormRef = ActorRefFrom<typeof ruleFormMachine>;
export type RuleFormSnapshot = SnapshotFrom<typeof ruleFormMachine>;
