import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import { reasonOf } from '#domain/session/reason.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions } from '../../lib/port.ts';
import { shipMethodQuestion, shopOpening, validationEnd } from './session.ts';
import { beginning } from './sessionBeginning.ts';
import { sessionSetup, startingContext, storeCredentials } from './sessionSetup.ts';
import { signedOut } from './sessionSignedOut.ts';

/** Who is buying, for which customer and with which ship method. Owned by the storefront; owns the shop that is open to this buyer. */
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
      description: "Another tab signed out or signed in as someone else. The browser keeps that tab's credentials.",
      guard: 'hasToken',
      target: '.displaced',
      actions: {
        type: 'endSession',
        params: ({ event }) => ({ reason: reasonOf(event.isSignedIn ? 'signedInElsewhere' : 'signedOutElsewhere') }),
      },
    },
    'customer.refused': {
      description: 'The user may no longer act for this customer. A user with other customers chooses again.',
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
      description: 'The token, customer and ship method stored by an earlier visit are read.',
      tags: 'busy',
      always: { guard: 'hasCode', target: 'authorizing' },
      invoke: {
        id: 'readCredentials',
        src: 'readCredentials',
        onDone: [
          {
            description: 'A stored token is validated. Without one, the visitor signs in or browses as a guest.',
            guard: { type: 'isToken', params: ({ event }) => event.output },
            target: 'validating',
            actions: assign({ credentials: ({ event }) => event.output }),
          },
          { target: 'unauthorized', actions: 'clearCredentials' },
        ],
        onError: { target: 'unauthorized', actions: 'clearCredentials' },
      },
    },
    validating: {
      description: 'The server checks the token and returns its user.',
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
        'The session checks what is missing: user, customer or ship method. A user without any customer has no access.',
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
          description: 'Pickup is the only method that the site allows.',
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
      description: 'A salesperson chooses the customer to act for. Back signs them out.',
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
      description: 'A walk-in customer chooses pickup or delivery. Back signs them out.',
      initial: 'fetching',
      on: {
        'customer.unset': {
          guard: 'isSalesperson',
          target: 'select-customer',
          actions: assign({ credentials: ({ context }) => ({ ...context.credentials, customerKey: null }) }),
        },
      },
      states: {
        fetching: {
          description: 'The code for this question is loading.',
          tags: 'busy',
          invoke: { id: 'loadShipMethod', src: 'loadShipMethod', onDone: 'asking', onError: '#session.unreachable' },
        },
        asking: {
          description: 'The user chooses the ship method and the delivery address.',
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
      description: 'The customer, settings, menu and defaults are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadConfiguration',
        src: 'loadConfiguration',
        onDone: { target: 'opening', actions: { type: 'setConfiguration', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    opening: {
      description: "The shop's code is loading.",
      tags: 'busy',
      invoke: { id: 'loadShop', src: 'loadShop', onDone: 'ready', onError: 'unreachable' },
    },
    unreachable: {
      description: 'Part of the program could not be loaded: there is no network, or a new release replaced it.',
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
          description: 'The side menu requests the other method. The buyer reviews the change before it takes effect.',
          guard: 'isWalkIn',
          target: 'select-shipmethod',
          actions: assign({ wanted: ({ event }) => event.wanted }),
        },
        'shipMethod.refused': {
          description:
            'The site no longer allows this method. Its settings reload, and the buyer chooses among what is left.',
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
      description: 'The server did not respond. The session is kept: the user can continue or sign out.',
      tags: 'failed',
      on: { 'session.retry': 'choosing' },
    },
    broken: {
      description: 'A bug closed the shop or a question. The session is kept: the user can continue or sign out.',
      tags: ['failed', 'broken'],
      on: { 'session.retry': 'choosing' },
    },
    displaced: {
      description: 'Another tab signed in or out. This tab says so, and can continue with what the browser has stored.',
      tags: ['failed', 'displaced'],
      on: { 'session.retry': { target: 'hydrating', actions: 'clearReason' } },
    },
    ended: {
      description:
        "The token, customer and ship method are cleared. If the site's settings are missing, they load first.",
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
              ? { kind: 'password', username: event.username, password: event.password, otp: event.otp }
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
            description:
              'The password was correct but no longer meets the rules. The user goes to the page that sets a new one.',
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
