import type { SessionRef } from '#machines/access/session/sessionMachine.ts';
import type { CredentialStore } from '../ports/credentials.ts';

/** Tells the other tabs of this browser that somebody signed in or out, and hears it from them. */
export interface SessionTabs {
  tell(): void;
  listen(session: SessionRef, credentials: CredentialStore): void;
}

/** Only that something changed is told: each tab reads for itself what the browser keeps now. Punchout tabs keep nothing and are left alone. */
export function createSessionTabs(): SessionTabs {
  const channel = new BroadcastChannel('session');
  return {
    tell: () => channel.postMessage('changed'),
    listen: (session, credentials) => {
      const compare = () => {
        const { isPunchout, credentials: own } = session.getSnapshot().context;
        const { token } = credentials.read();
        if (isPunchout || token === own.token) return;
        session.send({ type: 'session.changedElsewhere', isSignedIn: token !== null });
      };
      channel.onmessage = compare;
      // What the other tab wrote may arrive here after what it told.
      window.addEventListener('storage', compare);
    },
  };
}
