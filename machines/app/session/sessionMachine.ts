import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import { reasonOf } from '#domain/session/reason.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions } from '../../lib/port.ts';
import { shipMethodQuestion, shopOpening, validationEnd } from './session.ts';
import { beginning } from './sessionBeginning.ts';
import { sessionSetup, startingContext, storeCredentials } from './sessionSetup.ts';
import { signedOut } from './sessionSignedOut.ts';

/** Who is buying, for which customer and by which ship method. Owned by the storefront; owns the shop that is open to this buyer. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => startingContext(input),
  initial: 'initial',
  on: {
    'session.expired': {
      guard: 'hasToken',
      target: '.ended',
      actions: { type: 'endSession', params: ({ event }) => ({ reason: event.reason }) },
    },
    'session.logOut': {
      guard: 'hasToken',
      target: '.ended',
      actions: [
        { type: 'revokeToken', params: ({ context }) => ({ token: context.credentials.token }) },
        { type: 'endSession', params: { reason: null } },
      ],
    },
    'session.changedElsewhere': {
      description: 'Another tab signed out, or in as somebody else. What the browser keeps is that tab’s and stays.',
      guard: 'hasToken',
      target: '.displaced',
      actions: {
        type: 'endSession',
        params: ({ event }) => ({ reason: reasonOf(event.isSignedIn ? 'signedInElsewhere' : 'signedOutElsewhere') }),
      },
    },
    'customer.refused': {
      description: 'The customer was withdrawn from this user: whoever has others chooses again.',
      guard: { type: 'isActedFor', params: ({ event }) => ({ customerKey: event.customerKey }) },
      target: '.choosing',
      actions: [
        'explainWithdrawal',
        assign({
          credentials: ({ context }) => ({ ...context.credentials, customerKey: null, shipMethod: null }),
          previous: null,
        }),
      ],
    },
  },
  states: {
    initial: beginning,
    hydrating: {
      description: 'What the browser kept of an earlier visit is read: token, customer, ship method.',
      tags: 'busy',
      always: { guard: 'hasCode', target: 'authorizing' },
      invoke: {
        id: 'readCredentials',
        src: 'readCredentials',
        onDone: [
          {
            description: 'A kept token is validated; without one the visitor is a guest or signs in.',
            guard: { type: 'isToken', params: ({ event }) => event.output },
            target: 'validating',
            actions: assign({ credentials: ({ event }) => event.output }),
          },
          { target: 'unauthorized', actions: 'forgetCredentials' },
        ],
        onError: { target: 'unauthorized', actions: 'forgetCredentials' },
      },
    },
    validating: {
      description: 'The token is shown to the server, which says whose it is.',
      tags: 'busy',
      entry: storeCredentials,
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: {
          target: 'choosing',
          actions: assign(({ context, event }) => ({
            user: event.output,
            credentials: {
              ...context.credentials,
              customerKey: event.output.customerKey ?? context.credentials.customerKey,
            },
          })),
        },
        onError: [
          {
            guard: ({ event }) => failureOf(event.error).kind === 'unauthorised',
            target: 'unauthorized',
            actions: { type: 'endSession', params: { reason: reasonOf('validationFailed') } },
          },
          { target: 'failed' },
        ],
      },
      on: {
        'session.expired': {
          target: 'unauthorized',
          actions: { type: 'endSession', params: ({ event }) => ({ reason: validationEnd(event.reason) }) },
        },
      },
    },
    choosing: {
      description:
        'What is missing: user, customer, ship method, or nothing. Who can choose no customer has no access.',
      entry: storeCredentials,
      always: [
        { guard: 'lacksUser', target: 'validating' },
        { guard: 'lacksCustomer', target: 'select-customer' },
        {
          guard: 'hasNoCustomer',
          target: 'unauthorized',
          actions: { type: 'endSession', params: { reason: reasonOf('noCustomerLeft') } },
        },
        {
          description: 'Pickup is all that the site allows.',
          guard: 'takesPickup',
          target: 'choosing',
          reenter: true,
          actions: { type: 'setShipMethod', params: { shipMethod: 'Pickup' } },
        },
        { guard: 'lacksShipMethod', target: 'select-shipmethod' },
        { target: 'configuring' },
      ],
    },
    'select-customer': {
      description: 'A salesperson picks the customer to act for. Back logs out.',
      invoke: {
        id: 'identify',
        src: 'identify',
        input: ({ context }) => ({ previous: context.previous }),
        onDone: {
          target: 'choosing',
          actions: assign({
            credentials: ({ context, event }) => ({
              ...context.credentials,
              customerKey: event.output.customerKey,
              shipMethod: event.output.shipMethod,
            }),
          }),
        },
        onError: 'broken',
      },
    },
    'select-shipmethod': {
      description: 'Walk-in business chooses between pickup and delivery. Back logs out.',
      initial: 'fetching',
      states: {
        fetching: {
          description: 'That part of the program is on its way.',
          tags: 'busy',
          invoke: { id: 'loadShipMethod', src: 'loadShipMethod', onDone: 'asking', onError: '#session.unreachable' },
        },
        asking: {
          description: 'The ship method is chosen, and where to deliver.',
          invoke: {
            id: 'shipMethod',
            src: 'shipMethod',
            input: ({ context }) => shipMethodQuestion(context),
            onDone: {
              target: '#session.choosing',
              actions: { type: 'setShipMethod', params: ({ event }) => event.output },
            },
            onError: '#session.broken',
          },
        },
      },
    },
    configuring: {
      description: 'Customer, settings, menu and defaults are loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadConfiguration',
        src: 'loadConfiguration',
        onDone: { target: 'opening', actions: { type: 'setConfiguration', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    opening: {
      description: 'The part of the program that is the shop is on its way.',
      tags: 'busy',
      invoke: { id: 'loadShop', src: 'loadShop', onDone: 'ready', onError: 'unreachable' },
    },
    unreachable: {
      description: 'A part of the program did not come: no network, or a new release has replaced it.',
      tags: ['failed', 'unreachable'],
      on: { 'session.retry': [{ guard: 'isAskingShipMethod', target: 'select-shipmethod' }, { target: 'opening' }] },
    },
    ready: {
      description: 'The shop is open to this buyer.',
      invoke: { id: 'shop', src: 'shop', input: ({ context }) => shopOpening(context), onError: 'broken' },
      on: {
        'customer.unset': {
          guard: 'isSalesperson',
          target: 'select-customer',
          actions: assign({ credentials: ({ context }) => ({ ...context.credentials, customerKey: null }) }),
        },
        'shipMethod.unset': {
          description: 'By the toggle of the side menu: the other one is looked at before it is taken.',
          guard: 'isWalkIn',
          target: 'select-shipmethod',
          actions: assign({ wanted: ({ event }) => event.wanted }),
        },
        'shipMethod.refused': {
          description: 'The site forbids it since: what it allows now is asked, and the buyer chooses among that.',
          guard: { type: 'isBoughtBy', params: ({ event }) => ({ shipMethod: event.shipMethod }) },
          target: 'initial',
          actions: assign(({ context, event }) => ({
            credentials: { ...context.credentials, shipMethod: null },
            reason: reasonOf('shipMethodRefused', event.text),
          })),
        },
      },
    },
    failed: {
      description: 'The server did not answer. The session is kept: go on with it, or log out.',
      tags: 'failed',
      on: { 'session.retry': 'choosing' },
    },
    broken: {
      description: 'A bug closed the shop or took a question away. The session is kept: go on with it, or log out.',
      tags: ['failed', 'broken'],
      on: { 'session.retry': 'choosing' },
    },
    displaced: {
      description:
        'Another tab decides now who is signed in: this one says so, and goes on with what the browser keeps.',
      tags: ['failed', 'displaced'],
      on: { 'session.retry': { target: 'hydrating', actions: 'clearReason' } },
    },
    ended: {
      description: 'Token, customer and ship method are forgotten. Where not even the site is known, it is asked for.',
      always: [{ guard: 'lacksSite', target: 'initial', actions: storeCredentials }, { target: 'unauthorized' }],
    },
    unauthorized: signedOut,
    authorizing: {
      description: 'A password or a punchout code is exchanged for a token.',
      tags: 'busy',
      entry: {
        type: 'presentGrant',
        params: ({ context: { code, redirectUri }, event }) => ({
          grant:
            event.type === 'session.signIn'
              ? { kind: 'password', username: event.username, password: event.password }
              : { kind: 'code', code: code ?? '', redirectUri },
        }),
      },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'signedIn',
            target: 'validating',
            actions: { type: 'setSignIn', params: ({ event }) => event.output },
          },
          {
            description: 'The password was right and is no longer good enough: that is said where another one is set.',
            guard: { type: 'isOutgrown', params: ({ event }) => event.output },
            target: 'unauthorized',
            actions: [
              { type: 'setSignIn', params: ({ event }) => event.output },
              { type: 'notify', params: ({ context }) => ({ type: 'error', text: context.reason?.text ?? '' }) },
              {
                type: 'renewPassword',
                params: ({ event: { output } }) => ({
                  resetToken: (output.kind === 'refused' && output.resetToken) || '',
                }),
              },
            ],
          },
          { target: 'unauthorized', actions: { type: 'setSignIn', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unauthorized',
          actions: { type: 'endSession', params: { reason: reasonOf('other') } },
        },
      },
    },
  },
  options: machineOptions,
});

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
