import { assign, setup } from 'xstate';
import type { ShipMethod, User } from '#domain/session/user.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { texts } from '#domain/texts.ts';
import type { Environment } from '../lib/environment.ts';
import { failureOf } from '../lib/failure.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { port } from '../lib/port.ts';
import type { Notice } from '../notices/notice.ts';
import { selectCustomerMachine } from '../selectCustomer/selectCustomerMachine.ts';
import { shopMachine } from '../shop/shopMachine.ts';
import {
  type Configuration,
  type Credentials,
  type Exchange,
  type Grant,
  type Greeting,
  NO_CREDENTIALS,
  needsShipMethod,
  signInFailureReason,
  signInReason,
} from './session.ts';

export interface SessionContext {
  environment: Environment;
  /** A punchout's authorization code, used once. */
  code: string | null;
  redirectUri: string;
  isPunchout: boolean;
  site: SiteSettings | null;
  logoName: string | null;
  demoAccounts: Greeting['demoAccounts'];
  credentials: Credentials;
  user: User | null;
  previousCustomerKey: number | null;
  configuration: Configuration | null;
  reason: string | null;
}

type Event =
  | { type: 'session.signIn'; username: string; password: string }
  | { type: 'session.logOut' }
  | { type: 'session.expired' }
  | { type: 'session.retry' }
  | { type: 'reason.clear' }
  | { type: 'customer.unset' }
  | { type: 'customer.keepPrevious' }
  | { type: 'customer.refused'; customerKey: number }
  | { type: 'shipMethod.unset' }
  | { type: 'shipMethod.choose'; shipMethod: ShipMethod };

interface Input {
  code: string | null;
  redirectUri: string;
  environment: Environment;
}

function grantKind(code: string | null): Grant['kind'] {
  return code === null ? 'password' : 'code';
}

/** The session's words: what it knows, hears, asks for, decides by and does. Its chart is `sessionMachine`. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'failed' | 'signedOut',
    meta: {} as FeatureMeta,
  },
  actors: {
    loadSite: port<Greeting>('loadSite'),
    readCredentials: port<Credentials>('readCredentials'),
    exchangeGrant: port<Exchange, Grant>('exchangeGrant'),
    loadUser: port<User>('loadUser'),
    loadConfiguration: port<Configuration, { user: User }>('loadConfiguration'),
    loadGuestConfiguration: port<Configuration>('loadGuestConfiguration'),
    selectCustomer: selectCustomerMachine,
    shop: shopMachine,
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    hasToken: ({ context }) => context.credentials.token !== null,
    wasPasswordChanged: ({ context }) => /changed password/i.test(context.reason ?? ''),
    hasReason: ({ context }) => context.reason !== null,
    allowsGuests: ({ context }) => context.site?.allowGuest === true,
    lacksCustomer: ({ context }) => context.user?.isSalesperson === true && context.credentials.customerKey === null,
    hasNoCustomer: ({ context }) => context.credentials.customerKey === null,
    lacksShipMethod: ({ context }) => needsShipMethod(context.credentials.customerKey, context.credentials.shipMethod),
    isSalesperson: ({ context }) => context.user?.isSalesperson === true,
    hasPreviousCustomer: ({ context }) => context.previousCustomerKey !== null,
    /** A late answer about another customer says nothing of the one acted for now. */
    isActedFor: ({ context }, { customerKey }: { customerKey: number }) =>
      context.user !== null && context.credentials.customerKey === customerKey,
    isSignedIn: (_, { output }: { output: Exchange }) => output.kind === 'signedIn',
    isUnauthorised: (_, { error }: { error: unknown }) => failureOf(error).kind === 'unauthorised',
  },
  actions: {
    /** Filled by the host: keeps the credentials for the calls and, unless this is a punchout, for the next visit. */
    storeCredentials: (_, _params: { credentials: Credentials; isPunchout: boolean }) => undefined,
    /** Filled by the host: tells the server that this token is to die. */
    revokeToken: (_, _params: { token: string | null }) => undefined,
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setReason: assign({ reason: (_, { reason }: { reason: string | null }) => reason }),
    forgetSession: assign({
      credentials: NO_CREDENTIALS,
      user: null,
      configuration: null,
      previousCustomerKey: null,
      code: null,
      isPunchout: false,
    }),
    setUser: assign(({ context }, { user }: { user: User }) => ({
      user,
      credentials: { ...context.credentials, customerKey: user.customerKey ?? context.credentials.customerKey },
    })),
    setCustomerKey: assign({
      credentials: ({ context }, { customerKey }: { customerKey: number | null }) => ({
        ...context.credentials,
        customerKey,
      }),
    }),
    setShipMethod: assign({
      credentials: ({ context }, { shipMethod }: { shipMethod: ShipMethod | null }) => ({
        ...context.credentials,
        shipMethod,
      }),
    }),
    explainRefusal: assign({
      reason: ({ context }, { output }: { output: Exchange }) =>
        output.kind === 'refused'
          ? signInReason(grantKind(context.code), output.status, output.description)
          : texts.login.failed,
    }),
    explainFailure: assign({
      reason: ({ context }, { error }: { error: unknown }) =>
        signInFailureReason(grantKind(context.code), failureOf(error)),
    }),
    learnToken: assign(({ context }, { output }: { output: Exchange }) => ({
      credentials: { ...NO_CREDENTIALS, token: output.kind === 'signedIn' ? output.token : null },
      isPunchout: context.code !== null,
      code: null,
      reason: null,
    })),
    learnConfiguration: assign(({ context }, { configuration }: { configuration: Configuration }) => ({
      configuration,
      previousCustomerKey: context.credentials.customerKey,
      reason: null,
    })),
    explainWithdrawal: assign({
      reason: ({ context: { configuration, credentials } }) => {
        const customer = configuration?.customer;
        return texts.customers.withdrawn(customer?.customerKey === credentials.customerKey ? customer.name : null);
      },
    }),
    forgetCustomer: assign(({ context }) => ({
      credentials: { ...context.credentials, customerKey: null, shipMethod: null },
      previousCustomerKey: null,
    })),
    setConfiguration: assign({
      configuration: (_, { configuration }: { configuration: Configuration }) => configuration,
    }),
  },
});
