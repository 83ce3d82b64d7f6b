import { useEffect, useRef } from 'react';

/** After a change of the step, focuses its content, or leaves the focus to an alert in it; not when the page opens. */
export function useFocusOnStep(step: string) {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
    content.current?.closest('li')?.scrollIntoView?.();
  }, [step]);
  return content;
}
