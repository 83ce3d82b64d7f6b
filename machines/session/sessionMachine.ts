import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import type { User } from '#domain/session/user.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { texts } from '#domain/texts.ts';
import { machineOptions } from '../lib/port.ts';
import type { Notice } from '../notices/notice.ts';
import { type Configuration, type Grant, NO_CREDENTIALS, shopperOf } from './session.ts';
import { type SessionContext, sessionSetup } from './sessionSetup.ts';

/** What the browser keeps becomes what is known now. */
const storeCredentials = {
  type: 'storeCredentials',
  params: ({ context }: { context: SessionContext }) => ({
    credentials: context.credentials,
    isPunchout: context.isPunchout,
  }),
} as const;

/** Who is buying, for which customer and by which ship method. Owned by the storefront; owns the shop that is open to this buyer. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    environment: input.environment,
    code: input.code,
    redirectUri: input.redirectUri,
    isPunchout: false,
    site: null,
    logoName: null,
    demoAccounts: [],
    credentials: NO_CREDENTIALS,
    user: null,
    previousCustomerKey: null,
    configuration: null,
    reason: null,
  }),
  initial: 'initial',
  on: {
    'session.expired': {
      guard: 'hasToken',
      target: '.unauthorized',
      actions: ['forgetSession', { type: 'setReason', params: { reason: texts.session.expired } }],
    },
    'session.logOut': {
      guard: 'hasToken',
      target: '.unauthorized',
      actions: [
        { type: 'revokeToken', params: ({ context }) => ({ token: context.credentials.token }) },
        'forgetSession',
        { type: 'setReason', params: { reason: null } },
      ],
    },
    'customer.refused': {
      description: 'The customer was withdrawn from this user: whoever has others chooses again.',
      guard: { type: 'isActedFor', params: ({ event }) => event },
      target: '.choosing',
      actions: ['explainWithdrawal', 'forgetCustomer'],
    },
  },
  states: {
    initial: {
      description: 'The site says what it allows before anyone is greeted.',
      meta: { features: ['SES-01', 'API-14'] },
      initial: 'loading',
      on: {
        'session.expired': {
          guard: 'hasToken',
          target: '.loading',
          actions: [
            'forgetSession',
            storeCredentials,
            { type: 'setReason', params: { reason: texts.session.expired } },
          ],
        },
        'session.logOut': {
          guard: 'hasToken',
          target: '.loading',
          actions: [
            { type: 'revokeToken', params: ({ context }) => ({ token: context.credentials.token }) },
            'forgetSession',
            storeCredentials,
          ],
        },
      },
      states: {
        loading: {
          description: 'The settings of the site are on their way.',
          meta: { features: ['SES-01', 'API-14'] },
          tags: 'busy',
          invoke: {
            id: 'loadSite',
            src: 'loadSite',
            onDone: { target: '#session.hydrating', actions: assign(({ event }) => event.output) },
            onError: 'recalling',
          },
        },
        recalling: {
          description:
            'The site did not come: what an earlier visit left is read, so that its buyer can log out of it.',
          meta: { features: ['SES-02', 'SES-07'] },
          tags: 'busy',
          always: { guard: 'hasCode', target: 'failed' },
          invoke: {
            id: 'readCredentials',
            src: 'readCredentials',
            onDone: { target: 'failed', actions: assign({ credentials: ({ event }) => event.output }) },
            onError: 'failed',
          },
        },
        failed: {
          description:
            'The server did not answer: one can try again, and who is signed in from an earlier visit can log out.',
          meta: { features: ['SES-01', 'SES-07'] },
          tags: 'failed',
          on: { 'session.retry': 'loading' },
        },
      },
    },
    hydrating: {
      description: 'What the browser kept of an earlier visit is read: token, customer, ship method.',
      meta: { features: ['SES-02', 'CON-05'] },
      tags: 'busy',
      always: { guard: 'hasCode', target: 'authorizing' },
      invoke: {
        id: 'readCredentials',
        src: 'readCredentials',
        onDone: { target: 'greeting', actions: assign({ credentials: ({ event }) => event.output }) },
        onError: 'unauthorized',
      },
    },
    greeting: {
      description: 'A kept token is validated; without one the visitor is a guest or signs in.',
      meta: { features: ['SES-02'] },
      always: [{ guard: 'hasToken', target: 'validating' }, { target: 'unauthorized' }],
    },
    validating: {
      description: 'The token is shown to the server, which says whose it is.',
      meta: { features: ['SES-02', 'SES-03'] },
      on: {
        'session.expired': {
          target: 'unauthorized',
          actions: ['forgetSession', { type: 'setReason', params: { reason: texts.session.validationFailed } }],
        },
      },
      entry: storeCredentials,
      initial: 'loading',
      states: {
        loading: {
          description: 'The user is on the way.',
          meta: { features: ['SES-03', 'API-07'] },
          tags: 'busy',
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: {
              target: '#session.choosing',
              actions: { type: 'setUser', params: ({ event }) => ({ user: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isUnauthorised', params: ({ event }) => event },
                target: '#session.unauthorized',
                actions: ['forgetSession', { type: 'setReason', params: { reason: texts.session.validationFailed } }],
              },
              { target: 'failed' },
            ],
          },
        },
        failed: {
          description: 'The server could not be asked: the session is kept and can be tried again.',
          meta: { features: ['SES-03'] },
          tags: 'failed',
          on: { 'session.retry': 'loading' },
        },
      },
    },
    choosing: {
      description:
        'Decides what is still missing: a customer, a ship method, or nothing. Who can choose no other has no access.',
      meta: { features: ['SES-04', 'SES-05'] },
      entry: storeCredentials,
      always: [
        { guard: 'lacksCustomer', target: 'select-customer' },
        {
          guard: 'hasNoCustomer',
          target: 'unauthorized',
          actions: ['forgetSession', { type: 'setReason', params: { reason: texts.customers.noneLeft } }],
        },
        { guard: 'lacksShipMethod', target: 'select-shipmethod' },
        { target: 'configuring' },
      ],
    },
    'select-customer': {
      description:
        'A salesperson picks the customer to act for. Back logs out; when switching, the previous customer can be kept.',
      meta: { features: ['SES-04', 'SES-06', 'SES-19', 'SES-21'] },
      invoke: {
        id: 'selectCustomer',
        src: 'selectCustomer',
        onDone: {
          target: 'choosing',
          actions: [
            { type: 'setCustomerKey', params: ({ event }) => event.output },
            { type: 'setShipMethod', params: { shipMethod: null } },
          ],
        },
      },
      on: {
        'customer.keepPrevious': {
          guard: 'hasPreviousCustomer',
          target: 'choosing',
          actions: { type: 'setCustomerKey', params: ({ context }) => ({ customerKey: context.previousCustomerKey }) },
        },
      },
    },
    'select-shipmethod': {
      description: 'Walk-in business chooses between pickup and delivery. Back logs out.',
      meta: { features: ['SES-05', 'SES-21', 'SHIP-01'] },
      on: {
        'shipMethod.choose': {
          target: 'choosing',
          actions: { type: 'setShipMethod', params: ({ event }) => event },
        },
      },
    },
    configuring: {
      description: 'Customer, settings, menu and defaults are loaded.',
      meta: { features: ['SES-04', 'SES-15'] },
      initial: 'loading',
      states: {
        loading: {
          description: 'They are on their way.',
          meta: { features: ['SES-04', 'SES-15', 'API-14'] },
          tags: 'busy',
          invoke: {
            id: 'loadConfiguration',
            src: 'loadConfiguration',
            input: ({ context }) => ({ user: context.user as User }),
            onDone: {
              target: '#session.ready',
              actions: { type: 'learnConfiguration', params: ({ event }) => ({ configuration: event.output }) },
            },
            onError: 'failed',
          },
        },
        failed: {
          description: 'They did not come: nothing is lost, one can try again.',
          meta: { features: ['SES-04'] },
          tags: 'failed',
          on: { 'session.retry': 'loading' },
        },
      },
    },
    ready: {
      description: 'The shop is open to this buyer.',
      meta: { features: ['SES-06', 'SES-10', 'NAV-02', 'NAV-07'] },
      invoke: {
        id: 'shop',
        src: 'shop',
        input: ({ context }) => ({
          shopper: shopperOf(true, context.user, context.site as SiteSettings, context.configuration as Configuration),
          environment: context.environment,
        }),
      },
      on: {
        'customer.unset': {
          guard: 'isSalesperson',
          target: 'select-customer',
          actions: { type: 'setCustomerKey', params: { customerKey: null } },
        },
        'shipMethod.unset': {
          target: 'choosing',
          actions: { type: 'setShipMethod', params: { shipMethod: null } },
        },
      },
    },
    unauthorized: {
      description: 'Nobody is signed in: the reason, if any, is shown; guests browse where the site allows it.',
      meta: { features: ['SES-07', 'SES-09', 'AUTH-03', 'NAV-01'] },
      entry: storeCredentials,
      initial: 'deciding',
      on: {
        'session.signIn': 'authorizing',
      },
      states: {
        deciding: {
          description: 'A reason is shown first; without one a guest may browse.',
          meta: { features: ['SES-11', 'AUTH-03'] },
          always: [
            {
              guard: 'wasPasswordChanged',
              target: 'refused',
              actions: {
                type: 'notify',
                params: ({ context }): Notice => ({ type: 'error', text: context.reason ?? texts.login.failed }),
              },
            },
            { guard: 'hasReason', target: 'refused' },
            { guard: 'allowsGuests', target: 'welcomingGuest' },
            { target: 'signedOut' },
          ],
        },
        refused: {
          description: 'The sign-in page shows why the session ended or was not granted.',
          meta: { features: ['NAV-04', 'AUTH-01', 'AUTH-03'] },
          tags: 'signedOut',
          on: {
            'reason.clear': { target: 'deciding', actions: { type: 'setReason', params: { reason: null } } },
          },
        },
        signedOut: {
          description: 'The sign-in page waits.',
          meta: { features: ['NAV-01', 'AUTH-01', 'AUTH-02'] },
          tags: 'signedOut',
        },
        welcomingGuest: {
          description: 'What guests may see is loaded.',
          meta: { features: ['SES-11', 'API-14'] },
          tags: 'busy',
          invoke: {
            id: 'loadGuestConfiguration',
            src: 'loadGuestConfiguration',
            onDone: {
              target: 'guest',
              actions: { type: 'setConfiguration', params: ({ event }) => ({ configuration: event.output }) },
            },
            onError: 'guestFailed',
          },
        },
        guestFailed: {
          description: 'The server did not answer; one can try again, or sign in.',
          meta: { features: ['SES-11', 'AUTH-01'] },
          tags: ['failed', 'signedOut'],
          on: { 'session.retry': 'welcomingGuest' },
        },
        guest: {
          description: 'A guest browses; the cart refuses everything and asks for an account.',
          meta: { features: ['SES-11', 'SES-12', 'NAV-14', 'AUTH-14'] },
          tags: 'signedOut',
          invoke: {
            id: 'shop',
            src: 'shop',
            input: ({ context }) => ({
              shopper: shopperOf(false, null, context.site as SiteSettings, context.configuration as Configuration),
              environment: context.environment,
            }),
          },
        },
      },
    },
    authorizing: {
      description: 'A password or a punchout code is exchanged for a token.',
      meta: { features: ['SES-08', 'AUTH-04', 'PUN-01', 'API-17'] },
      tags: 'busy',
      invoke: {
        id: 'exchangeGrant',
        src: 'exchangeGrant',
        input: ({ context, event }): Grant =>
          event.type === 'session.signIn'
            ? { kind: 'password', username: event.username, password: event.password }
            : { kind: 'code', code: context.code ?? '', redirectUri: context.redirectUri },
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event },
            target: 'validating',
            actions: { type: 'learnToken', params: ({ event }) => event },
          },
          {
            target: 'unauthorized',
            actions: [{ type: 'explainRefusal', params: ({ event }) => event }, 'forgetSession'],
          },
        ],
        onError: {
          target: 'unauthorized',
          actions: [{ type: 'explainFailure', params: ({ event }) => event }, 'forgetSession'],
        },
      },
    },
  },
  options: machineOptions,
});

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
