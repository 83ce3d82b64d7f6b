import { reasonOf } from '#domain/session/reason.ts';
import { NO_CREDENTIALS } from '#machines/app/session/session.ts';
import { sessionMachine } from '#machines/app/session/sessionMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { chef, configuration, environment, greeting, guestGreeting } from '../samples.ts';

export const visit = { code: null, redirectUri: 'http://localhost/', environment: environment() };
export const kept = { token: 'token-1', customerKey: 1001, shipMethod: 'Pickup' } as const;
export const expired = { type: 'session.expired', reason: reasonOf('sessionExpired') } as const;
export const signIn = { type: 'session.signIn', username: 'chef', password: 'Harbor#2026' } as const;

export async function greeted(credentials: object = NO_CREDENTIALS, site = greeting) {
  const stage = new Stage(sessionMachine, visit);
  await stage.answer('loadSite', site);
  await stage.answer('readCredentials', credentials);
  return stage;
}

/** The user who was signed in when the page was left, and is still known. */
export async function comeBack(user = chef, credentials: object = kept) {
  const stage = await greeted(credentials);
  await stage.answer('loadUser', user);
  return stage;
}

/** A shop that is open to this user, who returned with a stored token. */
export async function open(user = chef, credentials: object = kept) {
  const stage = await comeBack(user, credentials);
  await stage.answer('loadConfiguration', configuration);
  await stage.answer('loadShop');
  return stage;
}

/** A visitor who opens another page than the sign-in page of a site that is open to guests. */
export async function visiting() {
  const stage = await greeted(NO_CREDENTIALS, guestGreeting);
  stage.send({ type: 'guest.browse' });
  return stage;
}

/** The current stored values of the browser. */
export function stored(stage: Awaited<ReturnType<typeof greeted>>): unknown {
  return stage.paramsOf('storeCredentials').at(-1);
}

export const nothing = { credentials: NO_CREDENTIALS, isPunchout: false };
