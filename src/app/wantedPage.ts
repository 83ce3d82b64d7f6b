import { createPath, type Location } from 'react-router-dom';
import type { SessionSnapshot } from '#machines/app/session/sessionMachine.ts';

/** The page that somebody was on his way to, or was torn away from, when he had to sign in. Kept in the browser's history. */
interface WantedPage {
  readonly href: string;
  /** Whose session ended there; null where nobody was signed in. */
  readonly username: string | null;
}

function wantedIn({ state }: Location): WantedPage | null {
  const wanted = state?.wanted;
  return typeof wanted?.href === 'string' && wanted.href.startsWith('/') ? wanted : null;
}

/** Remembers whose shop was open last, and whether he left it himself. */
export function createWantedPage(isGreeting: (pathname: string) => boolean) {
  let username: string | null = null;
  return {
    watch({ context }: SessionSnapshot): void {
      if (context.user) ({ username } = context.user);
    },
    /** What the page to sign in on, or to choose on, is to keep of the place that it takes. Who logs out wants nothing. */
    stateFor(location: Location, { context }: SessionSnapshot): { wanted: WantedPage | null } {
      if (isGreeting(location.pathname)) return { wanted: wantedIn(location) };
      const hasLoggedOut = username !== null && context.user === null && context.reason === null;
      if (hasLoggedOut) username = null;
      return { wanted: hasLoggedOut ? null : { href: createPath(location), username } };
    },
    /** Where whoever has just signed in goes on: nobody lands on a page that was somebody else's. */
    hrefAfter(location: Location, { context }: SessionSnapshot): string | null {
      const wanted = wantedIn(location);
      if (!wanted || (wanted.username !== null && wanted.username !== context.user?.username)) return null;
      return wanted.href;
    },
  };
}
