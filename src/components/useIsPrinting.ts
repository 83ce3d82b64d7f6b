import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const turn = (event: Event) => {
    isPrinting = event.type === 'beforeprint';
    // Firefox copies the page for the printer as soon as the event has been dispatched.
    flushSync(onChange);
  };
  window.addEventListener('beforeprint', turn);
  window.addEventListener('afterprint', turn);
  return () => {
    window.removeEventListener('beforeprint', turn);
    window.removeEventListener('afterprint', turn);
  };
}

/** True while the page is being printed: a virtual list shows all its rows then. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
