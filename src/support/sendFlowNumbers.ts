import { countFlows as endpoint } from '#domain/api/flows.ts';
import type { FlowCounter } from './flowCounter.ts';

/** Sends the numbers when the tab is hidden or closed; a lost batch is not sent again. */
export function sendFlowNumbers(counter: FlowCounter, page: Window): void {
  const send = () => {
    const states = counter.take();
    const body = new Blob([JSON.stringify({ states })], { type: 'application/json' });
    if (states.length > 0) page.navigator.sendBeacon(endpoint.path, body);
  };
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') send();
  });
  page.addEventListener('pagehide', ({ persisted }) => {
    // A page that is kept can be shown again.
    if (!persisted) counter.abandonAll();
    send();
  });
}
