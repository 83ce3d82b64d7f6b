import { useEffect, useRef } from 'react';

/** Gives the focus to the content of a step, or leaves it to an alert in it, its title in view, when the step has changed; not when the page opens. */
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
