import { createPath, type Location } from 'react-router-dom';
import type { SessionSnapshot } from '#machines/app/session/sessionMachine.ts';

/**
 * The page that the user wanted to open, or was on, when they had to sign in. It is stored in the browser's history.
 */
interface WantedPage {
  readonly href: string;
  /** The user whose session ended there; null if there was no session. */
  readonly username: string | null;
  /** The key of the product that the user was adding to the cart there. */
  readonly adds?: number | undefined;
}

function wantedIn({ state }: Location): WantedPage | null {
  const wanted = state?.wanted;
  return typeof wanted?.href === 'string' && wanted.href.startsWith('/') ? wanted : null;
}

/** The state of a link from this page of a guest to the sign-in page. */
export function wantedFrom(location: Location, adds?: number): { wanted: WantedPage } {
  return { wanted: { href: createPath(location), username: null, adds } };
}

/** Remembers the user of the last shop, and whether they signed out. */
export function createWantedPage(isGreeting: (pathname: string) => boolean) {
  let username: string | null = null;
  return {
    watch({ context }: SessionSnapshot): void {
      if (context.user) ({ username } = context.user);
    },
    /** The state that the sign-in page stores about the replaced page. A user who logs out wants no page. */
    stateFor(location: Location, { context }: SessionSnapshot): { wanted: WantedPage | null } {
      if (isGreeting(location.pathname)) return { wanted: wantedIn(location) };
      const hasLoggedOut = username !== null && context.user === null && context.reason === null;
      if (hasLoggedOut) username = null;
      return { wanted: hasLoggedOut ? null : { href: createPath(location), username } };
    },
    /** The page that opens after a sign-in; it never belongs to another user. */
    pageAfter(location: Location, { context }: SessionSnapshot): WantedPage | null {
      const wanted = wantedIn(location);
      if (!wanted || (wanted.username !== null && wanted.username !== context.user?.username)) return null;
      return wanted;
    },
  };
}
