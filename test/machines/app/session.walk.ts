import { expect } from 'vitest';
import { reasonOf } from '#domain/session/reason.ts';
import type { Credentials } from '#machines/app/session/session.ts';
import type { SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import { sessionMachine } from '#machines/app/session/sessionMachine.ts';
import type { SessionContext } from '#machines/app/session/sessionSetup.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keepsSecret, leadsTo, refuses, restsIn, sendsOnce, sets, where } from '../../support/walks/walkRules.ts';
import { fillingVisit } from '../ordering/checkoutSamples.ts';
import {
  chef,
  configuration,
  environment,
  failures,
  greeting,
  guestConfiguration,
  guestGreeting,
  rep,
} from '../samples.ts';

const cartPage = { key: 'ViewCart', isVisible: true, isLocked: false } as const;
const historyPage = { key: 'OrderHistory', isVisible: true, isLocked: false } as const;
const forPickup = { ...guestGreeting, site: { ...guestGreeting.site, allowConsumerDelivery: false } };
const input = { code: null, redirectUri: 'http://localhost/', environment: environment() };

/** Of all that happens to a visit, what happens to one from a procurement system. */
const ofPunchout = [
  'loadSite',
  'readCredentials',
  'xstate.done.actor.signIn: signed in',
  'xstate.done.actor.signIn: refused',
  'xstate.error.actor.signIn',
  'xstate.done.actor.loadUser: a customer',
  'xstate.done.actor.loadUser: a buyer of a procurement system',
  'xstate.error.actor.loadUser',
  'loadConfiguration',
  'loadShop',
  'shop',
  'session.expired: by an answer',
  'session.retry',
];

const isSignedOut = (credentials: Credentials) => Object.values(credentials).every((kept) => kept === null);

/** Where a token may be known. */
const SIGNED_IN = [
  'initial',
  'hydrating',
  'validating',
  'choosing',
  'select-customer',
  'select-shipmethod',
  'configuring',
  'opening',
  'unreachable',
  'ready',
  'failed',
  'broken',
];

/** A user from a procurement system has the pages of a cart, and no other user has fewer than the menu. */
function expectPagesOfPunchout({ context: { user, configuration: known } }: SessionSnapshot): void {
  const shown = known.settings.menu.filter(({ isVisible }) => isVisible).map(({ key }) => key);
  expect(shown).toEqual(user?.punchout ? ['ViewCart'] : ['ViewCart', 'OrderHistory']);
}

export const sessionWalk = walkOf({
  machine: sessionMachine,
  inputs: {
    'a visit': input,
    'a punchout': { ...input, code: 'code-1' },
    'a punchout that was loaded again': { ...input, wasPunchout: true },
  },
  parts: {
    'a punchout': ofPunchout,
    'a punchout that was loaded again': ['loadSite', 'readCredentials'],
  },
  events: {
    'session.signIn': { 'with a password': { username: 'chef', password: 'Harbor#2026' } },
    'session.expired': {
      'by an answer': { reason: reasonOf('sessionExpired') },
      'by a change of password': { reason: reasonOf('passwordChanged', 'You changed password.') },
    },
    'session.changedElsewhere': { 'by signing in': { isSignedIn: true }, 'by signing out': { isSignedIn: false } },
    'customer.refused': { 'by an answer': { customerKey: 1001 } },
    'shipMethod.refused': { 'by an answer': { shipMethod: 'Pickup', text: 'Pickup is not available at the moment.' } },
    'shipMethod.unset': { 'to delivery': { wanted: 'Delivery' } },
  },
  answers: {
    loadSite: { 'open to guests, with pickup alone': forPickup, 'closed to guests': greeting },
    readCredentials: {
      nothing: { token: null, customerKey: null, shipMethod: null },
      'a token': { token: 'token-1', customerKey: null, shipMethod: null },
    },
    signIn: {
      'signed in': { kind: 'signedIn', token: 'token-2' },
      refused: { kind: 'refused', reason: reasonOf('badCredentials'), resetToken: null },
      'refused after a change': {
        kind: 'refused',
        reason: reasonOf('passwordChanged', 'You changed password.'),
        resetToken: null,
      },
      'refused without a code': { kind: 'refused', reason: reasonOf('secondFactor', 'Enter it.'), resetToken: null },
      outgrown: { kind: 'refused', reason: reasonOf('badCredentials'), resetToken: 'reset-1' },
    },
    loadUser: {
      'a customer': chef,
      'a walk-in customer': { ...chef, customerKey: 0 },
      'a salesperson': rep,
      'a buyer of a procurement system': { ...chef, punchout: fillingVisit },
    },
    identify: {
      'a customer': { customerKey: 1001, shipMethod: null },
      'walk-in business': { customerKey: 0, shipMethod: null },
    },
    shipMethod: { pickup: { shipMethod: 'Pickup' } },
    loadConfiguration: {
      done: { ...configuration, settings: { ...configuration.settings, menu: [cartPage, historyPage] } },
    },
    loadGuestConfiguration: { done: guestConfiguration },
  },
  failures: {
    readCredentials: { unexpected: failures.unexpected },
    signIn: { 'a bug': failures.unexpected },
    identify: { 'a bug': failures.unexpected },
    loadShipMethod: { 'a new release': new TypeError('Failed to fetch dynamically imported module') },
    shipMethod: { 'a bug': failures.unexpected },
    shop: { 'a bug': failures.unexpected },
    loadUser: { unauthorised: failures.unauthorised, unavailable: failures.unavailable },
    loadShop: { 'a new release': new TypeError('Failed to fetch dynamically imported module') },
    loadConfiguration: { unavailable: failures.unavailable },
    loadGuestConfiguration: { unavailable: failures.unavailable },
  },
  states: { ready: expectPagesOfPunchout },
  distinguish: ({ code, isPunchout, credentials, site, user, previous, reason }) => [
    code !== null,
    isPunchout,
    user?.punchout?.operation,
    credentials,
    site.allowGuest,
    user?.isSalesperson,
    previous !== null,
    reason?.code,
  ],
  rules: [
    keepsSecret('Harbor#2026'),
    keepsSecret('reset-1'),
    keepsSecret('code-1', 'initial', 'hydrating', 'authorizing'),
    keepsSecret('token-2', ...SIGNED_IN),
    where<SessionContext>(({ user }) => !user?.isSalesperson, refuses('customer.unset')),
    where<SessionContext>(({ site }) => !site.allowGuest, refuses('guest.browse')),
    where<SessionContext>(
      ({ credentials }) => credentials.customerKey !== 0,
      refuses('shipMethod.unset', 'shipMethod.refused'),
    ),
    where<SessionContext>(
      ({ credentials, user }) => user === null || credentials.customerKey !== 1001,
      refuses('customer.refused'),
    ),
    where<SessionContext>(
      ({ credentials }) => credentials.token === null,
      refuses('session.logOut', 'session.expired'),
    ),
    sets<SessionContext>(
      'session.logOut',
      ({ user, credentials, previous }) => user === null && previous === null && isSignedOut(credentials),
    ),
    sets<SessionContext>(
      'identify: a customer',
      ({ credentials }) => credentials.shipMethod === null,
      'select-customer',
    ),
    leadsTo('signIn: outgrown', 'unauthorized'),
    leadsTo('loadUser failed: unavailable', 'failed'),
    leadsTo('loadUser failed: unauthorised', 'unauthorized'),
    sendsOnce('signIn', 'loadUser'),
    restsIn([
      'unauthorized.refused',
      'unauthorized.askingCode',
      'unauthorized.signedOut',
      'displaced',
      'initial.failed',
      'failed',
      'broken',
      'unreachable',
    ]),
    restsIn(['unauthorized.guestBroken', 'unauthorized.guestFailed', 'unauthorized.guestUnreachable']),
  ],
});
