import { useEffect, useRef } from 'react';

interface Submitted {
  readonly submitCount: number;
  readonly isSubmitting: boolean;
}

/** For a form element: after a submit that validation stopped, the first invalid field gets the focus. */
export function useFocusOnFirstWrong<Element extends HTMLElement>({ submitCount, isSubmitting }: Submitted) {
  const element = useRef<Element>(null);
  useEffect(() => {
    const isRefused = submitCount > 0 && !isSubmitting;
    if (isRefused) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  return element;
}
