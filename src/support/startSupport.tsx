import { type AnyActorRef, createActor } from 'xstate';
import { registerService } from 'xstate/dev';
import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import { supportMachine } from '#machines/support/supportMachine.ts';
import { countFlows } from './flowCounter.ts';
import { isOfAdmin } from './isOfAdmin.ts';
import { recordActors } from './recorder.ts';
import { SendToSupport } from './SendToSupport.tsx';
import { sendFlowNumbers } from './sendFlowNumbers.ts';
import { supportPorts } from './supportPorts.ts';

/** On the first tag of the page of a site that does not count (`server/platform/http/web.ts`). */
const UNCOUNTED = 'uncounted';

interface Watched {
  readonly session: SessionRef;
  readonly others: readonly AnyActorRef[];
}

/**
 * Starts recording and counting, and returns the control that sends the recording. For the site's own staff it is also sent when a
 * screen stops working.
 */
export function startSupport({ session, others }: Watched, api: Parameters<typeof supportPorts>[0], page: Window) {
  const recorder = recordActors([session, ...others], Date.now);
  if (document.documentElement.dataset.flows !== UNCOUNTED) sendFlowNumbers(countFlows([session], Date.now), page);
  const support = createActor(supportMachine.provide({ actors: supportPorts(api, recorder) }));
  registerService(support);
  support.start();
  page.addEventListener('screenbroken', () => {
    const snapshot = session.getSnapshot();
    if (snapshot.context.user?.isSalesperson || isOfAdmin(snapshot)) support.send({ type: 'recording.send' });
  });
  return () => <SendToSupport support={support} />;
}
