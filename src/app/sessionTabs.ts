import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import { openTabChannel } from '../browser/tabChannel.ts';
import type { CredentialStore } from './session/credentials.ts';

/** Notifies the other tabs of this browser of sign-ins and sign-outs, and listens to them. */
export interface SessionTabs {
  tell(): void;
  listen(session: SessionRef, credentials: CredentialStore): void;
}

/** The message has no content: each tab reads the stored session itself. A punchout stores none and is excluded. */
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
      // The storage of the other tab may arrive after its message.
      window.addEventListener('storage', compare);
    },
  };
}
