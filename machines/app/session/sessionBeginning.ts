import { assign } from 'xstate';
import { sessionSetup } from './sessionSetup.ts';

/** How a visit begins: the site is asked what it allows. */
export const beginning = sessionSetup.createStateConfig({
  description: 'The site says what it allows before anyone is greeted, or is asked again for a ship method.',
  initial: 'loading',
  states: {
    loading: {
      description: 'The settings of the site are on their way.',
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
      description: 'It did not come. What an earlier visit left is read, so that its buyer can log out of it.',
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
      description: 'No answer: one can try again, and who is signed in from an earlier visit can log out.',
      tags: 'failed',
      on: { 'session.retry': 'loading' },
    },
  },
});
