import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import { openTabChannel } from '../browser/tabChannel.ts';
import type { CredentialStore } from './session/credentials.ts';

/** Tells the other tabs of this browser that somebody signed in or out, and hears it from them. */
export interface SessionTabs {
  tell(): void;
  listen(session: SessionRef, credentials: CredentialStore): void;
}

/** Only that something changed is told: each tab reads for itself what the browser keeps now. A punchout keeps nothing and is left alone. */
export function createSessionTabs(isApart: () => boolean): SessionTabs {
  const channel = openTabChannel('session', isApart);
  return {
    tell: () => channel.tell('changed'),
    listen: (session, credentials) => {
      const compare = () => {
        const { token } = credentials.read();
        if (isApart() || token === session.getSnapshot().context.credentials.token) return;
        session.send({ type: 'session.changedElsewhere', isSignedIn: token !== null });
      };
      channel.listen(compare);
      // What the other tab wrote may arrive here after what it told.
      window.addEventListener('storage', compare);
    },
  };
}
