import { type AnyActorRef, createActor } from 'xstate';
import { registerService } from 'xstate/dev';
import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import { supportMachine } from '#machines/support/supportMachine.ts';
import { isOfAdmin } from './isOfAdmin.ts';
import { recordActors } from './recorder.ts';
import { SendToSupport } from './SendToSupport.tsx';
import { supportPorts } from './supportPorts.ts';

interface Watched {
  readonly session: SessionRef;
  readonly others: readonly AnyActorRef[];
}

/**
 * Starts recording, and returns the control that sends the recording. For the site's own staff it is also sent when a
 * screen stops working.
 */
export function startSupport({ session, others }: Watched, api: Parameters<typeof supportPorts>[0], page: EventTarget) {
  const recorder = recordActors([session, ...others], Date.now);
  const support = createActor(supportMachine.provide({ actors: supportPorts(api, recorder) }));
  registerService(support);
  support.start();
  page.addEventListener('screenbroken', () => {
    const snapshot = session.getSnapshot();
    if (snapshot.context.user?.isSalesperson || isOfAdmin(snapshot)) support.send({ type: 'recording.send' });
  });
  return () => <SendToSupport support={support} />;
}
