import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { configurationEditMachine } from '../configurationEdit/configurationEditMachine.ts';
import type { StoredConfiguration } from './configurationForm.ts';

interface Input {
  topic: ConfigurationTopic;
}

interface Context extends Input {
  /** The stored settings; null until they are loaded. */
  stored: StoredConfiguration | null;
}

type Event =
  /** Retries what could not be loaded. */
  { type: 'configuration.retry' };

/** Settings of one topic for the whole shop, on a card. Runs on the settings pages of the admin area, once for each topic. */
export const configurationFormMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: { configurationEdit: 'configurationEdit' };
    tags: 'busy' | 'failed';
  },
  actors: {
    loadConfiguration: port<StoredConfiguration, Input>('loadConfiguration'),
    configurationEdit: configurationEditMachine,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setStored: assign({ stored: (_, { stored }: { stored: StoredConfiguration | null }) => stored }),
  },
}).createMachine({
  id: 'configurationForm',
  context: ({ input }) => ({ ...input, stored: null }),
  initial: 'loading',
  states: {
    loading: {
      description: "The shop's settings are loading.",
      tags: 'busy',
      invoke: {
        id: 'loadConfiguration',
        src: 'loadConfiguration',
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
      on: { 'configuration.retry': 'loading' },
    },
    editing: {
      description: 'The settings are open in their form. The form starts over once they are saved or discarded.',
      invoke: {
        id: 'configurationEdit',
        src: 'configurationEdit',
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
                params: ({ context: { topic } }) => ({
                  type: 'success',
                  text: adminText(`configuration.saved.${topic}`),
                }),
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
          actions: { type: 'notify', params: { type: 'error', text: adminText('configuration.stopped') } },
        },
      },
    },
  },
  options: machineOptions,
});

export type ConfigurationFormRef = ActorRefFrom<typeof configurationFormMachine>;
export type ConfigurationFormSnapshot = SnapshotFrom<typeof configurationFormMachine>;
