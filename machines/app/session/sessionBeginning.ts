import { assign } from 'xstate';
import { sessionSetup } from './sessionSetup.ts';

/** How a visit begins: the site's settings are loaded. */
export const beginning = sessionSetup.createStateConfig({
  description: "The site's settings load before anyone signs in, and again when a ship method is refused.",
  initial: 'loading',
  states: {
    loading: {
      description: "The site's settings are loading.",
      tags: 'busy',
      invoke: {
        id: 'loadSite',
        src: 'loadSite',
        onDone: [
          {
            guard: 'lacksUser',
            target: '#session.hydrating',
            actions: assign(({ event }) => event.output),
          },
          { target: '#session.choosing', actions: assign(({ event }) => event.output) },
        ],
        onError: 'recalling',
      },
    },
    recalling: {
      description:
        'The settings did not load. Credentials from an earlier visit are read, so that the user can sign out.',
      tags: 'busy',
      always: [
        { guard: 'hasCode', target: 'failed' },
        { guard: 'hasToken', target: 'failed' },
      ],
      invoke: {
        id: 'readCredentials',
        src: 'readCredentials',
        onDone: { target: 'failed', actions: assign({ credentials: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The site did not respond. The user can try again, or sign out of an earlier visit.',
      tags: 'failed',
      on: { 'session.retry': 'loading' },
    },
  },
});
