import { useEffect, useEffectEvent } from 'react';

/** When the focused element closes, the focus moves a frame later, because the rows are rendered by then. */
export function useCaughtFocus(isOpen: boolean, catchFocus: () => void): void {
  const close = useEffectEvent(() => window.requestAnimationFrame(catchFocus));
  useEffect(() => (isOpen ? () => void close() : undefined), [isOpen]);
}
