import { shopOpening } from './session.ts';
import { sessionSetup, storeCredentials } from './sessionSetup.ts';

/** Where nobody is signed in: the sign-in page, or the shop as a guest sees it. */
export const signedOut = sessionSetup.createStateConfig({
  description: 'Nobody is signed in: the reason, if any, is shown; guests browse where the site allows it.',
  entry: storeCredentials,
  initial: 'deciding',
  on: {
    'session.signIn': '#session.authorizing',
    'session.changedElsewhere': {
      description: 'Who signs in in one tab is signed in in all.',
      guard: { type: 'isSignInElsewhere', params: ({ event }) => ({ isSignedIn: event.isSignedIn }) },
      target: '#session.hydrating',
      actions: 'clearReason',
    },
  },
  states: {
    deciding: {
      description: 'A reason is shown first.',
      always: [
        {
          guard: 'wasPasswordChanged',
          target: 'refused',
          actions: {
            type: 'notify',
            params: ({ context }) => ({ type: 'error', text: context.reason?.text ?? '' }),
          },
        },
        { guard: 'hasReason', target: 'refused' },
        { target: 'signedOut' },
      ],
    },
    refused: {
      description: 'The sign-in page shows why the session ended or was not granted.',
      tags: 'signedOut',
      on: { 'reason.clear': { target: 'deciding', actions: 'clearReason' } },
    },
    signedOut: {
      description: 'The sign-in page waits. Where the site allows it, whoever goes elsewhere browses as a guest.',
      tags: 'signedOut',
      on: { 'guest.browse': { guard: 'allowsGuests', target: 'welcomingGuest' } },
    },
    welcomingGuest: {
      description: 'What guests may see is loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadGuestConfiguration',
        src: 'loadGuestConfiguration',
        onDone: {
          target: 'openingToGuest',
          actions: { type: 'setConfiguration', params: ({ event }) => event.output },
        },
        onError: 'guestFailed',
      },
    },
    openingToGuest: {
      description: 'The part of the program that is the shop is on its way.',
      tags: 'busy',
      invoke: { id: 'loadShop', src: 'loadShop', onDone: 'guest', onError: 'guestUnreachable' },
    },
    guestUnreachable: {
      description: 'The shop did not come; one can try again, or sign in.',
      tags: ['failed', 'unreachable', 'signedOut'],
      on: { 'session.retry': 'openingToGuest' },
    },
    guestFailed: {
      description: 'The server did not answer; one can try again, or sign in.',
      tags: ['failed', 'signedOut'],
      on: { 'session.retry': 'welcomingGuest' },
    },
    guest: {
      description: 'A guest browses; the cart refuses everything and asks for an account.',
      tags: 'signedOut',
      invoke: { id: 'shop', src: 'shop', input: ({ context }) => shopOpening(context), onError: 'guestBroken' },
    },
    guestBroken: {
      description: 'A bug closed the shop; one can open it again, or sign in.',
      tags: ['failed', 'broken', 'signedOut'],
      on: { 'session.retry': 'welcomingGuest' },
    },
  },
});
