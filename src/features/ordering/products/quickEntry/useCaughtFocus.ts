import { useEffect, useEffectEvent } from 'react';

/** When what had the focus closes, the focus is caught a frame later: by then the rows are there. */
export function useCaughtFocus(isOpen: boolean, catchFocus: () => void): void {
  const close = useEffectEvent(() => window.requestAnimationFrame(catchFocus));
  useEffect(() => (isOpen ? () => void close() : undefined), [isOpen]);
}
