import { assign, sendTo, setup } from 'xstate';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import { customerWithdrawn, type Reason, reasonOf } from '#domain/session/reason.ts';
import type { ShipMethod, User } from '#domain/session/user.ts';
import { identifyMachine } from '../../access/identify/identifyMachine.ts';
import type { Identity } from '../../access/identify/identity.ts';
import type { shipMethodMachine } from '../../access/shipMethod/shipMethodMachine.ts';
import type { Grant, SignInResult } from '../../access/signIn/grant.ts';
import { signInMachine } from '../../access/signIn/signInMachine.ts';
import type { Environment } from '../../lib/environment.ts';
import { port } from '../../lib/port.ts';
import { slot } from '../../lib/slot.ts';
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
  /** Stays true when the visit is over: what the browser keeps is another session's. */
  isPunchout: boolean;
  credentials: Credentials;
  user: User | null;
  /** Whom the shop was open for last. */
  previous: Identity | null;
  /** The ship method that was asked for by name. */
  wanted: ShipMethod | null;
  configuration: Configuration;
  /** Why nobody is signed in, or a customer must be chosen again. */
  reason: Reason | null;
}

type Event =
  | { type: 'session.signIn'; username: string; password: string }
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
  /** The page of a punchout was loaded again, which ends it (readings 129). */
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

/** What a visit begins with. */
export function startingContext({ wasPunchout = false, ...input }: Input): SessionContext {
  const reason = wasPunchout ? reasonOf('punchoutExpired') : null;
  return { ...NO_GREETING, ...NOBODY, isPunchout: wasPunchout, reason, ...input };
}

/** Nobody is signed in; a punchout stays one, and so does a page that came with a code of one. */
function ended({ code, isPunchout: was }: Pick<SessionContext, 'code' | 'isPunchout'>, reason: Reason | null) {
  const isPunchout = was || code !== null;
  return { ...NOBODY, isPunchout, reason: isPunchout ? reasonOf('punchoutExpired') : reason };
}

/** What the browser keeps becomes what is known now. */
export const storeCredentials = {
  type: 'storeCredentials',
  params: ({ context: { credentials, isPunchout } }: { context: SessionContext }) => ({ credentials, isPunchout }),
} as const;

/** The session's words: what it knows, hears, asks for, decides by and does. Its chart is `sessionMachine`. */
export const sessionSetup = setup({
  types: {} as {
    context: SessionContext;
    events: Event;
    input: Input;
    /** Besides `failed`: `broken` by a bug, `unreachable` where the program did not come, `displaced` by another tab. */
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
    /** Loads the part of the program that asks for a ship method; rejects where it does not come. */
    loadShipMethod: port<void>('loadShipMethod'),
    shipMethod: slot<typeof shipMethodMachine>('shipMethod'),
    /** Loads the part of the program that is the shop; rejects where it does not come. */
    loadShop: port<void>('loadShop'),
    shop: slot<typeof shopMachine>('shop'),
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    hasToken: ({ context }) => context.credentials.token !== null,
    isToken: (_, { token }: Pick<Credentials, 'token'>) => token !== null,
    lacksSite: ({ context }) => context.site === NO_GREETING.site,
    wasPasswordChanged: ({ context }) => context.reason?.code === 'passwordChanged',
    hasReason: ({ context }) => context.reason !== null,
    allowsGuests: ({ context }) => context.site.allowGuest,
    lacksUser: ({ context }) => context.user === null,
    lacksCustomer: ({ context }) => context.user?.isSalesperson === true && context.credentials.customerKey === null,
    hasNoCustomer: ({ context }) => context.credentials.customerKey === null,
    lacksShipMethod: ({ context }) => lacksShipMethod(context.credentials, context.site),
    takesPickup: ({ context }) => lacksShipMethod(context.credentials, context.site) && canOnlyFetch(context),
    isAskingShipMethod: ({ context }) => context.wanted !== null || lacksShipMethod(context.credentials, context.site),
    isWalkIn: ({ context }) => context.credentials.customerKey === WALK_IN_CUSTOMER_KEY,
    /** A late answer about another method says nothing of the one that is bought by now. */
    isBoughtBy: ({ context: { credentials } }, { shipMethod }: { shipMethod: ShipMethod }) =>
      credentials.customerKey === WALK_IN_CUSTOMER_KEY && credentials.shipMethod === shipMethod,
    isSalesperson: ({ context }) => context.user?.isSalesperson === true,
    /** A late answer about another customer says nothing of the one acted for now. */
    isActedFor: ({ context }, { customerKey }: { customerKey: number }) =>
      context.user !== null && context.credentials.customerKey === customerKey,
    isOutgrown: (_, result: SignInResult) => result.kind === 'refused' && result.resetToken !== null,
    isSignInElsewhere: ({ context }, { isSignedIn }: { isSignedIn: boolean }) =>
      isSignedIn && context.credentials.token === null,
  },
  actions: {
    /** Filled by the host: keeps the credentials for the calls and, unless this is a punchout, for the next visit. */
    storeCredentials: (_, _params: { credentials: Credentials; isPunchout: boolean }) => undefined,
    /** Filled by the host: tells the server that this token is to die. */
    revokeToken: (_, _params: { token: string | null }) => undefined,
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Filled by the host: leads to where another password is set. */
    renewPassword: (_, _params: { resetToken: string }) => undefined,
    presentGrant: sendTo('signIn', (_, { grant }: { grant: Grant }) => ({ type: 'grant.present', grant })),
    clearReason: assign({ reason: null }),
    /** Nobody is signed in any more, for this reason. */
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
    /** What was read while the site was out of reach counts no longer. */
    forgetCredentials: assign({ credentials: NO_CREDENTIALS }),
  },
});
