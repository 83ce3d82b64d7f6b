import { useEffect, useRef } from 'react';

interface Submitted {
  readonly submitCount: number;
  readonly isSubmitting: boolean;
}

/** For the element of a form: whenever it was not sent because of what stands in it, the first field that is wrong has the focus. */
export function useFocusOnFirstWrong<Element extends HTMLElement>({ submitCount, isSubmitting }: Submitted) {
  const element = useRef<Element>(null);
  useEffect(() => {
    const isRefused = submitCount > 0 && !isSubmitting;
    if (isRefused) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  return element;
}
