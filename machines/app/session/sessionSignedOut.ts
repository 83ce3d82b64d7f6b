import { shopOpening } from './session.ts';
import { sessionSetup, storeCredentials } from './sessionSetup.ts';

/** Without a session: the sign-in page, or the shop for guests. */
export const signedOut = sessionSetup.createStateConfig({
  description: 'Nobody is signed in. The page shows the reason, if any; guests browse if the site allows it.',
  entry: storeCredentials,
  initial: 'deciding',
  on: {
    'session.signIn': '#session.authorizing',
    'session.changedElsewhere': {
      description: 'A user who signs in on one tab is signed in on all tabs.',
      guard: { type: 'isSignInElsewhere', params: ({ event }) => ({ isSignedIn: event.isSignedIn }) },
      target: '#session.hydrating',
      actions: 'clearReason',
    },
  },
  states: {
    deciding: {
      description: 'The page shows a reason first, if there is one.',
      always: [
        {
          guard: 'wasPasswordChanged',
          target: 'refused',
          actions: {
            type: 'notify',
            params: ({ context }) => ({ type: 'error', text: context.reason?.text ?? '' }),
          },
        },
        { guard: 'asksSecondFactor', target: 'askingCode' },
        { guard: 'hasReason', target: 'refused' },
        { target: 'signedOut' },
      ],
    },
    refused: {
      description: 'The sign-in page shows why the session ended or why sign-in was refused.',
      tags: 'signedOut',
      on: { 'reason.clear': { target: 'deciding', actions: 'clearReason' } },
    },
    askingCode: {
      description: 'The password was right. The sign-in page asks for the code of two-step sign-in.',
      tags: 'signedOut',
      on: { 'reason.clear': { target: 'deciding', actions: 'clearReason' } },
    },
    signedOut: {
      description: 'The sign-in page is ready. If the site allows guests, the visitor can browse instead.',
      tags: 'signedOut',
      on: { 'guest.browse': { guard: 'allowsGuests', target: 'welcomingGuest' } },
    },
    welcomingGuest: {
      description: 'The settings for guests are loading.',
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
      description: "The shop's code is loading.",
      tags: 'busy',
      invoke: { id: 'loadShop', src: 'loadShop', onDone: 'guest', onError: 'guestUnreachable' },
    },
    guestUnreachable: {
      description: 'The shop could not be loaded. The visitor can try again or sign in.',
      tags: ['failed', 'unreachable', 'signedOut'],
      on: { 'session.retry': 'openingToGuest' },
    },
    guestFailed: {
      description: 'The server did not respond. The visitor can try again or sign in.',
      tags: ['failed', 'signedOut'],
      on: { 'session.retry': 'welcomingGuest' },
    },
    guest: {
      description: 'A guest browses. The cart rejects every change and asks for an account.',
      tags: 'signedOut',
      invoke: { id: 'shop', src: 'shop', input: ({ context }) => shopOpening(context), onError: 'guestBroken' },
    },
    guestBroken: {
      description: 'A bug closed the shop. The visitor can reopen it or sign in.',
      tags: ['failed', 'broken', 'signedOut'],
      on: { 'session.retry': 'welcomingGuest' },
    },
  },
});
