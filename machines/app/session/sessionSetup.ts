import { assign, sendTo, setup } from 'xstate';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import { asksSecondFactor, customerWithdrawn, type Reason, reasonOf } from '#domain/session/reason.ts';
import type { ShipMethod, User } from '#domain/session/user.ts';
import { identifyMachine } from '../../access/identify/identifyMachine.ts';
import type { Identity } from '../../access/identify/identity.ts';
import type { shipMethodMachine } from '../../access/shipMethod/shipMethodMachine.ts';
import type { Grant, SignInResult } from '../../access/signIn/grant.ts';
import { signInMachine } from '../../access/signIn/signInMachine.ts';
import type { Environment } from '../../lib/environment.ts';
import { lazyMachine } from '../../lib/lazy.ts';
import { port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { type Configuration, configurationFor, NO_CONFIGURATION } from '../../shop/shopper.ts';
import type { shopMachine } from '../shop/shopMachine.ts';
import {
  type Credentials,
  canOnlyFetch,
  type Greeting,
  lacksShipMethod,
  NO_CREDENTIALS,
  NO_GREETING,
} from './session.ts';

export interface SessionContext extends Greeting {
  environment: Environment;
  /** A punchout's authorization code, used once. */
  code: string | null;
  redirectUri: string;
  /** Stays true after the visit ends, because the credentials that the browser stores belong to another session. */
  isPunchout: boolean;
  credentials: Credentials;
  user: User | null;
  /** The identity that the shop was last open for. */
  previous: Identity | null;
  /** The ship method that was requested by name. */
  wanted: ShipMethod | null;
  configuration: Configuration;
  /** Why there is no session, or a customer must be chosen again. */
  reason: Reason | null;
}

type Event =
  | { type: 'session.signIn'; username: string; password: string; otp?: string }
  | { type: 'session.logOut' }
  | { type: 'session.expired'; reason: Reason }
  | { type: 'session.retry' }
  | { type: 'session.changedElsewhere'; isSignedIn: boolean }
  | { type: 'guest.browse' }
  | { type: 'reason.clear' }
  | { type: 'customer.unset' }
  | { type: 'customer.refused'; customerKey: number }
  | { type: 'shipMethod.unset'; wanted: ShipMethod }
  | { type: 'shipMethod.refused'; shipMethod: ShipMethod; text: string };

interface Input {
  code: string | null;
  redirectUri: string;
  environment: Environment;
  /** A punchout page was reloaded, which ends the punchout (readings 129). */
  wasPunchout?: boolean;
}

const NOBODY: Omit<SessionContext, keyof Greeting | 'environment' | 'redirectUri' | 'reason' | 'isPunchout'> = {
  credentials: NO_CREDENTIALS,
  user: null,
  configuration: NO_CONFIGURATION,
  previous: null,
  wanted: null,
  code: null,
};

/** The context at the start of a visit. */
export function startingContext({ wasPunchout = false, ...input }: Input): SessionContext {
  const reason = wasPunchout ? reasonOf('punchoutExpired') : null;
  return { ...NO_GREETING, ...NOBODY, isPunchout: wasPunchout, reason, ...input };
}

/** The signed-out context. A punchout stays a punchout, and so does a page that was opened with a punchout code. */
function ended({ code, isPunchout: was }: Pick<SessionContext, 'code' | 'isPunchout'>, reason: Reason | null) {
  const isPunchout = was || code !== null;
  return { ...NOBODY, isPunchout, reason: isPunchout ? reasonOf('punchoutExpired') : reason };
}

/** Stores the current credentials in the browser. */
export const storeCredentials = {
  type: 'storeCredentials',
  params: ({ context: { credentials, isPunchout } }: { context: SessionContext }) => ({ credentials, isPunchout }),
} as const;

/** The session's types, actors, guards and actions. Its states are in `sessionMachine`. */
export const sessionSetup = setup({
  types: {} as {
    context: SessionContext;
    events: Event;
    input: Input;
    /** Besides `failed`: `broken` by a bug, `unreachable` if code could not be loaded, `displaced` by another tab. */
    tags: 'busy' | 'failed' | 'broken' | 'unreachable' | 'displaced' | 'signedOut';
    children: { signIn: 'signIn'; identify: 'identify'; shipMethod: 'shipMethod'; shop: 'shop' };
  },
  actors: {
    loadSite: port<Greeting>('loadSite'),
    readCredentials: port<Credentials>('readCredentials'),
    loadUser: port<User>('loadUser'),
    loadConfiguration: port<Configuration>('loadConfiguration'),
    loadGuestConfiguration: port<Configuration>('loadGuestConfiguration'),
    signIn: signInMachine,
    identify: identifyMachine,
    /** Loads the code of the ship method question; rejects if that fails. */
    loadShipMethod: port<void>('loadShipMethod'),
    shipMethod: lazyMachine<typeof shipMethodMachine>('shipMethod'),
    /** Loads the shop's code; rejects if that fails. */
    loadShop: port<void>('loadShop'),
    shop: lazyMachine<typeof shopMachine>('shop'),
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    hasToken: ({ context }) => context.credentials.token !== null,
    isToken: (_, { token }: Pick<Credentials, 'token'>) => token !== null,
    lacksSite: ({ context }) => context.site === NO_GREETING.site,
    wasPasswordChanged: ({ context }) => context.reason?.code === 'passwordChanged',
    asksSecondFactor: ({ context }) => asksSecondFactor(context.reason),
    hasReason: ({ context }) => context.reason !== null,
    allowsGuests: ({ context }) => context.site.allowGuest,
    lacksUser: ({ context }) => context.user === null,
    lacksCustomer: ({ context }) => context.user?.isSalesperson === true && context.credentials.customerKey === null,
    hasNoCustomer: ({ context }) => context.credentials.customerKey === null,
    lacksShipMethod: ({ context }) => lacksShipMethod(context.credentials, context.site),
    takesPickup: ({ context }) => lacksShipMethod(context.credentials, context.site) && canOnlyFetch(context),
    isAskingShipMethod: ({ context }) => context.wanted !== null || lacksShipMethod(context.credentials, context.site),
    isWalkIn: ({ context }) => context.credentials.customerKey === WALK_IN_CUSTOMER_KEY,
    /** A late response about another method says nothing about the current one. */
    isBoughtBy: ({ context: { credentials } }, { shipMethod }: { shipMethod: ShipMethod }) =>
      credentials.customerKey === WALK_IN_CUSTOMER_KEY && credentials.shipMethod === shipMethod,
    isSalesperson: ({ context }) => context.user?.isSalesperson === true,
    /** A late response about another customer says nothing about the current one. */
    isActedFor: ({ context }, { customerKey }: { customerKey: number }) =>
      context.user !== null && context.credentials.customerKey === customerKey,
    isOutgrown: (_, result: SignInResult) => result.kind === 'refused' && result.resetToken !== null,
    isSignInElsewhere: ({ context }, { isSignedIn }: { isSignedIn: boolean }) =>
      isSignedIn && context.credentials.token === null,
  },
  actions: {
    /** Provided by the host: stores the credentials for the calls and, unless this is a punchout, for the next visit. */
    storeCredentials: (_, _params: { credentials: Credentials; isPunchout: boolean }) => undefined,
    /** Provided by the host: asks the server to revoke this token. */
    revokeToken: (_, _params: { token: string | null }) => undefined,
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Provided by the host: opens the page that sets a new password. */
    renewPassword: (_, _params: { resetToken: string }) => undefined,
    presentGrant: sendTo('signIn', (_, { grant }: { grant: Grant }) => ({ type: 'grant.present', grant })),
    clearReason: assign({ reason: null }),
    /** Ends the session for this reason. */
    endSession: assign(({ context }, { reason }: { reason: Reason | null }) => ended(context, reason)),
    setSignIn: assign(({ context }, result: SignInResult) =>
      result.kind === 'refused'
        ? ended({ ...context, isPunchout: false }, result.reason)
        : {
            credentials: { ...NO_CREDENTIALS, token: result.token },
            isPunchout: context.code !== null,
            code: null,
            reason: null,
          },
    ),
    setConfiguration: assign(({ context: { credentials, user } }, configuration: Configuration) => {
      const { customerKey, shipMethod } = credentials;
      return {
        configuration: configurationFor(user, configuration),
        previous: customerKey === null ? null : { customerKey, shipMethod },
        reason: null,
      };
    }),
    setShipMethod: assign(({ context }, { shipMethod }: Pick<Credentials, 'shipMethod'>) => ({
      credentials: { ...context.credentials, shipMethod },
      wanted: null,
    })),
    explainWithdrawal: assign({
      reason: ({ context: { configuration, credentials } }) => {
        const { customer } = configuration;
        return customerWithdrawn(customer?.customerKey === credentials.customerKey ? customer.name : null);
      },
    }),
    /** Discards the credentials that were read while the site did not respond. */
    clearCredentials: assign({ credentials: NO_CREDENTIALS }),
  },
});
